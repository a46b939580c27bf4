/// The tables of keys as text, for `crease help keys`.
enum KeyHelp {
    static var text: String {
        "Keys of the previewer\n" + KeyTable.rows.map { HelpText.entry($0.keys, $0.words, indent: 20) }.joined()
            + "\nKeys of the player\n"
            + PlayerKeyTable.rows.map { HelpText.entry($0.keys, $0.words, indent: 20) }.joined()
    }
}
