#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Rings when something happens to a file, to its folder, or to the path that leads there.
///
/// On Linux through inotify, with three kinds of watches: on the folder, for what is done to the file by name; on every
/// folder and symbolic link of the path itself, for their being moved, deleted or swapped; on the file, for writing
/// through another name. Elsewhere, and where the system has no watch left, the owner has to look by itself.
final class FolderAlarm {
    /// Becomes readable when there is something to hear; `nil` where there is no alarm.
    private(set) var descriptor: Int32?
    /// A part of the path is missing, so that its coming back would not be heard.
    private(set) var isBlind = true

    private let path: String

    init(path: String) {
        self.path = path
        arm()
    }

    deinit { disarm() }

    private func disarm() {
        if let descriptor { close(descriptor) }
        descriptor = nil
        isBlind = true
    }

    struct Ring {
        /// Something was done to the file itself.
        var isNamed = false
        /// The path leads elsewhere now, or the file is another one: watches had to be laid anew.
        var isMoved = false
    }

    #if os(Linux)
        /// Symbolic links followed at most, as the kernel does.
        private static let mostLinks = 40

        /// Watches by what they are for.
        private var folders: Set<Int32> = []
        private var files: Set<Int32> = []
        /// The file's name, and those of the links that lead to it.
        private var names: Set<String> = []
        private var isComplete = true

        /// Lays all watches anew.
        func arm() {
            disarm()
            folders = []
            files = []
            names = []
            isComplete = true
            let new = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard new >= 0 else { return }
            descriptor = new
            let isWhole = watch(absolute(path), isFile: true, links: Self.mostLinks)
            isBlind = !isWhole || !isComplete
        }

        private func absolute(_ path: String) -> String {
            guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
            defer { free(here) }
            return String(cString: here) + "/" + path
        }

        /// Watches every part of a path, links and what they lead to; false where a part is missing.
        private func watch(_ path: String, isFile: Bool, links: Int) -> Bool {
            let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
            var folder = ""
            for (index, name) in parts.enumerated() {
                let isLast = isFile && index == parts.count - 1
                if isLast {
                    names.insert(name)
                    if let watch = add(folder.isEmpty ? "/" : folder, Self.contents) { folders.insert(watch) }
                }
                let part = folder + "/" + name
                var status = stat()
                guard lstat(part, &status) == 0 else { return isLast }
                if status.st_mode & S_IFMT == S_IFLNK {
                    _ = add(part, Self.itself | UInt32(IN_ATTRIB) | UInt32(IN_DONT_FOLLOW))
                    guard links > 0, let target = destination(of: part) else { return false }
                    let whole = target.hasPrefix("/") ? target : folder + "/" + target
                    guard watch(whole, isFile: isLast, links: links - 1) else { return false }
                } else if isLast {
                    if let watch = add(part, Self.file) { files.insert(watch) }
                } else {
                    _ = add(part, Self.itself | UInt32(IN_DONT_FOLLOW))
                }
                folder = part
            }
            return true
        }

        private static let contents =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM)
            | UInt32(IN_CREATE) | UInt32(IN_DELETE)
        private static let itself = UInt32(IN_MOVE_SELF) | UInt32(IN_DELETE_SELF)
        private static let file = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_ATTRIB) | itself

        private func add(_ path: String, _ mask: UInt32) -> Int32? {
            guard let descriptor else { return nil }
            let watch = inotify_add_watch(descriptor, path, mask | UInt32(IN_MASK_ADD))
            // Folders above that may not be read keep still; any other failure means that we would not hear.
            if watch < 0, errno != EACCES { isComplete = false }
            return watch < 0 ? nil : watch
        }

        private func destination(of link: String) -> String? {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = buffer.withUnsafeMutableBytes { bytes in
                readlink(link, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
            }
            return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
        }

        /// Hears everything that has rung; `nil` for silence.
        func hear() -> Ring? {
            guard let descriptor else { return nil }
            var ring: Ring?
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            // A bound, so that a folder in uproar cannot hold the program.
            for _ in 0..<64 {
                let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress!, $0.count) }
                guard count > 0 else { break }
                var heard = ring ?? Ring()
                take(buffer.prefix(count), into: &heard)
                ring = heard
            }
            if ring?.isMoved == true { arm() }
            return ring
        }

        private func take(_ bytes: ArraySlice<UInt8>, into ring: inout Ring) {
            let head = MemoryLayout<inotify_event>.size
            var rest = bytes
            while rest.count >= head {
                let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
                let length = min(Int(event.len), rest.count - head)
                let about = rest.dropFirst(head).prefix(length).prefix { $0 != 0 }
                if folders.contains(event.wd) {
                    if names.contains(String(decoding: about, as: UTF8.self)) { ring.isNamed = true }
                    // A new file of this name has no watch of its own yet.
                    let isNew = event.mask & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0
                    if isNew, ring.isNamed { ring.isMoved = true }
                } else if files.contains(event.wd) {
                    ring.isNamed = true
                } else {
                    ring.isMoved = true
                }
                if event.mask & (UInt32(IN_Q_OVERFLOW) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)) != 0 {
                    ring.isMoved = true
                }
                rest = rest.dropFirst(head + length)
            }
        }
    #else
        func arm() { isBlind = true }
        func hear() -> Ring? { nil }
    #endif
}
