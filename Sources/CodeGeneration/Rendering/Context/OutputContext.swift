import DesignTokens

/// What is known of one output, worked out before its template asks.
struct OutputContext: Sendable {
    let output: NamedOutput
    let resolution: Resolution
    let expressions: Expressions
    let configuration: Configuration
    let language: any OutputLanguage
    let tree: TypeTree
    let scope: String
    let documentation: DocumentationLines
    let modes: ModeValues
    let parts: PartTable
    let hasColors: Bool
    /// The paths of the groups that the configuration selects.
    let selectedGroups: Set<Substring>

    init(
        _ output: NamedOutput, _ resolution: Resolution, _ expressions: Expressions, _ configuration: Configuration
    ) {
        self.output = output
        self.resolution = resolution
        self.expressions = expressions
        self.configuration = configuration
        language = configuration.language
        tree = TypeTree(output)
        scope = output.scope
        documentation = DocumentationLines(of: output, resolution, configuration.language)
        modes = ModeValues(of: output, resolution)
        parts = PartTable(of: output, resolution, modes, baseFontSize: configuration.baseFontSize)
        selectedGroups = Set((output.configuration.selection.groups ?? []).map { $0.value[...] })
        hasColors = output.tokens.contains { resolution.types[$0] == .color }
    }
}
