import CodeGeneration
import DesignTokens

/// Writes a starter configuration as text: JSON with a comment where a choice deserves a word.
struct ConfigurationText {
    private var lines: [String] = []

    /// The text of a draft.
    static func text(of draft: StarterDraft) -> String {
        var text = ConfigurationText()
        text.add(draft)
        return text.lines.joined(separator: "\n") + "\n"
    }

    private mutating func add(_ draft: StarterDraft) {
        let configuration = draft.configuration
        lines.append("{")
        addComments(draft.sourceComments, indentation: 2)
        addMember("sources", .strings(configuration.sources.map(\.path.value)))
        addMember("catalogs", .strings(configuration.catalogs.map(\.value)))
        addComments(draft.layerComments, indentation: 2)
        let layers = Layer.allCases.compactMap { layer in
            configuration.layers[layer].map { PrettyJSON.Member(layer.rawValue, .strings($0.map(\.value))) }
        }
        addMember("layers", .object(layers))
        addMember("access", .string(configuration.access.rawValue))
        if let root = configuration.outputRoot { addMember("outputRoot", .string(root.value)) }
        addComments(draft.outputComments, indentation: 2)
        guard !draft.outputs.isEmpty else { return lines += ["  \"outputs\": []", "}"] }
        lines.append("  \"outputs\": [")
        for output in draft.outputs.dropLast() { add(output, isLast: false) }
        if let last = draft.outputs.last { add(last, isLast: true) }
        lines += ["  ]", "}"]
    }

    /// A member of the configuration, its value in one column with the others.
    private mutating func addMember(_ name: String, _ value: PrettyJSON) {
        let key = "\"\(name)\":"
        let start = "  " + key + String(repeating: " ", count: Self.keyWidth - key.utf8.count)
        lines.append(start + value.text(column: start.utf8.count, indentation: 2) + ",")
    }

    private static let keyWidth = "\"outputRoot\": ".utf8.count

    private mutating func add(_ output: StarterDraft.Output, isLast: Bool) {
        addComments(output.comments, indentation: 4)
        let result = output.result
        let template = JSONText.quoted(result.template.value)
        let start = "    { \"template\": \(template), \"path\": \(JSONText.quoted(result.path.value))"
        let end = isLast ? " }" : " },"
        let parts = [("tokens", Self.selection(result.selection)), ("names", Self.names(result.names))]
            .filter { !$0.1.isEmpty }
        guard !parts.isEmpty else { return lines.append(start + end) }
        lines.append(start + ",")
        let isShort = parts.allSatisfy { PrettyJSON.object($0.1).isShort }
        let short = !isShort ? "" : parts.map { "\"\($0.0)\": \(PrettyJSON.object($0.1).line)" }.joined(separator: ", ")
        if isShort, short.unicodeScalars.count + 6 + end.utf8.count <= PrettyJSON.lineLength {
            return lines.append("      " + short + end)
        }
        for (index, part) in parts.enumerated() {
            let key = "      \"\(part.0)\": "
            let value = PrettyJSON.object(part.1).text(column: key.utf8.count, indentation: 6)
            lines.append(key + value + (index == parts.count - 1 ? end : ","))
        }
    }

    private static func selection(_ selection: TokenSelection) -> [PrettyJSON.Member] {
        var members: [PrettyJSON.Member] = []
        if let groups = selection.groups { members.append(.init("groups", .strings(groups.map(\.value)))) }
        if let types = selection.types { members.append(.init("types", .strings(types.map(\.rawValue)))) }
        if !selection.excluded.isEmpty { members.append(.init("exclude", .strings(selection.excluded.map(\.value)))) }
        return members
    }

    private static func names(_ names: NamingRules) -> [PrettyJSON.Member] {
        var members: [PrettyJSON.Member] = []
        if !names.drop.isEmpty { members.append(.init("drop", .strings(names.drop.map(\.value)))) }
        if !names.prefix.isEmpty { members.append(.init("prefix", .string(names.prefix))) }
        if !names.replace.isEmpty {
            let replaced = names.replace.map { PrettyJSON.Member($0.key.value, .string($0.value)) }
            members.append(.init("replace", .object(replaced.sorted { $0.key < $1.key })))
        }
        return members
    }

    private mutating func addComments(_ comments: [String], indentation: Int) {
        let margin = String(repeating: " ", count: indentation)
        lines += comments.map { "\(margin)// \(EscapedText.onOneLine($0))" }
    }
}
