import CodeGeneration
import DesignTokens
import LocatedJSON

/// What keeps old names in one output, deprecated, after its tokens were renamed: lines for `"former"` in its `"names"`.
package struct FormerNames: Sendable, Equatable {
    /// The output's path in the configuration.
    package var output: String
    /// Beginnings of paths, or whole paths, with the names that stood for them.
    package var lines: [Line]

    package struct Line: Sendable, Equatable {
        package var path: String
        package var name: String
    }

    /// The names by paths.
    var names: JSONValue { .object(lines.map { JSONValue.Member($0.path, .string($0.name)) }) }

    /// The member that the configuration is to have, which no code block ends before it does.
    var configurationText: String {
        let member: JSONValue = ["former": names]
        return member.inside(.lines, escaping: "`")
    }
}

/// Finds the lines that keep the names which changes take away from code.
struct FormerNameFinder {
    let old: AnalyzedTokens
    let new: AnalyzedTokens

    /// How many groups have a line of their own: each costs a look at all tokens of the output.
    private static let groupLimit = 100

    /// A token that has another name than it had, in one output.
    private typealias Renaming = (old: SymbolChange.State, new: SymbolChange.State)

    func formerNames(for changes: [SymbolChange]) -> [FormerNames] {
        let renamings = changes.compactMap { change -> Renaming? in
            guard change.isBreaking, change.kind == .renamed, let old = change.old, let new = change.new,
                old.output == new.output, old.type == new.type, old.symbol.scope == new.symbol.scope
            else { return nil }
            return (old, new)
        }
        let outputs = Set(renamings.compactMap(\.new.output)).sorted()
        return outputs.compactMap { output in
            let lines = lines(for: renamings.filter { $0.new.output == output }, in: output)
            let path = new.symbols.outputs[output].configuration.path.value
            return lines.isEmpty ? nil : FormerNames(output: path, lines: lines)
        }
    }

    /// One line for each group that was renamed, where that names its tokens as they were named, and one for each other token.
    /// What another token is called now is no former name of this one.
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

    /// The line for a group, if it names exactly these tokens as they were named.
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

    /// The former names that lines give to tokens of an output, by path.
    private func names(under lines: [FormerNames.Line], in output: Int) -> [String: String] {
        var output = new.symbols.outputs[output]
        let language = output.configuration.language
        output.configuration.names.former = Dictionary(
            lines.map { (Located($0.path), $0.name) }
        ) { first, _ in first }
        let graph = new.resolution.graph
        var namespace = Namespace(graph: graph, language: language)
        let names = output.additionalNames(.former, graph, &namespace)
        return Dictionary(names.map { (graph.tokens[output.tokens[$0.position]].path, $0.name) }) { first, _ in first }
    }
}
