import CodeGeneration
import DesignTokens

/// The Swift names that the outputs of a draft give to their tokens.
struct DraftNames {
    /// A token in an output.
    struct Entry {
        var token: Int
        /// The output, an index into the draft's.
        var output: Int
        var scope: String
        var name: String
        /// The name with its scope: two tokens may not share it.
        var symbol: String { "\(scope).\(name)" }
        /// Whether no token at all may have the name: it is empty, or there already.
        var isRefused: Bool { name.isEmpty || OutputLanguages.usual.owner(of: name, in: scope) != nil }
    }

    /// All tokens of all outputs, in the order in which they claim their names.
    private(set) var entries: [Entry] = []
    /// The nested types, with the types around them.
    private(set) var types: Set<String> = []

    /// Names the tokens of a draft.
    ///
    /// - Parameters:
    ///   - draft: The draft.
    ///   - chosen: The tokens of each output, those of a group side by side.
    ///   - graph: All tokens.
    init(_ draft: StarterDraft, chosen: [[Int]], _ graph: TokenGraph) {
        entries.reserveCapacity(chosen.reduce(0) { $0 + $1.count })
        for (index, output) in draft.outputs.enumerated() {
            let naming = OutputNaming(
                output.result, traits: output.traits, language: OutputLanguages.usual)
            var current: (group: Int, name: OutputNaming.GroupName, scope: String)?
            for token in chosen[index] {
                let stated = graph.tokens[token]
                if current?.group != stated.group {
                    let name = naming.name(of: graph.groups[stated.group])
                    current = (stated.group, name, name.scope.joined(separator: "."))
                    addTypes(name.scope, current?.scope ?? "")
                }
                guard let current else { continue }
                let name = naming.name(of: stated, in: current.name)
                entries.append(Entry(token: token, output: index, scope: current.scope, name: name))
            }
        }
    }

    /// Adds a nested type and those around it that are not known yet.
    private mutating func addTypes(_ names: [String], _ scope: String) {
        var path = scope
        for name in names.dropFirst().reversed() {
            guard types.insert(path).inserted else { return }
            path = String(decoding: path.utf8.dropLast(name.utf8.count + 1), as: UTF8.self)
        }
    }
}

extension DraftNames.Entry {
    /// Whether the name is a number, which Swift takes only behind an underscore.
    var isNumber: Bool { Self.isNumber(name) }

    /// Whether a name is a number, which Swift takes only behind an underscore.
    static func isNumber(_ name: String) -> Bool {
        let bytes = name.utf8.prefix(2)
        guard bytes.count == 2, let last = bytes.last else { return false }
        return bytes.first == UInt8(ascii: "_") && UInt8(ascii: "0")...UInt8(ascii: "9") ~= last
    }

    /// Whether the name is a single word: `default`, but not `textDefault` or `gray50`.
    var isOneWord: Bool {
        !name.unicodeScalars.dropFirst().contains { NameCharacter.isDigit($0) || $0.properties.isUppercase }
    }
}
