/// The response of the server.
package enum PageResponse: Equatable, Sendable {
    /// The page.
    case page
    /// A stream of notifications about new pages.
    case changes
    /// The path does not exist.
    case notFound
    /// The method is not `GET` or `HEAD`.
    case wrongMethod
    /// The host is not this machine: another website may have pointed its name to this address.
    case wrongHost

    /// Returns the response to a request.
    ///
    /// - Parameters:
    ///   - request: The request; `nil` if it is invalid.
    ///   - port: The server's port.
    package init(to request: PageRequest?, port: UInt16) {
        guard let request else {
            self = .notFound
            return
        }
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        if request.host.map({ hosts.contains($0.lowercased()) }) != true {
            self = .wrongHost
        } else if request.method != "GET", request.method != "HEAD" {
            self = .wrongMethod
        } else {
            self = request.path == "/" ? .page : request.path == "/changes" ? .changes : .notFound
        }
    }

    /// Returns the head of the response, with the length of a page and, in the only header that its script can read,
    /// the page's tag.
    package func head(length: Int, tag: String) -> String {
        let (status, type, words) =
            switch self {
            case .page: ("200 OK", "text/html; charset=utf-8", nil as String?)
            case .changes: ("200 OK", "text/event-stream", nil)
            case .notFound: ("404 Not Found", "text/plain; charset=utf-8", "Not found. The page is at /.\n")
            case .wrongMethod: ("405 Method Not Allowed", "text/plain; charset=utf-8", "Use GET or HEAD.\n")
            case .wrongHost:
                (
                    "421 Misdirected Request", "text/plain; charset=utf-8",
                    "Open the page at localhost or 127.0.0.1.\n"
                )
            }
        var lines = ["HTTP/1.1 \(status)", "Content-Type: \(type)", "Cache-Control: no-store"]
        lines += [
            "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Cross-Origin-Resource-Policy: same-origin",
        ]
        if self != .changes { lines.append("Content-Length: \(words?.utf8.count ?? length)") }
        if self == .page { lines.append("Server-Timing: page;desc=\"\(tag)\"") }
        if self == .wrongMethod { lines.append("Allow: GET, HEAD") }
        lines.append("Connection: close")
        return lines.map { $0 + "\r\n" }.joined() + "\r\n" + (words ?? "")
    }
}
