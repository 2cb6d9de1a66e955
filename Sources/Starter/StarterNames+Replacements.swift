import CodeGeneration
import DesignTokens

/// Tokens whose names cannot stay get names of their own, from more of their paths.
extension StarterNames {
    /// How many names of a path make the longest name.
    private static let longest = 8

    /// A nested type whose group's name holds neither letter nor digit is named after the groups around it.
    mutating func nameEmptyTypes() {
        let nameless = graph.groups.filter { CamelCase([$0.names.last ?? "token"]).text.isEmpty }
        guard !nameless.isEmpty else { return }
        free.taken = Self.types(of: entries())
        for index in outputs.indices where outputs[index].configuration.style == .nested {
            let output = outputs[index]
            let paths = output.configuration.selection.groups?.map(\.value) ?? groups(around: output.tokens)
            let naming = OutputNaming(output.result)
            for group in nameless where paths.contains(where: group.path.isPath) {
                let names = naming.remainingNames(of: group.path, group.names)
                guard !names.isEmpty else { continue }
                let name = CamelCase(names.suffix(Self.longest) + ["group"], isCapitalised: true).text
                replace(group.path, with: free.number(name, in: output.configuration.scopeName), output: index)
            }
        }
    }

    /// The outermost groups of some tokens.
    private func groups(around tokens: [Int]) -> [String] {
        Set(tokens.compactMap { graph.groups[graph.tokens[$0].group].names.first }).sorted()
    }

    /// The nested types that hold tokens, and those around them.
    private static func types(of entries: [Entry]) -> Set<Symbol> {
        var types: Set<Symbol> = []
        for scope in Set(entries.map(\.symbol.scope)) {
            var path = scope[...]
            while let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) {
                let name = path[path.utf8.index(after: dot)...]
                path = path[..<dot]
                guard types.insert(Symbol(scope: String(path), name: String(name))).inserted else { break }
            }
        }
        return types
    }

    /// The properties of themes that hold nested types: a token that stands for its group has the name of one.
    private func properties(of entries: [Entry]) -> [Symbol] {
        Self.types(of: entries.filter { outputs[$0.output].configuration.declaration.isTheme }).map { type in
            Symbol(scope: type.scope, name: Dialects.usual.memberName(CamelCase([type.name]).text))
        }
    }

    /// Renames the tokens whose names are refused or taken, and those of which only a number is left.
    mutating func renameTokens() {
        let entries = entries()
        var claimed = Self.types(of: entries)
        claimed.formUnion(properties(of: entries))
        free.taken.formUnion(claimed)
        free.taken.formUnion(entries.lazy.map(\.symbol))
        for entry in entries {
            let isFirst = claimed.insert(entry.symbol).inserted
            if entry.symbol.isRefused || !isFirst {
                if !lengthen(entry) { number(entry) }
            } else if entry.symbol.isNumber, entry.drop != nil, outputs[entry.output].configuration.style == .flat {
                _ = lengthen(entry)
            }
        }
        for index in outputs.indices { explainReplacements(in: &outputs[index]) }
    }

    /// Names a token by one more name of its path, by two more, or by many; `false` when none of these is free.
    private mutating func lengthen(_ entry: Entry) -> Bool {
        let names = path(of: entry)
        let used = entry.usedCount
        for count in [used + 1, used + 2, min(names.count, Self.longest)] where used < count && count <= names.count {
            let text = CamelCase(names.suffix(count)).text
            guard let symbol = free.symbol(of: text, in: entry.symbol.scope), !symbol.isNumber else { continue }
            free.taken.insert(symbol)
            replace(graph.tokens[entry.token].path, with: text, output: entry.output)
            return true
        }
        return false
    }

    /// Names a token by its path and a number, or just as a token when nothing of the path can be written.
    private mutating func number(_ entry: Entry) {
        let text = CamelCase(path(of: entry).suffix(Self.longest)).text
        let name = free.number(text.isEmpty ? "token" : text, in: entry.symbol.scope)
        replace(graph.tokens[entry.token].path, with: name, output: entry.output)
    }

    private func path(of entry: Entry) -> [String] {
        let token = graph.tokens[entry.token]
        return graph.groups[token.group].names + (token.isRoot ? [] : [token.name])
    }

    private mutating func replace(_ path: String, with text: String, output: Int) {
        outputs[output].configuration.names.replace[Located(path)] = text
    }

    private func explainReplacements(in output: inout StarterDraft.Output) {
        let count = output.configuration.names.replace.count
        guard count > 0 else { return }
        let names = count == 1 ? "one name" : "\(count) names"
        output.comments.append(
            "\"replace\" changes \(names) that would be empty, there twice, or what SwiftUI has already.")
    }
}
