#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The sample layouts that come with Crease: in the project's folder, or installed beside the binary.
enum SampleLayouts {
    private static let first = "CardBinder.swift"

    /// The paths of all samples, by name; empty where none are found.
    static var all: [String] {
        guard let folder else { return [] }
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        // A bound: a folder of samples is small, and it may not be one.
        while names.count < 100, let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(".swift"), !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted().map { folder + "/" + $0 }
    }

    /// The folder of the samples.
    private static var folder: String? {
        if access("Layouts/" + first, R_OK) == 0 { return "Layouts" }
        if let folder = executableFolder {
            let installed = folder + "/../share/crease/Layouts"
            if access(installed + "/" + first, R_OK) == 0 { return installed }
        }
        return nil
    }

    /// What opens where there is no screen to choose from: the message names it when it is missing.
    static var opening: FileName { .path((folder ?? "Layouts") + "/" + first) }

    private static var executableFolder: String? {
        #if os(Linux)
            guard let path = realpath("/proc/self/exe", nil) else { return nil }
        #else
            guard let path = realpath(CommandLine.arguments[0], nil) else { return nil }
        #endif
        defer { free(path) }
        let text = String(cString: path)
        return text.lastIndex(of: "/").map { String(text[..<$0]) }
    }
}
