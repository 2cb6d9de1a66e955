/// What a page may do: run the one script and have the one style sheet that it was made with, and show the images and fonts
/// that are in it. It asks the network for nothing, but for the server that shows it, where one does.
struct PagePolicy {
    /// The bytes between the tags of the script and of the style sheet.
    var script: String
    var style: String
    /// Whether the script may ask the server that the page came from.
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
