import DesignTokens

/// What is to be known of outputs that no template writes, but a backend of their own.
package struct BackendForm: Sendable {
    /// What outputs name instead of a template.
    let name: String
    /// What the paths of the outputs end in.
    let endings: [String]
    /// What is at such a path, in words.
    let content: String
    /// Whether that is an asset catalog, in which no other output is written. Outputs of code can refer to its color sets.
    var isCatalog = false
    /// What to do about another path.
    let misplacedAdvice: String

    /// Whether it can write to a path.
    func fits(_ path: String) -> Bool { endings.contains { path.hasSuffix("." + $0) } }
}

extension TemplateDeclaration {
    /// What the outputs of backends declare, in which the form of each is.
    static let ofBackends: [TemplateDeclaration] = [colorCatalog, tokenFile]

    private static let colorCatalog = TemplateDeclaration(
        scope: "ColorSets", types: [.color], styles: [.flat, .nested],
        backend: BackendForm(
            name: "color-catalog", endings: ["xcassets"], content: "an asset catalog", isCatalog: true,
            misplacedAdvice: "let the path end in .xcassets, as in \"Resources/Colors.xcassets\""))

    private static let tokenFile = TemplateDeclaration(
        scope: "Design tokens", types: Set(TokenType.specified), writesModes: true, listsPaths: true,
        language: TokenFileDialect(), canBeReferredTo: false,
        backend: BackendForm(
            name: "dtcg", endings: ["json", "tokens"], content: "JSON",
            // Tools do not take it for tokens.
            misplacedAdvice: "let the path end in .tokens.json, .json or .tokens"))
}
