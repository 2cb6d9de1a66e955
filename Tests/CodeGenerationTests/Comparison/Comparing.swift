import DesignTokens
import LocatedJSON

@testable import CodeGeneration
@testable import Reports

/// What changed between two files' texts, under outputs without places.
func compared(
    _ old: String, _ new: String, layers: [Layer: [String]] = [:], outputs: [OutputConfiguration] = [],
    contrast: [ContrastConfiguration.Pair] = []
) throws -> TokenComparison {
    var configuration = Configuration()
    configuration.contrast.pairs = contrast
    configuration.targets[0].outputs = outputs
    return TokenComparison(
        try run(old, layers: layers, configuration), try run(new, layers: layers, configuration))
}

/// What changed between two states of one collection, each the texts of its modes' files.
func compared(modes old: [String], _ new: [String]) throws -> TokenComparison {
    func run(_ texts: [String]) throws -> AnalyzedTokens {
        let documents = try texts.enumerated().map { number, text in
            DTCGReader.read(try JSONDocument(parsing: Array(text.utf8), path: "\(number).json"))
        }
        return testRun(AliasResolver.resolve(TokenGraph(documents)).checked(), Configuration())
    }
    return TokenComparison(try run(old), try run(new))
}

private func run(_ text: String, layers: [Layer: [String]], _ configuration: Configuration) throws -> AnalyzedTokens {
    testRun(try resolved(text, layers: layers), configuration)
}

private func testRun(_ resolution: Resolution, _ configuration: Configuration) -> AnalyzedTokens {
    var run = AnalyzedTokens(Settings(configuration), resolution, SymbolTables(resolution, configuration))
    run.found.add(resolution.diagnostics, from: .tokens)
    return run
}

/// A file's text with tokens, each at its path's place.
func file(_ tokens: (path: String, token: String)...) -> String { file(tokens) }

/// A file's text with tokens, each at its path's place.
func file(_ tokens: [(path: String, token: String)]) -> String {
    let names = tokens.reduce(into: [String]()) { names, token in
        let name = String(token.path.prefix { $0 != "." })
        if !names.contains(name) { names.append(name) }
    }
    let members = names.map { name in
        let inside = tokens.filter { $0.path.hasPrefix(name + ".") }
            .map { (path: String($0.path.dropFirst(name.count + 1)), token: $0.token) }
        return "\"\(name)\": " + (inside.isEmpty ? tokens.first { $0.path == name }?.token ?? "" : file(inside))
    }
    return "{ \(members.joined(separator: ", ")) }"
}

/// A token as a file spells it.
func token(_ type: TokenType, _ value: String, variable: String? = nil, from source: String? = nil) -> String {
    let extensions = [
        variable.map { "\"com.figma.variableId\": \"\($0)\"" },
        source.map { "\"com.figma.aliasData\": { \"targetVariableName\": \"\($0)\" }" },
    ].compactMap { $0 }.joined(separator: ", ")
    return "{ \"$type\": \"\(type.rawValue)\", \"$value\": \(value), \"$extensions\": { \(extensions) } }"
}

/// A color token: a value or an alias in double quotes.
func colorToken(_ value: String, variable: String? = nil, from source: String? = nil) -> String {
    token(.color, "\"\(value)\"", variable: variable, from: source)
}

extension TokenComparison {
    /// Each changed token on a line: path, kinds, followers.
    var lines: [String] {
        changes.map { change in
            let path = (change.new ?? change.old)?.path ?? ""
            let followers = change.followers == 0 ? "" : " (\(change.followers))"
            return "\(path): \(change.kinds.map(\.rawValue).joined(separator: ", "))\(followers)"
        }
    }

    /// Each changed symbol on a line.
    var symbolLines: [String] {
        symbols.map { change in
            let sides = [change.old, change.new].compactMap { $0 }.map { "\($0.symbol.text): \($0.type)" }
            return "\(change.kind.rawValue) \(sides.joined(separator: " → "))"
        }
    }
}
