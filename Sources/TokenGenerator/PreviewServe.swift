import CodeGeneration
import Diagnostics
import Dispatch
import FileAccess
import FileWatching
import PageServer
import Reports

/// `preview --serve`: shows browsers on this machine the page, and a newer one whenever what it was made of is another.
struct PreviewServe {
    let options: CommandOptions
    let format: DiagnosticFormat
    let port: UInt16
    let opens: Bool

    /// What browsers see while there are errors and there was no page before; they ask again by themselves.
    private static let waitingPage = """
        <!DOCTYPE html>
        <meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Design tokens</title>
        <p>There are errors, which stand in the terminal.
        """

    /// Serves until somebody ends it, by Ctrl-C.
    func run() async throws {
        let server = try PageServer(port: port)
        defer { server.stop() }
        server.show(Array(Self.waitingPage.utf8))
        var isFirst = true
        try await WatchLoop.runUntilSignal { fileSystem in
            let (report, page) = GeneratorPipeline(fileSystem: fileSystem).servedPage(options)
            if let page { server.show(page) }
            say(report, hasPage: page != nil, of: server, isFirst: isFirst)
            // Some systems wait for the browser to end.
            if isFirst, opens { DispatchQueue.global().async { openPage(of: server) } }
            isFirst = false
        }
    }

    private func say(_ report: PreviewReport, hasPage: Bool, of server: PageServer, isFirst: Bool) {
        let start = isFirst ? "serving     \(server.address): " : hasPage ? "newer       " : "unchanged   "
        let what = hasPage ? report.sizes : (isFirst ? "no page yet, " : "") + "because of errors"
        let end = isFirst ? "\nwatching what was read; Ctrl-C ends\n" : "\n"
        CommandOutput(format: format).write(
            isFirst ? report.diagnostics : report.diagnostics.shown(.errors), words: start + what + end)
    }

    private func openPage(of server: PageServer) {
        guard !Browser.open(server.address) else { return }
        CommandOutput(format: format).write([.noBrowser(for: server.address)])
    }
}
