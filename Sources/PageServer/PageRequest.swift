/// What a browser asks for: the first lines of an HTTP request, as RFC 9112 spells them.
package struct PageRequest: Equatable, Sendable {
    package var method: String
    package var path: String
    /// What follows the path behind a question mark; empty where nothing does.
    package var query: String
    /// The name by which the browser found the server; `nil` where it says none, or several.
    package var host: String?

    /// How long the head of a request may be.
    package static let limit = 16_384

    /// Reads the head of a request; `nil` for what is none.
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
