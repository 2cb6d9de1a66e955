import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The work of the server on one thread. It waits for all connections at once, so that an idle one does not block
/// others or the shutdown.
final class PageServing: @unchecked Sendable {
    /// The state that other threads set.
    private struct SharedState {
        var page: [UInt8] = []
        /// The tag of the page, unique across runs, by which a browser identifies it.
        var tag = ""
        /// The reason the page is outdated, as lines; empty if it is current.
        var errors = ""
        var isStopped = false
    }

    private let listener: Int32
    private let port: UInt16
    private let wake: (reading: Int32, writing: Int32)
    /// Protects the following state.
    private let state = DispatchQueue(label: "PageServer.state")
    private var sharedState = SharedState()
    /// The connections in order of arrival; only used on the thread of ``run()``.
    private var connections: [BrowserConnection] = []

    /// The limit of open connections; the oldest one is closed for a new one.
    private static let connectionLimit = 100
    private static let notice = Array("data: newer\n\n".utf8)

    /// An event with errors, with a line of data for each line of them. Without errors, it reports that they are fixed.
    private static func notice(of errors: String) -> [UInt8] {
        let lines = errors.isEmpty ? ["fixed"] : errors.split(whereSeparator: \.isNewline)
        let data = lines.map { "data: \($0)\n" }.joined()
        return Array("event: \(errors.isEmpty ? "fixed" : "errors")\n\(data)\n".utf8)
    }

    init(listener: Int32, port: UInt16, wake: (reading: Int32, writing: Int32)) {
        self.listener = listener
        self.port = port
        self.wake = wake
    }

    func show(_ page: [UInt8]) {
        change { sharedState in
            sharedState.errors = ""
            guard page != sharedState.page else { return }
            sharedState.page = page
            sharedState.tag = String(UInt64.random(in: .min ... .max), radix: 36)
        }
    }

    func showErrors(_ errors: String) { change { $0.errors = errors } }

    func stop() {
        change { $0.isStopped = true }
    }

    /// Changes the state and wakes the thread. After a stop, the pipe may be closed.
    private func change(_ body: (inout SharedState) -> Void) {
        state.sync {
            guard !sharedState.isStopped else { return }
            body(&sharedState)
            var byte: UInt8 = 0
            _ = write(wake.writing, &byte, 1)
        }
    }

    /// Serves until it is stopped.
    func run() {
        while true {
            let sharedState = state.sync { self.sharedState }
            if sharedState.isStopped { return closeAll() }
            advance(where: { $0.isBehind(sharedState.tag) }) { connection, now in
                connection.notify(Self.notice, tag: sharedState.tag, now: now)
            }
            advance(where: { $0.isUnaware(of: sharedState.errors) }) { connection, now in
                connection.notify(Self.notice(of: sharedState.errors), errors: sharedState.errors, now: now)
            }
            let ready = wait()
            advance(where: { ready.contains($0.descriptor) }) { connection, now in
                guard !connection.wantsToSend else { return connection.send(now: now) }
                let progress = connection.receive()
                guard case .request(let head) = progress else { return progress }
                return answer(head, on: &connection, sharedState, now: now)
            }
            advance(where: { _ in true }) { connection, now in connection.isOverdue(now) ? .ended : .open }
            accept()
        }
    }

    /// Advances some connections, and closes those that have ended.
    private func advance(
        where isMeant: (BrowserConnection) -> Bool,
        _ step: (inout BrowserConnection, _ now: UInt64) -> BrowserConnection.Progress
    ) {
        let now = DispatchTime.now().uptimeNanoseconds
        for index in connections.indices.reversed() where isMeant(connections[index]) {
            guard case .ended = step(&connections[index], now) else { continue }
            close(connections.remove(at: index).descriptor)
        }
    }

    /// Waits until sockets are ready, and returns them.
    private func wait() -> Set<Int32> {
        var sockets = [wake.reading, listener].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        sockets += connections.map { connection in
            pollfd(fd: connection.descriptor, events: Int16(connection.wantsToSend ? POLLOUT : POLLIN), revents: 0)
        }
        let now = DispatchTime.now().uptimeNanoseconds
        let next = connections.compactMap(\.deadline).min()
        let milliseconds = next.map { $0 > now ? Int32(($0 - now) / 1_000_000) + 1 : 0 } ?? -1
        ListeningSocket.wait(&sockets, milliseconds: milliseconds)
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(wake.reading, &bytes, bytes.count) > 0 {}
        return Set(sockets.filter { $0.revents != 0 }.map(\.fd))
    }

    private func accept() {
        while let descriptor = ListeningSocket.nextConnection(to: listener) {
            if connections.count == Self.connectionLimit {
                let first = connections.firstIndex { $0.shownTag == nil } ?? 0
                close(connections.remove(at: first).descriptor)
            }
            connections.append(BrowserConnection(descriptor, now: DispatchTime.now().uptimeNanoseconds))
        }
    }

    private func answer(
        _ head: [UInt8], on connection: inout BrowserConnection, _ sharedState: SharedState, now: UInt64
    ) -> BrowserConnection.Progress {
        let request = PageRequest(head: head)
        let response = PageResponse(to: request, port: port)
        var parts = [Array(response.head(length: sharedState.page.count, tag: sharedState.tag).utf8)]
        var shownTag: String?
        if let request, request.method == "GET" {
            if response == .page { parts.append(sharedState.page) }
            // The page may have been replaced before this browser began to wait.
            if response == .changes { shownTag = request.query.isEmpty ? sharedState.tag : request.query }
        }
        return connection.answer(parts, shownTag: shownTag, now: now)
    }

    private func closeAll() {
        for connection in connections { close(connection.descriptor) }
        connections = []
        for descriptor in [listener, wake.reading, wake.writing] { close(descriptor) }
    }
}
