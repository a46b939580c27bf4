import CreaseApp
import CreaseTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The environment as the process was started with.
func startEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
        let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
        next += 1
    }
    return variables
}

/// Everything happens on a stack that deep layouts fit on.
func start() -> ExitStatus {
    let words = Array(CommandLine.arguments.dropFirst())
    let environment = startEnvironment()
    let app = App(environment: environment) { options throws(ScreenFailure) in
        try NcursesScreen(options) { environment[$0] }
    }
    return LargeStack.run { app.run(words) }
}

exit(start().code)
