import CreaseCanvas
import CreaseDevice

/// The pictures of a recording as one text, a rule line above each: what a pull request shows the differences of.
enum FrameText {
    static func text(_ pictures: [TapeRecording.Picture], glyphs: GlyphSet) -> String {
        pictures.map { rule($0, glyphs: glyphs) + TextWriter.text($0.grid) }.joined()
    }

    /// `──── 02 book · 3.500 s · book 127.78°, SDK 27.1 · pose book ────`, as wide as the picture where that is enough.
    private static func rule(_ picture: TapeRecording.Picture, glyphs: GlyphSet) -> String {
        let line = glyphs == .unicode ? "─" : "-"
        let dot = glyphs == .unicode ? " · " : " | "
        var parts = [picture.label ?? "", "\(Decimals.text(picture.time.seconds, places: 3)) s"]
        parts.append(words(picture.conditions))
        parts.append(picture.steps.joined(separator: "; "))
        let text = parts.filter { !$0.isEmpty }.joined(separator: dot)
        let shown = VisibleText(text, glyphs: glyphs)
        let rest = max(4, picture.grid.columns - shown.width - 6)
        return String(repeating: line, count: 4) + " \(shown) " + String(repeating: line, count: rest) + "\n"
    }

    /// Pose and tier, then what is not as by default.
    private static func words(_ conditions: Conditions) -> String {
        var words = conditions.poseLabel
        if let pose = conditions.pose, pose != .closed, pose != .open, pose != .tall {
            words += " \(Decimals.text(conditions.hinge))°"
        }
        if conditions.rotation != .upright { words += " turned \(conditions.rotation.rawValue)°" }
        words += ", SDK \(conditions.tier.rawValue)"
        guard case .object(let all) = SceneReport.conditions(conditions),
            case .object(let usual) = SceneReport.conditions(Conditions())
        else { return words }
        for (member, standard) in zip(all, usual) where member != standard {
            switch member.key {
            case "pose", "hinge", "rotation", "sdk": continue
            default:
                words += ", \(member.key)"
                if member.value != .bool(true) { words += " " + (member.value.asString ?? member.value.line) }
            }
        }
        return words
    }
}
