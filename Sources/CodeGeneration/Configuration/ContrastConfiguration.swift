import DesignTokens
import LocatedJSON

/// What the configuration says of colors that are shown one on the other.
package struct ContrastConfiguration: Sendable {
    /// Colors in front of others: each a path of a color or of a group of colors, or a pattern.
    struct Pair: Sendable {
        var foreground: Located<String>
        var background: Located<String>
        /// The contrast that is asked; that of WCAG 2.2 AA where none is stated.
        var level: Contrast?
    }

    var pairs: [Pair] = []

    package init() {}
}

extension ContrastConfiguration {
    /// Reads the value of `"contrast"`.
    init(_ node: JSONNode, _ reader: inout ObjectReader) {
        guard let list = reader.object(node, "\"contrast\"", keys: ["pairs"])?["pairs"] else { return }
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
