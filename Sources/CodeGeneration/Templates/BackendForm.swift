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
    /// What the outputs of backends declare: each backend says it in its own folder.
    static let ofBackends: [TemplateDeclaration] = [colorCatalog, tokenFile]
}
