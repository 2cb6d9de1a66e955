import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The reason that a page cannot be served.
package struct PageServerError: Error, Equatable {
    /// The system's message: `address already in use`.
    package let reason: String
}

/// Serves one page to browsers on this machine, and notifies them of updates.
package final class PageServer: Sendable {
    /// The port on the loopback interface.
    package let port: UInt16

    private let work: PageServing

    /// Starts listening.
    ///
    /// - Parameter port: The port, or 0 for any free port.
    /// - Throws: A ``PageServerError`` if the port is not available.
    package init(port: UInt16 = 0) throws(PageServerError) {
        let listener = try ListeningSocket.open(port)
        self.port = ListeningSocket.port(of: listener)
        do {
            work = PageServing(listener: listener, port: self.port, wake: try ListeningSocket.makePipe())
        } catch {
            close(listener)
            throw error
        }
        let work = work
        DispatchQueue(label: "PageServer").async { work.run() }
    }

    deinit { work.stop() }

    package var address: String { "http://127.0.0.1:\(port)/" }

    /// Replaces the page. Browsers that show an older one load it.
    package func show(_ page: [UInt8]) { work.show(page) }

    /// Tells browsers that their page is outdated because of errors, until there is a newer page.
    package func showErrors(_ lines: [String]) { work.showErrors(lines.joined(separator: "\n")) }

    /// Stops listening.
    package func stop() { work.stop() }
}
