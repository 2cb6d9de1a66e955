import CodeGeneration
import DesignTokens

/// Gives the tokens of a draft whose names cannot stay names of their own, from more of their paths.
struct StarterReplacements {
    private var draft: StarterDraft
    private let graph: TokenGraph
    private let chosen: [[Int]]
    /// How many names of each group's paths each output leaves away.
    private let droppedCounts: [[Int]]
    /// Symbols that a type or a token has, or had before it was renamed.
    private var taken: Set<String> = []
    /// The last number that was tried behind a name that is taken.
    private var numbers: [String: Int] = [:]
    /// How many names each output replaces.
    private var counts: [Int]

    /// Replaces the names that cannot stay.
    static func replace(
        _ draft: StarterDraft, chosen: [[Int]], parents: [Int], _ graph: TokenGraph
    ) -> StarterDraft {
        var replacements = StarterReplacements(draft, chosen: chosen, parents: parents, graph)
        replacements.nameEmptyTypes()
        replacements.renameTokens()
        replacements.explain()
        return replacements.draft
    }

    private init(_ draft: StarterDraft, chosen: [[Int]], parents: [Int], _ graph: TokenGraph) {
        self.draft = draft
        self.chosen = chosen
        self.graph = graph
        counts = Array(repeating: 0, count: draft.outputs.count)
        droppedCounts = draft.outputs.map { output in
            output.decidingDrops(parents: parents).map { drop in
                drop.map { graph.groups[output.drops[$0].group].names.count } ?? 0
            }
        }
    }

    /// A nested type whose group's name holds neither letter nor digit is named after the groups around it.
    private mutating func nameEmptyTypes() {
        guard graph.groups.contains(where: isNameless) else { return }
        taken = DraftNames(draft, chosen: chosen, graph).types
        for index in draft.outputs.indices where draft.outputs[index].traits.style == .nested {
            let scope = draft.outputs[index].traits.scope
            let paths = (draft.outputs[index].configuration.selection.groups ?? []).map(\.value)
            let dropped = Set(draft.outputs[index].result.names.drop.map(\.value))
            for (position, group) in graph.groups.enumerated() where isNameless(group) {
                guard !dropped.contains(group.path), paths.contains(where: group.path.isPath) else { continue }
                let names = group.names.dropFirst(droppedCounts[index][position]).suffix(Self.longest) + ["group"]
                numberName(joined(names, isCapitalised: true), of: group.path, in: scope, output: index)
            }
        }
    }

    private func isNameless(_ group: TokenGroup) -> Bool {
        var name = CamelCase()
        name.append(group.names.last ?? "token")
        return name.text.isEmpty
    }

    private mutating func renameTokens() {
        let names = DraftNames(draft, chosen: chosen, graph)
        var claimed = names.types
        taken.formUnion(claimed)
        for entry in names.entries { taken.insert(entry.symbol) }
        for entry in names.entries {
            let isFirst = claimed.insert(entry.symbol).inserted
            if entry.isRefused || !isFirst {
                if !lengthen(entry) { number(entry) }
            } else if entry.isNumber, droppedCount(entry) > 0, draft.outputs[entry.output].traits.style == .flat {
                _ = lengthen(entry)
            }
        }
    }

    private func droppedCount(_ entry: DraftNames.Entry) -> Int {
        droppedCounts[entry.output][graph.tokens[entry.token].group]
    }

    private func path(of entry: DraftNames.Entry) -> [String] {
        let token = graph.tokens[entry.token]
        return graph.groups[token.group].names + [token.name]
    }

    /// Names a token by one more name of its path, by two more, or by many; `false` when none of these is free.
    private mutating func lengthen(_ entry: DraftNames.Entry) -> Bool {
        let names = path(of: entry)
        let isNested = draft.outputs[entry.output].traits.style == .nested
        let used = isNested ? 1 : names.count - droppedCount(entry)
        for count in [used + 1, used + 2, min(names.count, Self.longest)] where count > used && count <= names.count {
            let text = joined(names.suffix(count))
            guard let name = freeName(text, in: entry.scope), !DraftNames.Entry.isNumber(name) else { continue }
            take(text, name, of: graph.tokens[entry.token].path, in: entry.scope, output: entry.output)
            return true
        }
        return false
    }

    /// How many names of a path make the longest name.
    private static let longest = 8

    /// Names a token by its path and a number, or just as a token when nothing of the path can be written.
    private mutating func number(_ entry: DraftNames.Entry) {
        let text = joined(path(of: entry).suffix(Self.longest))
        let path = graph.tokens[entry.token].path
        numberName(text.isEmpty ? "token" : text, of: path, in: entry.scope, output: entry.output)
    }

    private mutating func numberName(_ base: String, of path: String, in scope: String, output: Int) {
        let key = "\(scope).\(base)"
        let endsWithDigit = base.unicodeScalars.last.map(NameCharacter.isDigit) ?? false
        var number = numbers[key] ?? 0
        var text = base
        var name: String?
        while name == nil {
            number += 1
            text = number == 1 ? base : "\(base)\(endsWithDigit ? "_" : "")\(number)"
            name = freeName(text, in: scope)
        }
        numbers[key] = number
        take(text, name ?? text, of: path, in: scope, output: output)
    }

    /// The name that a replacement becomes, if no token or type has it.
    private func freeName(_ text: String, in scope: String) -> String? {
        var words = CamelCase()
        words.append(text)
        let name = OutputLanguages.usual.memberName(words.text)
        let isFree =
            OutputLanguages.usual.owner(of: name, in: scope) == nil && !taken.contains("\(scope).\(name)")
        return name.isEmpty || !isFree ? nil : name
    }

    private mutating func take(_ text: String, _ name: String, of path: String, in scope: String, output: Int) {
        taken.insert("\(scope).\(name)")
        draft.outputs[output].configuration.names.replace[Located(path)] = text
        counts[output] += 1
    }

    private func joined(_ names: ArraySlice<String>, isCapitalised: Bool = false) -> String {
        var words = CamelCase(isCapitalised: isCapitalised)
        for name in names { words.append(name) }
        return words.text
    }

    private mutating func explain() {
        for index in counts.indices where counts[index] > 0 {
            let names = counts[index] == 1 ? "one name" : "\(counts[index]) names"
            draft.outputs[index].comments.append(
                "\"replace\" changes \(names) that would be empty, there twice, or what SwiftUI has already.")
        }
    }
}
