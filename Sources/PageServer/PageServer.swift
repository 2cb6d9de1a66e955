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
package final class PageServer: @unchecked Sendable {
    /// Where it listens, on the loopback interface alone.
    package let port: UInt16

    private let listener: Int32
    private let source: any DispatchSourceRead
    /// Each connection blocks one thread until it is answered, for a few seconds at most.
    private let connections = DispatchQueue(label: "PageServer.connections", attributes: .concurrent)
    /// Only one thread at a time touches what follows.
    private let state = DispatchQueue(label: "PageServer.state")
    private var page: [UInt8] = []
    /// What the page has and no other page of any run, by which a browser says which one it shows.
    private var tag = ""
    /// The browsers that wait for newer pages.
    private var streams: [Int32] = []
    private var openCount = 0

    private static let connectionLimit = 32
    private static let streamLimit = 32
    private static let secondsToWait = 5
    private static let notice = Array("data: newer\n\n".utf8)

    /// Begins to listen.
    ///
    /// - Parameter port: The port, or 0 for any that is free.
    /// - Throws: A ``PageServerError`` where the system does not let it.
    package init(port: UInt16 = 0) throws(PageServerError) {
        listener = try ListeningSocket.open(port)
        self.port = ListeningSocket.port(of: listener)
        source = DispatchSource.makeReadSource(fileDescriptor: listener, queue: state)
        let listener = listener
        source.setEventHandler { [weak self] in self?.accept() }
        source.setCancelHandler { close(listener) }
        source.resume()
    }

    package var address: String { "http://127.0.0.1:\(port)/" }

    /// Shows a page from now on; browsers that show an older one take it.
    package func show(_ page: [UInt8]) {
        state.sync {
            guard page != self.page else { return }
            self.page = page
            tag = String(UInt64.random(in: .min ... .max), radix: 36)
            streams = streams.filter { stream in
                let isOpen = ListeningSocket.send(Self.notice, to: stream)
                if !isOpen { close(stream) }
                return isOpen
            }
        }
    }

    /// Listens no more.
    package func stop() {
        source.cancel()
        state.sync {
            for stream in streams { close(stream) }
            streams = []
        }
    }

    private func accept() {
        while let connection = ListeningSocket.accept(from: listener, seconds: Self.secondsToWait) {
            guard openCount < Self.connectionLimit else {
                close(connection)
                continue
            }
            openCount += 1
            connections.async { [weak self] in self?.answer(connection) }
        }
    }

    private func answer(_ connection: Int32) {
        let request = ListeningSocket.head(from: connection, limit: PageRequest.limit).flatMap(PageRequest.init)
        let response = PageResponse(to: request, port: port)
        let (page, tag) = state.sync { (self.page, self.tag) }
        let head = response.head(length: page.count, tag: tag)
        let isSent = ListeningSocket.send(Array(head.utf8), to: connection)
        if isSent, response == .page, request?.method == "GET" { _ = ListeningSocket.send(page, to: connection) }
        state.sync {
            openCount -= 1
            guard isSent, response == .changes, request?.method == "GET" else { return _ = close(connection) }
            if streams.count == Self.streamLimit { close(streams.removeFirst()) }
            streams.append(connection)
            // The page became another before this browser waited for newer ones, or while it was away.
            if let shown = request?.query, !shown.isEmpty, shown != self.tag {
                _ = ListeningSocket.send(Self.notice, to: connection)
            }
        }
    }
}
