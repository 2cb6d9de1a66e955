import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a page cannot be served.
package struct PageServerError: Error, Equatable {
    /// The system's words: `address already in use`.
    package let reason: String
}

/// Serves one page to browsers on this machine, until it is told to stop, and tells those that show it of every newer one.
package final class PageServer: Sendable {
    /// Where it listens, on the loopback interface alone.
    package let port: UInt16

    private let work: PageServing

    /// Begins to listen.
    ///
    /// - Parameter port: The port, or 0 for any that is free.
    /// - Throws: A ``PageServerError`` where the system does not let it.
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

    /// Shows a page from now on; browsers that show an older one take it.
    package func show(_ page: [UInt8]) { work.show(page) }

    /// Listens no more.
    package func stop() { work.stop() }
}
