import DesignTokens

/// Asset catalogs, as far as they are a language: their color sets have the names that members in Swift have, less what is
/// Swift's only. Their files are not made by templates.
package struct CatalogLanguage: OutputLanguage {
    /// Sets are called what members are called in it.
    private let swift = SwiftLanguage()

    package init() {}

    package let name = "catalog"
    package let fileExtension = "xcassets"
    package let hasUniqueFileNames = false

    /// Catalogs hold values, and nothing in them refers to another.
    package func literal(_ value: TokenValue) -> String? { nil }
    package func text(_ text: String) -> String { JSONText.quoted(text) }
    package func typeName(of type: TokenType, _ value: TokenValue) -> String? { type == .color ? "color set" : nil }
    package func qualifiedTypeName(of type: TokenType, _ value: TokenValue) -> String? { typeName(of: type, value) }
    /// A color of a theme is one of the Swift beside the catalog.
    package let hasThemes = true
    package func following(_ type: TokenType) -> AppearanceFollowing { type == .color ? .colors : .nothing }
    package func bundle(_ choice: BundleChoice) -> String? { nil }
    package func bundleIsolation(_ choice: BundleChoice, isNonisolated: Bool) -> String { "" }

    package func reference(to name: String, in scope: String, type: TokenType?) -> String { name }
    package func expression(_ reference: String, opacity: Double) -> String { reference }
    package func isImplied(_ scope: String) -> Bool { true }
    package func isProtocol(_ scope: String) -> Bool { false }

    package let lineComment = "//"
    package let toolLines: [String] = []
    package func comment(_ text: String) -> String { EscapedText.onOneLine(text) }
    package func commentLines(_ text: String) -> [String] { [comment(text)] }

    package func declaration(_ name: String) -> String { name }
    package func usable(_ name: String) -> String { swift.usable(name) }
    package func beginning(_ name: String) -> String { swift.beginning(name) }
    package func isTypeName(_ text: String) -> Bool { swift.isTypeName(text) }

    package func owner(of name: String, in scope: String) -> String? { nil }
    package func isFreeForCase(_ name: String) -> Bool { true }
    package let referredTypes: Set<String> = []
    package let meantTypes: Set<String> = []
}
