/// The head of an HTTP request (RFC 9112).
package struct PageRequest: Equatable, Sendable {
    package var method: String
    package var path: String
    /// The query after the path; empty if there is none.
    package var query: String
    /// The `Host` header; `nil` if there is none or more than one.
    package var host: String?

    /// The maximum length of the head.
    package static let limit = 16_384

    /// Parses the head of a request; `nil` if it is invalid.
    package init?(head: some Collection<UInt8>) {
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
        method = String(words[0])
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(target[0])
        query = target.count > 1 ? String(target[1]) : ""
        let hosts = lines.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
        host = hosts.count == 1 ? hosts[0].dropFirst(5).split { $0 == " " || $0 == "\t" }.first.map(String.init) : nil
    }
}
