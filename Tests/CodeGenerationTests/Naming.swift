import DesignTokens
import Diagnostics
import LocatedJSON

@testable import CodeGeneration

/// The tokens of a file's text, resolved.
func resolved(_ text: String, layers: [Layer: [String]] = [:]) throws -> Resolution {
    let document = try JSONDocument(parsing: Array(text.utf8), path: "tokens.json")
    return AliasResolver.resolve(TokenGraph([DTCGReader.read(document)], layers: LayerPaths(layers))).checked()
}

/// An output without places.
func output(
    _ template: String, groups: [String]? = nil, types: [TokenType]? = nil, excluded: [String] = [],
    names: NamingRules = NamingRules(), scope: String? = nil
) -> OutputConfiguration {
    var output = OutputConfiguration(template: Located(template), path: Located("\(template).swift"))
    output.selection.groups = groups.map { $0.map { Located($0) } }
    output.selection.types = types
    output.selection.excluded = excluded.map { Located($0) }
    output.names = names
    output.scope = scope.map { Located($0) }
    return output
}

/// Rules without places.
func rules(
    _ style: NamingStyle? = nil, drop: [String] = [], replace: [String: String] = [:], prefix: String = "",
    former: [String: String] = [:], alsoNamed: [String: String] = [:]
) -> NamingRules {
    var rules = NamingRules()
    rules.style = style
    rules.drop = drop.map { Located($0) }
    for (path, name) in replace { rules.replace[Located(path)] = name }
    rules.prefix = prefix
    for (path, name) in former { rules.former[Located(path)] = name }
    for (path, name) in alsoNamed { rules.alsoNamed[Located(path)] = name }
    return rules
}

/// A configuration of outputs only.
func configuration(_ outputs: OutputConfiguration...) -> Configuration {
    var configuration = Configuration()
    configuration.targets[0].outputs = outputs
    return configuration
}

extension SymbolTable {
    /// The symbols of a configuration that has one target, in the language of its first output.
    init(_ resolution: Resolution, _ configuration: Configuration) {
        let language = configuration.outputs.first?.language ?? Dialects.usual
        self.init(
            resolution, configuration.outputs, in: language,
            SymbolInput(
                baseFontSize: configuration.baseFontSize, given: GivenExpressions(configuration, resolution.graph)))
    }
}

/// What is wrong with the configuration of a run that writes.
func checked(_ run: AnalyzedTokens) -> [Diagnostic] {
    var found = run.found.from([.names])
    found.add(run.checked?.diagnostics(isWriting: true) ?? [], from: .checks)
    found.add(run.found.from([.fonts]))
    return run.policy.judged(found).all
}
