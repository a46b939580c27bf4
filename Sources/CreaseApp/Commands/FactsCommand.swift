/// `crease facts`: the device's numbers with basis and source.
struct FactsCommand {
    let request: FactsRequest

    func run() throws(FileError) -> ExitStatus {
        let report = FactReport(isOnlyAssumed: request.isOnlyAssumed)
        let text =
            switch request.form {
            case .table: report.table
            case .json: report.json.text
            }
        return try StandardStreams.write(text, to: request.output)
    }
}
