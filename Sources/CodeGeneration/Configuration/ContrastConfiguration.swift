import DesignTokens
import LocatedJSON

/// The configured pairs of foreground and background colors.
package struct ContrastConfiguration: Sendable {
    /// A pair: each side is the path of a color or a group of colors, or a pattern.
    struct Pair: Sendable {
        var foreground: Located<String>
        var background: Located<String>
        /// The required contrast; `nil` for that of WCAG 2.2 AA.
        var level: Contrast?
    }

    /// The path of the color behind everything else, and so behind translucent backgrounds.
    var page: Located<String>?
    var pairs: [Pair] = []

    package init() {}

    /// The number of that color in the graph; `nil` if none is configured, or if the configured token is not a usable
    /// color.
    package func page(in resolution: Resolution) -> Int? {
        page.flatMap { resolution.graph.token(at: $0.value) }
            .flatMap { resolution.types[$0] == .color && !resolution.leftOut.contains($0) ? $0 : nil }
    }
}

extension ContrastConfiguration {
    /// Reads `"contrast"`.
    init(_ node: JSONNode, _ reader: inout ObjectReader) {
        guard let object = reader.object(node, "\"contrast\"", keys: ["page", "pairs"]) else { return }
        page = reader.string(object["page"])
        guard let list = object["pairs"] else { return }
        pairs = reader.elements(list, "\"pairs\"").compactMap { Pair($0, &reader) }
    }
}

extension ContrastConfiguration.Pair {
    fileprivate init?(_ node: JSONNode, _ reader: inout ObjectReader) {
        let keys = ["foreground", "background", "level"]
        guard let object = reader.object(node, "a pair", keys: keys) else { return nil }
        let foreground = reader.required("foreground", of: object, node, "a pair")
        let background = reader.required("background", of: object, node, "a pair")
        guard let foreground, let background else { return nil }
        self.foreground = foreground
        self.background = background
        level = reader.number(object["level"], "a contrast", in: 1...21).map { Contrast($0) }
    }
}
