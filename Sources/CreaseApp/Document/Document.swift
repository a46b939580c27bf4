public import CreaseDevice
import CreaseLanguage
public import CreaseLayout

/// One layout file, read and checked, ready to be seen under any conditions.
public struct Document: Sendable {
    /// The limit of the layout language, in bytes.
    static let sizeLimit = 4 << 20

    public let file: FileName
    public let reading: ReadingOptions
    /// The view struct shown, where the file names one.
    public let view: String?

    /// Reads and checks a file; throws what is to be said about it.
    public init(_ file: FileName, reading: ReadingOptions = ReadingOptions()) throws(UnusableLayout) {
        let bytes: [UInt8]
        do {
            bytes = try FileReader.bytes(of: file, limit: Self.sizeLimit)
        } catch {
            throw UnusableLayout(messages: error.text)
        }
        try self.init(bytes, file: file, reading: reading)
    }

    /// Checks a text that has been read already.
    public init(_ bytes: [UInt8], file: FileName, reading: ReadingOptions = ReadingOptions()) throws(UnusableLayout) {
        guard bytes.contains(where: { $0 > 0x20 }) else {
            throw UnusableLayout(
                messages: FileError(file: file.shown, message: "the file is empty; a layout is a SwiftUI view").text)
        }
        let source = SourceText(bytes, name: file.shown)
        let tree = parse(source)
        if tree.hasErrors { throw UnusableLayout(tree.diagnostics, in: source) }
        self.file = file
        self.reading = reading
        view = reading.view
    }

    /// The file's own name, without folders.
    public var title: String { file.title }

    /// The layout on the screen these conditions give.
    public func scene(_ conditions: Conditions, interaction: Interaction = Interaction()) -> Scene {
        layout(ViewNode(.empty, id: .root), on: screen(for: conditions), interaction: interaction)
    }
}
