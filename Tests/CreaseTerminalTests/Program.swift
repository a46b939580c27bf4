#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The built `crease`, beside the tests that are running.
enum Program {
    static let path: String? = candidates.first { access($0, X_OK) == 0 }

    private static var candidates: [String] {
        var folders: [String] = []
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        if count > 0 {
            let path = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            folders.append(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        }
        // Elsewhere the runner is a tool of its own: the usual build folder of the package this file is in.
        let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        folders.append("/\(package)/.build/debug")
        return folders.map { "\($0)/crease" }
    }
}
