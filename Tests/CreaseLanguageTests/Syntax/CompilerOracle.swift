#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The Swift compiler's own parser, where there is one on the path.
enum CompilerOracle {
    static let isThere = run("command -v swiftc") != nil

    /// What a shell command prints; nothing where it fails.
    static func run(_ command: String) -> [UInt8]? {
        guard let pipe = popen("\(command) 2>/dev/null", "r") else { return nil }
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, pipe)
            if count == 0 { break }
            output += chunk[..<count]
        }
        return pclose(pipe) == 0 ? output : nil
    }

    /// Whether the compiler reads the file without a complaint.
    static func accepts(_ path: String) -> Bool {
        run("swiftc -frontend -parse '\(path)'") != nil
    }

    /// The shape of the compiler's tree of a file, or of the file without the lines of its `#if`s.
    static func shape(_ path: String, withoutDirectives: Bool = false) throws -> Shape? {
        let dump = "swiftc -frontend -dump-parse -dump-ast-format json"
        let blank = "sed -E 's/^[[:space:]]*#(if|elseif|else|endif).*//' '\(path)'"
        guard let json = run(withoutDirectives ? "\(blank) | \(dump) -" : "\(dump) '\(path)'") else { return nil }
        return Shape(compiler: try JSONDecoder().decode(CompilerNode.self, from: Data(json)))
    }
}
