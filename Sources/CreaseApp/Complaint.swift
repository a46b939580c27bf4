import CreaseCanvas

/// An error that knows its words and how the process ends by it, so that whoever meets it need not know which it is.
protocol Complaint: Error {
    /// Whole lines for standard error.
    var text: String { get }
    var status: ExitStatus { get }
}

extension Complaint {
    var status: ExitStatus { .unusableInput }
}

extension UsageError: Complaint {
    var status: ExitStatus { .usage }
}

extension FileError: Complaint {}

extension UnusableLayout: Complaint {
    var text: String { messages }
}

extension UnreadableTape: Complaint {
    var text: String { messages }
}

extension UnreadableSteps: Complaint {
    var text: String { messages }
    var status: ExitStatus { .usage }
}

extension PNGFailure: Complaint {
    var text: String { "crease: \(message)\nhint: \(hint)\n" }
}

extension ExitStatus {
    /// Tells what went wrong; the status to end with.
    init(telling error: any Error) {
        guard let complaint = error as? any Complaint else {
            StandardStreams.complain("crease: error: \(error)\n")
            self = .unusableInput
            return
        }
        StandardStreams.complain(complaint.text)
        self = complaint.status
    }
}
