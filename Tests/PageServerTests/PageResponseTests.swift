import Testing

@testable import PageServer

@Suite("The answer to a request") struct PageResponseTests {
    @Test(
        "is the page, or a stream of changes, to who asks for this machine by its own names",
        arguments: [
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8080", PageResponse.page),
            ("GET /?q=a HTTP/1.1\r\nhost:localhost:8080\r\nAccept: */*", .page),
            ("HEAD / HTTP/1.0\r\nHOST: LocalHost:8080", .page),
            ("GET /changes HTTP/1.1\r\nHost: 127.0.0.1:8080", .changes),
            ("GET /favicon.ico HTTP/1.1\r\nHost: 127.0.0.1:8080", .notFound),
            ("GET /../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1:8080", .notFound),
        ])
    func answered(_ head: String, _ response: PageResponse) {
        #expect(PageResponse(to: PageRequest(head: head.utf8), port: 8080) == response)
    }

    @Test(
        "is a refusal where another name was used, however the rest looks",
        arguments: [
            "Host: evil.example", "Host: evil.example:8080", "Host: 127.0.0.1", "Host: 127.0.0.1:8081", "Host:",
            "Accept: */*",
            "Host: localhost:8080.evil.example", "Host: 127.0.0.1:8080\r\nHost: evil.example",
        ])
    func foreignHost(_ lines: String) {
        let request = PageRequest(head: "GET / HTTP/1.1\r\n\(lines)".utf8)
        #expect(PageResponse(to: request, port: 8080) == .wrongHost)
    }

    @Test("is a refusal to whoever wants to write")
    func method() {
        let request = PageRequest(head: "POST / HTTP/1.1\r\nHost: localhost:8080".utf8)
        let response = PageResponse(to: request, port: 8080)
        #expect(response == .wrongMethod)
        #expect(response.head(length: 5, tag: "a").contains("\r\nAllow: GET, HEAD\r\n"))
    }

    @Test(
        "is that there is nothing, to what is no request",
        arguments: ["", "GET /", "garbage", "GET / HTTP/2", "\0\0 \0 \0"])
    func garbage(_ head: String) {
        #expect(PageRequest(head: head.utf8) == nil)
        #expect(PageResponse(to: nil, port: 8080) == .notFound)
    }

    @Test("is kept by nobody, and states its length unless it has no end")
    func head() {
        let page = PageResponse.page.head(length: 12, tag: "a")
        #expect(
            page.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nCache-Control: no-store\r\n"))
        #expect(page.contains("\r\nContent-Length: 12\r\n") && page.hasSuffix("\r\n\r\n"))
        #expect(page.contains("\r\nServer-Timing: page;desc=\"a\"\r\n"))
        #expect(!PageResponse.changes.head(length: 0, tag: "a").contains("Content-Length"))
    }
}
