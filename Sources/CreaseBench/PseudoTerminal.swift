#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal nobody looks at.
enum PseudoTerminal {
    #if canImport(Darwin)
        /// `posix_spawn`: the child leads a session of its own, so that the terminal becomes its own.
        static let newSession = Int16(POSIX_SPAWN_SETSID)

        /// Our end and the name of the other one.
        static func open() -> (descriptor: Int32, name: String)? {
            let descriptor = posix_openpt(O_RDWR | O_NOCTTY)
            guard descriptor >= 0, grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor)
            else { return nil }
            return (descriptor, String(cString: name))
        }
    #else
        // Swift's view of the C library hides what X/Open added, so the kernel's numbers stand here (asm/ioctls.h, spawn.h).
        static let newSession: Int16 = 0x80
        private static let setLock: UInt = 0x4004_5431
        private static let getNumber: UInt = 0x8004_5430

        static func open() -> (descriptor: Int32, name: String)? {
            let descriptor = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            var lock: Int32 = 0
            var number: Int32 = 0
            guard ioctl(descriptor, setLock, &lock) == 0, ioctl(descriptor, getNumber, &number) == 0 else {
                close(descriptor)
                return nil
            }
            return (descriptor, "/dev/pts/\(number)")
        }
    #endif
}
