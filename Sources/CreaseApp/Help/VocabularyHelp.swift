import CreaseLanguage

/// What `crease help NAME` says about a view, modifier or other name of the layout language.
enum VocabularyHelp {
    static var names: [String] { [] }

    static func text(_ name: String) -> String? { nil }
}
