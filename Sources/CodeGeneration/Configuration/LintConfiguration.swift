import LocatedJSON

/// The settings of `lint`, except the severities of its rules.
package struct LintConfiguration: Sendable {
    /// The files and folders to check; empty for the folder of the configuration.
    package var sources: [Located<String>] = []
    /// Patterns of files and folders that are not checked.
    package var excluded: [Located<String>] = []
    /// Whether tests are checked, too. Their findings are notes.
    package var checksTests = false
    /// Arguments of the app's own functions.
    package var positions: [Position] = []
    /// Patterns of the assets and tokens that other code uses.
    package var usedElsewhere: [Located<String>] = []
    /// How the app's own initializers read eight hexadecimal digits, where their declarations are not clear.
    package var hexOrder: HexOrder?

    package init() {}

    /// An argument of a function or an initializer: `Card(radius:)`, or `Tint(_:)` for an argument without a label.
    package struct Position: Sendable {
        /// The function and the label, as written in the configuration.
        package var text: Located<String>
        package var function: String
        /// The label; empty if there is none.
        package var label: String
        package var content: Content
    }

    /// What an argument is.
    package enum Content: String, CaseIterable, Sendable {
        /// A length of the design.
        case spacing, radius
        /// The name of an asset.
        case image, color
    }
}

/// The place of the alpha among eight hexadecimal digits.
package enum HexOrder: String, CaseIterable, Sendable {
    case rgba, argb
}

extension LintConfiguration {
    /// Reads `"lint"`.
    init(_ node: JSONNode, _ reader: inout ObjectReader) {
        let keys = ["sources", "exclude", "tests", "positions", "usedElsewhere", "hex"]
        guard let object = reader.object(node, "\"lint\"", keys: keys) else { return }
        sources = reader.strings(object["sources"]) ?? []
        excluded = reader.strings(object["exclude"]) ?? []
        checksTests =
            reader.meaning(of: object["tests"], "a severity for tests", among: [("off", false), ("note", true)])
            ?? false
        positions = reader.members(object["positions"], "\"positions\"").compactMap { text, value in
            let function = Self.function(text, &reader)
            let content: Content? = reader.choice(value, "a kind of argument")
            guard let function, let content else { return nil }
            return Position(text: text, function: function.name, label: function.label, content: content)
        }
        usedElsewhere = reader.strings(object["usedElsewhere"]) ?? []
        hexOrder = reader.choice(object["hex"], "an order of hexadecimal digits")
    }

    /// Reads the name of a function with one label, as Swift writes it.
    private static func function(
        _ text: Located<String>, _ reader: inout ObjectReader
    ) -> (name: String, label: String)? {
        let parts = text.value.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, parts[1].hasSuffix(":)"), isName(parts[0]), isName(parts[1].dropLast(2)) {
            let label = String(parts[1].dropLast(2))
            return (String(parts[0]), label == "_" ? "" : label)
        }
        reader.report(
            .invalidConfiguration, "'\(text.value)' is not a function with one label", at: text.location,
            advice: "use a name such as \"Card(radius:)\", or \"Tint(_:)\" for an argument without a label")
        return nil
    }

    private static func isName(_ text: Substring) -> Bool {
        guard let first = text.first, !first.isNumber else { return false }
        return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}
