import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The work of a server, on one thread that waits for all connections at once: one that says nothing keeps no other waiting,
/// nor the end.
final class PageServing: @unchecked Sendable {
    /// What other threads set.
    private struct Wishes {
        var page: [UInt8] = []
        /// What the page has and no other page of any run, by which a browser says which one it shows.
        var tag = ""
        var isStopped = false
    }

    private let listener: Int32
    private let port: UInt16
    private let wake: (reading: Int32, writing: Int32)
    /// Only one thread at a time touches what follows.
    private let state = DispatchQueue(label: "PageServer.state")
    private var wishes = Wishes()
    /// The connections, in the order in which they came; only the thread of ``run()`` touches them.
    private var connections: [BrowserConnection] = []

    /// How many connections are open; for one more, the first goes.
    private static let connectionLimit = 100
    private static let notice = Array("data: newer\n\n".utf8)

    init(listener: Int32, port: UInt16, wake: (reading: Int32, writing: Int32)) {
        self.listener = listener
        self.port = port
        self.wake = wake
    }

    func show(_ page: [UInt8]) {
        change { wishes in
            guard page != wishes.page else { return }
            wishes.page = page
            wishes.tag = String(UInt64.random(in: .min ... .max), radix: 36)
        }
    }

    func stop() {
        change { $0.isStopped = true }
    }

    /// Changes what is wanted, and wakes the thread that works. Once it is told to stop, its pipe may be closed.
    private func change(_ body: (inout Wishes) -> Void) {
        state.sync {
            guard !wishes.isStopped else { return }
            body(&wishes)
            var byte: UInt8 = 0
            _ = write(wake.writing, &byte, 1)
        }
    }

    /// Serves until it is told to stop.
    func run() {
        while true {
            let wishes = state.sync { self.wishes }
            if wishes.isStopped { return closeAll() }
            advance(where: { $0.isBehind(wishes.tag) }) { connection, now in
                connection.notify(Self.notice, tag: wishes.tag, now: now)
            }
            let ready = wait()
            advance(where: { ready.contains($0.descriptor) }) { connection, now in
                guard !connection.wantsToSend else { return connection.send(now: now) }
                let progress = connection.receive()
                guard case .request(let head) = progress else { return progress }
                return answer(head, on: &connection, wishes, now: now)
            }
            advance(where: { _ in true }) { connection, now in connection.isOverdue(now) ? .ended : .open }
            accept()
        }
    }

    /// Does something with some of the connections, and closes those that have ended by it.
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

    /// Waits until something can be done, and says on which sockets.
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
        _ head: [UInt8], on connection: inout BrowserConnection, _ wishes: Wishes, now: UInt64
    ) -> BrowserConnection.Progress {
        let request = PageRequest(head: head)
        let response = PageResponse(to: request, port: port)
        var parts = [Array(response.head(length: wishes.page.count, tag: wishes.tag).utf8)]
        var shownTag: String?
        if let request, request.method == "GET" {
            if response == .page { parts.append(wishes.page) }
            // Its page may have become an older one before this browser waited for newer ones, or while it was away.
            if response == .changes { shownTag = request.query.isEmpty ? wishes.tag : request.query }
        }
        return connection.answer(parts, shownTag: shownTag, now: now)
    }

    private func closeAll() {
        for connection in connections { close(connection.descriptor) }
        connections = []
        for descriptor in [listener, wake.reading, wake.writing] { close(descriptor) }
    }
}
