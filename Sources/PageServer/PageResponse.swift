/// What the server answers.
package enum PageResponse: Equatable, Sendable {
    /// The page.
    case page
    /// A stream that tells of every newer page.
    case changes
    /// There is no such thing here.
    case notFound
    /// Only `GET` and `HEAD` are understood.
    case wrongMethod
    /// Another name than this machine's own was used: a page from elsewhere may have given its name to this address.
    case wrongHost

    /// Decides what a request gets.
    ///
    /// - Parameters:
    ///   - request: The request; `nil` for what was none.
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

    /// The head of the answer, with the length of the page where that is what follows, and with the page's tag in the one header
    /// that its script can read.
    package func head(length: Int, tag: String) -> String {
        let (status, type, words) =
            switch self {
            case .page: ("200 OK", "text/html; charset=utf-8", nil as String?)
            case .changes: ("200 OK", "text/event-stream", nil)
            case .notFound: ("404 Not Found", "text/plain; charset=utf-8", "There is one page here: /\n")
            case .wrongMethod: ("405 Method Not Allowed", "text/plain; charset=utf-8", "The page can only be read.\n")
            case .wrongHost:
                (
                    "421 Misdirected Request", "text/plain; charset=utf-8",
                    "Ask for the page as localhost or 127.0.0.1.\n"
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
