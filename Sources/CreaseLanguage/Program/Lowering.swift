/// Turns the syntax tree of one file into code that evaluation walks: names recognised, literals decoded, `#if` decided.
///
/// Recursion is bounded by `SyntaxTree.heightLimit`.
struct Lowering {
    let tree: SyntaxTree
    let file: Int32
    let flags: CompilationFlags
    /// What an `#if` decided against the letter of its flags.
    var notes: [Note] = []
    private var cursor = PlaceCursor()
    /// The highest `$n` seen in the closure being lowered.
    var shorthand = 0
    /// What a chain inside `#if` continues.
    var chainBase: Expression?

    init(tree: SyntaxTree, file: Int32, flags: CompilationFlags) {
        self.tree = tree
        self.file = file
        self.flags = flags
    }

    /// Line and column of an offset; asked in rising order it reads every byte once.
    mutating func place(_ offset: Int) -> Place {
        cursor.move(to: offset, in: tree.source)
        return Place(
            line: Int32(truncatingIfNeeded: cursor.line), column: Int32(truncatingIfNeeded: cursor.column), file: file)
    }

    func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(start: Int32(truncatingIfNeeded: range.lowerBound), end: Int32(truncatingIfNeeded: range.upperBound))
    }
}

/// Counts lines and columns going forwards.
private struct PlaceCursor {
    private var offset = 0
    private(set) var line = 1
    private(set) var column = 1

    /// One binary search for a new line, then scalars counted from the last place asked for.
    mutating func move(to target: Int, in source: SourceText) {
        let target = min(max(target, 0), source.bytes.count)
        let lineEnd = source.lineRange(line).upperBound
        guard target >= offset, target <= lineEnd else {
            let location = source.location(of: target)
            (line, column, offset) = (location.line, location.column, target)
            return
        }
        source.bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes[offset..<target] where byte & 0xC0 != 0x80 { column += 1 }
        }
        offset = target
    }
}
