import DesignTokens

/// The properties of outputs that a backend writes instead of a template.
package struct BackendForm: Sendable {
    /// The name that outputs give instead of a template's.
    let name: String
    /// The file extensions of the outputs' paths.
    let endings: [String]
    /// A description of the file or folder at such a path.
    let content: String
    /// Whether it is an asset catalog, which no other output can be written into. Outputs of code can refer to its
    /// color sets.
    var isCatalog = false
    /// The advice for a path with another extension.
    let misplacedAdvice: String

    /// Whether the backend can write to a path.
    func fits(_ path: String) -> Bool { endings.contains { path.hasSuffix("." + $0) } }
}

extension TemplateDeclaration {
    /// The declarations of outputs that backends write. Each is in the folder of its backend.
    static let ofBackends: [TemplateDeclaration] = [colorCatalog, tokenFile]
}
