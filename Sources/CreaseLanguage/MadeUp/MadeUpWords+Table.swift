/// The words there are, by the last word of a name.
extension MadeUpWords {
    /// The day every preview is on.
    static let date = "Oct 23, 2026"
    static let person = "Jordan Lee"

    static let wholeTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    static let fractionTypes: Set<String> = ["Double", "CGFloat", "Float", "TimeInterval", "NSNumber"]

    static let verbs: Set<String> = [
        "get", "make", "format", "formatted", "build", "create", "load", "fetch", "display", "localized", "current",
        "selected", "is", "has", "the", "my", "string", "raw", "computed", "loaded", "filtered", "for", "from", "of",
        "with", "by", "to",
    ]
    static let kinds: Set<String> = [
        "text", "string", "label", "value", "key", "for", "from", "formatted", "localized",
    ]

    static let prices: Set<String> = [
        "price", "cost", "amount", "balance", "fee", "salary", "budget", "revenue", "subtotal", "tax", "money",
        "payment", "spent", "tip",
    ]
    static let fractions: Set<String> = ["percent", "percentage", "progress", "fraction", "ratio", "completion"]
    static let counts: Set<String> = [
        "count", "number", "total", "quantity", "likes", "views", "followers", "following", "points", "score", "votes",
        "comments", "replies", "minutes", "seconds", "hours", "days", "pages", "index", "position", "rank", "level",
        "steps", "calories", "unread", "badge", "stars", "favorites", "downloads", "num",
    ]
    static let wholeNumbers: [String: Int] = ["year": 2026, "age": 34, "index": 1, "rank": 1, "level": 5]

    static let measures: [String: String] = [
        "percent": "64%", "percentage": "64%", "progress": "64%", "rating": "4.5", "temperature": "21°",
        "distance": "3.2 km", "weight": "68 kg", "speed": "12 km/h", "version": "1.0", "duration": "3:42",
        "length": "3:42", "runtime": "1h 42m",
    ]

    static let people: Set<String> = [
        "author", "user", "username", "fullname", "artist", "director", "owner", "sender", "contact", "player", "host",
        "person", "member", "friend", "actor", "customer", "patient", "student", "teacher", "speaker", "writer",
        "creator", "narrator", "profile", "firstname", "lastname", "nickname", "full",
    ]

    static let links: [String: String] = [
        "url": "https://example.com", "link": "https://example.com", "website": "https://example.com",
        "homepage": "https://example.com", "domain": "example.com", "email": "jordan@example.com",
        "mail": "jordan@example.com", "phone": "(555) 010-0199", "tel": "(555) 010-0199", "handle": "@jordan",
        "login": "jordan", "host": "example.com", "server": "example.com", "ip": "192.0.2.1",
    ]

    static let phrases: [String: String] = [
        "date": date, "at": date, "day": "Friday", "deadline": date, "due": date, "birthday": date, "released": date,
        "timestamp": date, "created": date, "updated": date, "published": date, "time": "9:41 AM", "hour": "9 AM",
        "month": "October", "weekday": "Friday", "address": "12 Harbor Street", "street": "12 Harbor Street",
        "city": "Oakland", "town": "Oakland", "country": "Norway", "location": "Oakland", "place": "Oakland",
        "language": "English", "currency": "USD", "id": "1042", "identifier": "1042", "uuid": "1042", "code": "A1042",
        "description": sentence, "desc": sentence, "summary": sentence, "body": sentence, "overview": sentence,
        "synopsis": sentence, "bio": sentence, "about": sentence, "content": sentence, "contents": sentence,
        "abstract": sentence, "excerpt": sentence, "story": sentence, "paragraph": sentence, "review": sentence,
        "explanation": sentence, "detail": note, "details": note, "message": note, "note": note, "notes": note,
        "comment": note, "caption": note, "tagline": note, "instructions": note, "hint": note, "footer": note,
        "question": "What would you like to see?", "answer": "Something new", "size": "2.4 MB",
    ]

    private static let sentence = "A few sentences about this one, long enough to run over more than a single line."
    private static let note = "A few words about this one."
}
