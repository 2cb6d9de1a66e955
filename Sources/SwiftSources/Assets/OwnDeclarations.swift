/// An initializer that an app adds to a type of the system, so that a call may not mean the system's: `extension Color
/// { init(_ hex: String) }`.
package struct OwnInitializer: Sendable, Hashable {
    var type: String
    /// The label of the first argument; empty if there is none.
    var label: String
}

/// The types of an app, and its initializers with asset names as arguments. A call of one of them does not mean the
/// system's.
package struct OwnDeclarations: Sendable {
    /// The types that each module declares.
    private var types: [String: Set<String>] = [:]
    private var initializers: Set<OwnInitializer> = []

    package init() {}

    /// Adds the declarations in a file.
    package mutating func add(_ code: SwiftCode, in module: String) {
        for index in code.tokens.indices.dropLast() where code.tokens[index].kind == .word {
            let token = code.tokens[index]
            guard token.end - token.start >= 4, [.word, .quotedWord].contains(code.tokens[index + 1].kind) else {
                continue
            }
            if code.isText(index, "extension") {
                addInitializers(ofExtension: index, code)
            } else if Self.keywords.contains(where: { code.isText(index, $0) }) {
                types[module, default: []].insert(code.text(index + 1))
            }
        }
    }

    /// Adds the initializers of an extension whose first argument the system would read as the name of an asset.
    private mutating func addInitializers(ofExtension index: Int, _ code: SwiftCode) {
        let type = code.extendedType(at: index)
        guard let position = AssetPosition.all[type], let end = code.bodyEnd(after: index) else { return }
        // Not a call: `self.init(named: name)`.
        for place in index..<end
        where code.kind(place) == .word && code.isText(place, "init") && code.kind(place - 1) != .dot {
            let word = code.text(code.kind(place + 1) == .openParenthesis ? place + 2 : place + 3)
            let label = word == "_" ? "" : word
            if position.takesName(label: label) { initializers.insert(OwnInitializer(type: type, label: label)) }
        }
    }

    /// Returns whether a module declares a type.
    package func contains(type: String, in module: String) -> Bool { types[module]?.contains(type) == true }

    /// Returns whether any module adds an initializer.
    package func contains(_ initializer: OwnInitializer) -> Bool { initializers.contains(initializer) }

    private static let keywords: [StaticString] = ["struct", "class", "enum", "typealias", "actor", "protocol"]
}

extension SwiftCode {
    /// The number of tokens between the word `extension` and its brace to look at.
    private static let longestHead = 40

    /// Returns the end of the braces of a declaration.
    package func bodyEnd(after index: Int) -> Int? {
        let head = index..<min(index + Self.longestHead, tokens.count)
        return head.first { kind($0) == .openBrace }.flatMap { partner(of: $0) }
    }
}
