import DesignTokens
import Diagnostics
import LocatedJSON

/// Asset catalogs, as far as they are a language: their color sets have the names that members in Swift have, less what is
/// Swift's only. Their files are not made by templates.
package struct CatalogLanguage: OutputLanguage {
    /// Sets are called what members are called in it.
    private let swift = SwiftLanguage()

    package init() {}

    package let name = "catalog"
    package let fileExtension = "xcassets"
    package let hasUniqueFileNames = false

    package func text(_ text: String) -> String { JSONValue.quoted(text) }
    package func typeName(of type: TokenType, _ value: TokenValue) -> String? { type == .color ? "color set" : nil }
    package func qualifiedTypeName(of type: TokenType, _ value: TokenValue) -> String? { typeName(of: type, value) }
    /// A color of a theme is one of the Swift beside the catalog.
    package let hasThemes = true
    package func following(_ type: TokenType) -> AppearanceFollowing { type == .color ? .colors : .nothing }

    package func reference(to name: String, in scope: String, type: TokenType?) -> String { name }
    package func isImplied(_ scope: String) -> Bool { true }

    package let lineComment = "//"
    package func comment(_ text: String) -> String { EscapedText.onOneLine(text) }

    package func usable(_ name: String) -> String { swift.usable(name) }
    package func beginning(_ name: String) -> String { swift.beginning(name) }
    package func isTypeName(_ text: String) -> Bool { swift.isTypeName(text) }
}
