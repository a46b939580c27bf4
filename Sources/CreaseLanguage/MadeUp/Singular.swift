/// What one of many is called: `item` for `items`, `entry` for `entries`, `person` for `people`.
func singular(_ name: String) -> String {
    let irregular = [
        "children": "child", "people": "person", "data": "item", "media": "medium", "news": "story", "series": "series",
        "all": "item", "list": "item", "array": "item", "results": "result", "indices": "index", "contents": "content",
    ]
    if let one = irregular[name] { return one }
    for (suffix, ending) in [
        ("List", ""), ("Array", ""), ("Items", "Item"), ("ies", "y"), ("sses", "ss"), ("xes", "x"),
    ]
    where name.count > suffix.count + 1 && name.hasSuffix(suffix) {
        return name.dropLast(suffix.count) + ending
    }
    guard name.count > 2, name.hasSuffix("s"), !name.hasSuffix("ss"), !name.hasSuffix("us") else { return name }
    return String(name.dropLast())
}
