/// The content security policy of a page: only its own script and style sheet, embedded images and fonts, and no
/// network requests, except to the server that shows it.
struct PagePolicy {
    /// The bytes between the tags of the script and the style sheet.
    var script: String
    var style: String
    /// Whether the script may contact the page's server.
    var asksServer = false

    /// The content of the `meta` element.
    var text: String {
        let directives = [
            "default-src 'none'", "script-src '\(Self.source(of: script))'", "style-src '\(Self.source(of: style))'",
            "img-src data:", "font-src data:", "base-uri 'none'", "form-action 'none'",
        ]
        return (directives + (asksServer ? ["connect-src 'self'"] : [])).joined(separator: "; ")
    }

    private static func source(of text: String) -> String {
        "sha256-" + Base64.text(of: SHA256.digest(of: text.utf8))
    }
}
