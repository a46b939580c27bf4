/// Picture in picture and video.
extension Fact {
    static let media: [Fact] = [
        mediaPinned, mediaPinnedHeight, mediaWideLandscape, mediaWideTall, mediaWideLeft, mediaCapture,
    ]

    public static let mediaPinned = Fact(
        "media.pinned", says: "picture in picture can be pinned to the top in open landscape; the app gets less height",
        .documented, source: "TT64, TT63",
        note: "elsewhere it floats and changes no window; partly folded, video fills a half")
    public static let mediaPinnedHeight = Fact(
        "media.pinned.height", 223, unit: "pt", .assumed, source: "TT64",
        note: "height the pinned picture takes: a third of the display; Apple gives no number",
        settledBy: "pinning a picture in open landscape")
    public static let mediaWideLandscape = Fact(
        "media.wide.landscape", 22.1, unit: "%", .measured, source: "FLAB",
        note: "height unused by 16:9 at full width, inner landscape: 927×521")
    public static let mediaWideTall = Fact(
        "media.wide.tall", 61.8, unit: "%", .measured, source: "FLAB", note: "height unused by 16:9, inner portrait")
    public static let mediaWideLeft = Fact(
        "media.wide.left", 134, unit: "pt", .documented, source: "TT63",
        note: "about what 16:9 leaves of 669 at the full 951 width")
    public static let mediaCapture = Fact(
        "media.capture", says: "a capture accessory on the outer display only while full screen on the inner one",
        .documented, source: "GUIDE", note: "with an active camera session; not modelled")
}
