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

    /// What opens when no file is named.
    static var opening: FileName {
        let here = "Layouts/" + first
        if access(here, R_OK) == 0 { return .path(here) }
        if let folder = executableFolder {
            let installed = folder + "/../share/crease/Layouts/" + first
            if access(installed, R_OK) == 0 { return .path(installed) }
        }
        // Neither is there: the message names the file that was looked for.
        return .path(here)
    }

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
