import CreaseLanguage

/// Every kind of note: what it says about the picture, and what can be done about it.
enum NoteHelp {
    static var text: String {
        let groups: [(title: String, meaning: Note.Kind.Meaning)] = [
            ("Not read: the picture lacks it", .notRead),
            ("Assumed: the picture has it, the running app may differ", .assumed),
            ("Drawn as it is on the device", .drawn),
        ]
        return HelpText.wrapped(introduction, indent: 0)
            + groups.map { group in
                "\n\(group.title)\n\n"
                    + Note.Kind.allCases.filter { $0.meaning == group.meaning }.map(entry).joined(separator: "\n")
            }.joined()
    }

    static let introduction =
        "Notes say what of a layout could not be read and what had to be assumed. 'crease inspect' lists them in the "
        + "order of the lines, as JSON with the names below as ids."

    static func entry(_ kind: Note.Kind) -> String {
        let explained = explanation(kind)
        return kind.rawValue + "\n" + HelpText.wrapped("\(explained.title). \(explained.paragraph)", indent: 4)
    }

    /// What it is in a few words, and a paragraph on what it means and what to do.
    static func explanation(_ kind: Note.Kind) -> (title: String, paragraph: String) {
        switch kind {
        case .unknownView:
            (
                "a view that is not known",
                "It is drawn as a box with its name around whatever its closures build; frame and padding put on it "
                    + "count. Its file was not found in the project, it comes from a package that is not here, or it "
                    + "is no SwiftUI. Open the file inside its project, or give the box a frame."
            )
        case .unknownModifier:
            (
                "a modifier that is not known",
                "It does nothing; the view and the rest of the chain are drawn. A modifier of your own is found when "
                    + "an 'extension View' in the project declares it."
            )
        case .unknownValue:
            (
                "a value that could not be worked out",
                "What needs it takes its default, or shows the source in guillemets where words are due. A literal "
                    + "default of the property, sample data of a #Preview or '--set NAME=VALUE' gives it a value."
            )
        case .unreadArgument:
            (
                "an argument that was left out",
                "The view or modifier is drawn as if the argument were not written: its value is not known, or its "
                    + "label is not one this version knows."
            )
        case .unmodelled:
            (
                "known, and not drawn yet",
                "SwiftUI changes the layout here, Crease does not: frames near it may differ from the device."
            )
        case .unreadAction:
            (
                "a statement of an action that is not carried out",
                "The rest of the action is. What the statement would have changed on the screen stays as it was, and "
                    + "a tape fails at a tap of which nothing could be done."
            )
        case .syntax:
            (
                "text that is no Swift",
                "It stands beside the view that is shown, so that is drawn: what could not be read is left out. In "
                    + "the view itself, in what it uses and in strict files it is an error."
            )
        case .misspelt:
            (
                "a name that is one or two letters from a known one",
                "The compiler would refuse it, so it is told as a warning with the name that was probably meant; what "
                    + "it names is left out. Strict files end with an error instead."
            )
        case .limit:
            (
                "a limit was reached",
                "What lies beyond is not in the picture, and the command ends with status 2. Limits keep endless "
                    + "recursion and enormous data from hanging: show a smaller part with '--view', or fewer rows."
            )
        case .guess:
            (
                "a condition that only the running app knows",
                "One branch was taken, the note says which and why. '--set NAME=VALUE' with the name in the note "
                    + "takes another one."
            )
        case .madeUp:
            (
                "words or rows that were invented",
                "The data is not in the project's source, so it is made up to fit its name and type, the same in "
                    + "every run. It is drawn in a style of its own and has \"madeUp\" in JSON. A #Preview with sample "
                    + "data shows that instead."
            )
        case .containerAssumed:
            (
                "a navigation container was put around the layout",
                "The view has a toolbar or a title and the file no container that shows them: it stands in a "
                    + "NavigationStack, as it would in its app. Write a #Preview with the real container to see that."
            )
        case .compilation:
            (
                "an #if was decided by its content",
                "A flag nobody defined hides the only use of a newer interface, so that branch is shown; '-D FLAG' "
                    + "or leaving the flag out of the condition decides it."
            )
        case .tier:
            (
                "newer than the SDK that is shown",
                "An app built with this SDK does not have it, so it is not there, as on the device. '--sdk' shows "
                    + "another one."
            )
        }
    }
}
