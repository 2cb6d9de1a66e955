import Testing

@testable import PageServer

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("A server of a page") struct PageServerTests {
    @Test("shows the page, and tells who waits of a newer one")
    func newer() throws {
        let server = try PageServer()
        defer { server.stop() }
        let large = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
        server.show(Array("one".utf8))
        #expect(
            try answer("GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n", of: server).hasSuffix("\r\n\r\none"))
        let stream = try Connection(to: server.port)
        stream.send("GET /changes HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        #expect(stream.text { $0.hasSuffix("\r\n\r\n") }.contains("text/event-stream"))
        // The stream is known to the server a moment after its head was sent.
        var told = ""
        for number in 1...100 where told.isEmpty {
            server.show(large + [UInt8(number)])
            told = stream.text(waiting: 50) { $0.hasSuffix("\n\n") }
        }
        #expect(told.hasPrefix("data: newer\n\n"))
        let page = try answer("GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n", of: server)
        #expect(page.utf8.count > large.count)
    }

    @Test("tells at once who shows a page that is no longer the newest, and no one else")
    func older() throws {
        let server = try PageServer()
        defer { server.stop() }
        server.show(Array("one".utf8))
        let page = try answer("GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n", of: server)
        let tag = try #require(page.firstMatch(of: /desc="([^"]+)"/)?.1)
        #expect(try told(false, showing: tag, by: server) == "")
        server.show(Array("two".utf8))
        #expect(try told(true, showing: tag, by: server) == "data: newer\n\n")
        #expect(try told(false, showing: "", by: server) == "")
    }

    @Test("tells of errors while there is no newer page, also who asks later, and that they are fixed")
    func errors() throws {
        let server = try PageServer()
        defer { server.stop() }
        server.show(Array("one".utf8))
        server.showErrors(["a.json:1:2: error: expected a value", "b.json: error: \r\n: missing"])
        let stream = try Connection(to: server.port)
        stream.send("GET /changes HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        let told = stream.text(waiting: 60_000) { $0.hasSuffix("missing\n\n") }
        let event = """
            event: errors
            data: a.json:1:2: error: expected a value
            data: b.json: error:\u{20}
            data: : missing


            """
        #expect(told.hasSuffix("\r\n\r\n" + event))
        // The same page as before.
        server.show(Array("one".utf8))
        #expect(stream.text(waiting: 60_000) { $0.hasSuffix("fixed\n\n") } == "event: fixed\ndata: fixed\n\n")
    }

    /// What a browser that shows a page is told when it begins to wait for newer ones.
    private func told(_ isTold: Bool, showing tag: Substring, by server: PageServer) throws -> String {
        let stream = try Connection(to: server.port)
        stream.send("GET /changes?\(tag) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        let answer = stream.text(waiting: isTold ? 60_000 : 500) { $0.hasSuffix("newer\n\n") }
        return answer.firstRange(of: "\r\n\r\n").map { String(answer[$0.upperBound...]) } ?? answer
    }

    @Test("refuses foreign names, and a port that another has")
    func refusals() throws {
        let server = try PageServer()
        defer { server.stop() }
        server.show(Array("secret".utf8))
        let answer = try answer("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", of: server)
        #expect(answer.hasPrefix("HTTP/1.1 421 "))
        #expect(!answer.contains("secret"))
        let error = #expect(throws: PageServerError.self) { try PageServer(port: server.port) }
        #expect(error?.reason == "address already in use")
    }

    @Test("answers at once while other connections say nothing, and ends at once")
    func idle() throws {
        let server = try PageServer()
        server.show([UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000))
        let request = "GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n"
        let idle = try (0..<60).map { _ in try Connection(to: server.port) }
        idle[0].send("GET / HTTP/1.1\r\n")
        // One that reads nothing of its answer is as idle.
        idle[1].send(request)
        let clock = ContinuousClock()
        let begin = clock.now
        #expect(try answer(request, of: server).utf8.count > 3_000_000)
        #expect(clock.now - begin < .seconds(3))
        // More than there is room for: the oldest go.
        let more = try (0..<60).map { _ in try Connection(to: server.port) }
        #expect(try answer(request, of: server).hasPrefix("HTTP/1.1 200 "))
        server.stop()
        let ended = clock.measure { _ = more.map { $0.text { _ in false } } }
        #expect(ended < .seconds(3))
        withExtendedLifetime(idle) {}
    }

    private func answer(_ request: String, of server: PageServer) throws -> String {
        let connection = try Connection(to: server.port)
        connection.send(request)
        return connection.text { _ in false }
    }
}

/// A browser's side of a connection.
private final class Connection {
    private let descriptor: Int32

    init(to port: UInt16) throws {
        #if canImport(Glibc)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0)
    }

    deinit { close(descriptor) }

    func send(_ text: String) { _ = ListeningSocket.transmit(Array(text.utf8)[...], to: descriptor) }

    /// What comes until it is enough, the other side ends, or nothing comes for some milliseconds.
    func text(waiting milliseconds: Int32 = 5_000, until isEnough: (String) -> Bool) -> String {
        var text = ""
        var part = [UInt8](repeating: 0, count: 65_536)
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while !isEnough(text), waitForInput(&poll, milliseconds) {
            let count = recv(descriptor, &part, part.count, 0)
            guard count > 0 else { break }
            text += String(decoding: part[..<count], as: UTF8.self)
        }
        return text
    }

    private func waitForInput(_ poll: inout pollfd, _ milliseconds: Int32) -> Bool {
        #if canImport(Darwin)
        Darwin.poll(&poll, 1, milliseconds) > 0
        #elseif canImport(Glibc)
        Glibc.poll(&poll, 1, milliseconds) > 0
        #else
        Musl.poll(&poll, 1, milliseconds) > 0
        #endif
    }
}
