import AssetCatalogs
import CodeGeneration
import DesignTokens
import LocatedJSON

/// The `"former"` entries for an output's `"names"` that keep old names of renamed tokens and assets as deprecated
/// members.
package struct FormerNames: Sendable, Equatable {
    /// The output's path in the configuration.
    package var output: String
    /// Path prefixes, whole paths, or names of assets, with their former names.
    package var lines: [Line]

    package struct Line: Sendable, Hashable {
        package var path: String
        package var name: String
    }

    /// The names by path.
    var names: JSONValue { .object(lines.map { JSONValue.Member($0.path, .string($0.name)) }) }

    /// The configuration member, escaped so that it cannot end a code block.
    var configurationText: String {
        let member: JSONValue = ["former": names]
        return member.inside(.lines, escaping: "`")
    }
}

/// Finds the entries that keep removed names.
struct FormerNameFinder {
    let old: AnalyzedTokens
    let new: AnalyzedTokens

    /// The maximum number of groups with a separate entry. Each needs a pass over all tokens of the output.
    private static let groupLimit = 100

    /// A token whose name changed in one output.
    private typealias Renaming = (old: SymbolChange.State, new: SymbolChange.State)

    /// Returns the entries for the outputs of the changed symbols and of the renamed assets.
    func formerNames(for changes: [SymbolChange], _ renamed: RenamedAssets) -> [FormerNames] {
        let ofTokens = formerNames(for: changes)
        guard !renamed.names.isEmpty else { return ofTokens }
        let names = Dictionary(renamed.names.map { ($1, $0) }) { first, _ in first }
        let ofAssets = new.symbols.outputs.indices.compactMap { output in
            entry(for: output, assetLines(for: names, in: output))
        }
        return ofTokens + ofAssets
    }

    private func entry(for output: Int, _ lines: [FormerNames.Line]) -> FormerNames? {
        let path = new.symbols.outputs[output].configuration.path.value
        return lines.isEmpty ? nil : FormerNames(output: path, lines: lines)
    }

    /// Returns an entry for each asset of an output whose name there changed, except for names that it cannot have.
    /// Former names are members of the output's own type.
    private func assetLines(for oldNames: [AssetName: AssetName], in output: Int) -> [FormerNames.Line] {
        let (before, now) = (old.symbols.outputs[output].assets, new.symbols.outputs[output])
        var positions: [AssetName: Int] = [:]
        for (position, asset) in before.assets.enumerated() { positions[AssetName(asset)] = position }
        let known = Set(now.assets.names + now.assets.additionalNames.map(\.name))
        let lines = now.assets.assets.compactMap { asset -> FormerNames.Line? in
            guard let position = oldNames[AssetName(asset)].flatMap({ positions[$0] }),
                before.types[position].isEmpty, !known.contains(before.names[position])
            else { return nil }
            return FormerNames.Line(path: asset.lookupName, name: before.names[position])
        }
        guard !lines.isEmpty else { return [] }
        var configuration = now.configuration
        configuration.names.former = Self.former(lines)
        let named = NamedAssets(new.catalogs.all, configuration)
        let given = named.additionalNames.filter { $0.kind == .former }.map { name in
            FormerNames.Line(path: named.assets[name.position].lookupName, name: name.name)
        }
        return lines.filter(Set(given).contains)
    }

    private func formerNames(for changes: [SymbolChange]) -> [FormerNames] {
        let renamings = changes.compactMap { change -> Renaming? in
            guard change.isBreaking, change.kind == .renamed, let old = change.old, let new = change.new,
                old.output == new.output, old.type == new.type, old.symbol.scope == new.symbol.scope
            else { return nil }
            return (old, new)
        }
        let outputs = Set(renamings.compactMap(\.new.output)).sorted()
        return outputs.compactMap { output in
            entry(for: output, lines(for: renamings.filter { $0.new.output == output }, in: output))
        }
    }

    /// Returns an entry for each renamed group that restores all its old names, and one for each other token. A former
    /// name cannot be one that another token has now.
    private func lines(for renamings: [Renaming], in output: Int) -> [FormerNames.Line] {
        let taken = Set(new.symbols.outputs[output].names)
        let free = renamings.filter { !taken.contains($0.old.symbol.name) }
        let groups = Dictionary(grouping: free) { RenamedGroup($0.old.path, $0.new.path)?.new }
        var rest = groups[nil] ?? []
        var lines: [FormerNames.Line] = []
        for path in groups.keys.compactMap(\.self).sorted() {
            let members = groups[path] ?? []
            let line = lines.count < Self.groupLimit ? line(for: members, below: path, in: output) : nil
            if let line { lines.append(line) } else { rest += members }
        }
        let alone = rest.map { FormerNames.Line(path: $0.new.path, name: $0.old.symbol.name) }
        let names = names(under: alone, in: output)
        return lines + alone.filter { names[$0.path] == $0.name }
    }

    /// Returns the entry for a group if it restores exactly the old names of these tokens.
    private func line(for members: [Renaming], below path: String, in output: Int) -> FormerNames.Line? {
        guard members.count > 1, let first = members.first,
            let beginning = RenamedGroup(first.old.path, first.new.path)
        else { return nil }
        let configuration = old.symbols.outputs[output].configuration
        let naming = OutputNaming(configuration)
        let names = beginning.old.split(separator: ".").map(String.init)
        var words = configuration.language.form.emptyName
        for name in naming.remainingNames(of: beginning.old, names) { words.append(name) }
        let line = FormerNames.Line(path: path, name: words.text)
        let expected = Dictionary(members.map { ($0.new.path, $0.old.symbol.name) }) { first, _ in first }
        return !line.name.isEmpty && self.names(under: [line], in: output) == expected ? line : nil
    }

    private static func former(_ lines: [FormerNames.Line]) -> [Located<String>: String] {
        Dictionary(lines.map { (Located($0.path), $0.name) }) { first, _ in first }
    }

    /// Returns the former names that entries give to tokens of an output, by path.
    private func names(under lines: [FormerNames.Line], in output: Int) -> [String: String] {
        var output = new.symbols.outputs[output]
        let language = output.configuration.language
        output.configuration.names.former = Self.former(lines)
        let graph = new.resolution.graph
        var namespace = Namespace(graph: graph, language: language)
        let names = output.additionalNames(.former, graph, &namespace)
        return Dictionary(names.map { (graph.tokens[output.tokens[$0.position]].path, $0.name) }) { first, _ in first }
    }
}
