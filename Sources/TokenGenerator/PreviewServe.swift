import CodeGeneration
import Diagnostics
import Dispatch
import FileAccess
import FileWatching
import PageServer
import Reports

/// `preview --serve`: serves the page to browsers on this machine, and updates it after each change.
struct PreviewServe {
    let options: CommandOptions
    let format: DiagnosticFormat
    let port: UInt16
    let opens: Bool

    /// The page for browsers while errors prevent the first page. It reloads itself.
    private static let waitingPage = """
        <!DOCTYPE html>
        <meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Design tokens</title>
        <p>There are errors. See the terminal.
        """

    /// Serves until Ctrl-C.
    func run() async throws {
        let server = try PageServer(port: port)
        defer { server.stop() }
        server.show(Array(Self.waitingPage.utf8))
        var isFirst = true
        try await WatchLoop.runUntilSignal { fileSystem in
            let (report, page) = GeneratorPipeline(fileSystem: fileSystem).servedPage(options)
            if let page { server.show(page) } else { server.showErrors(Self.lines(of: report.diagnostics)) }
            say(report, hasPage: page != nil, of: server, isFirst: isFirst)
            // On some systems, this waits for the browser to exit.
            if isFirst, opens { DispatchQueue.global().async { openPage(of: server) } }
            isFirst = false
        }
    }

    private func say(_ report: PreviewReport, hasPage: Bool, of server: PageServer, isFirst: Bool) {
        let start = isFirst ? "serving     \(server.address): " : hasPage ? "updated     " : "unchanged   "
        let what = hasPage ? report.sizes : (isFirst ? "no page yet, " : "") + "because of errors"
        let end = isFirst ? "\nwatching for changes; stop with Ctrl-C\n" : "\n"
        CommandOutput(format: format).write(
            isFirst ? report.diagnostics : report.diagnostics.shown(.errors), words: start + what + end)
    }

    /// The first errors, as the terminal names them, and how many more there are.
    private static func lines(of diagnostics: [Diagnostic]) -> [String] {
        let errors = diagnostics.filter { $0.severity == .error }
        let more = errors.count - shownErrors
        return errors.prefix(shownErrors).map(\.text)
            + (more > 0 ? ["and \(more) more, which are in the terminal"] : [])
    }

    /// As many errors as fit at the edge of a page.
    private static let shownErrors = 3

    private func openPage(of server: PageServer) {
        guard !Browser.open(server.address) else { return }
        CommandOutput(format: format).write([.noBrowser(for: server.address)])
    }
}
