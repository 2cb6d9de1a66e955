import SwiftSources

/// An initializer that an app adds to a type of the system, so that a call may not mean the system's:
/// `extension Color { init(_ hex: String) }`.
struct OwnInitializer: Hashable {
    var type: String
    /// The label of the first argument; empty if there is none.
    var label: String

    /// The initializers in the extensions of a file whose first argument is in a position of assets.
    static func all(in code: SwiftCode) -> Set<OwnInitializer> {
        var initializers: Set<OwnInitializer> = []
        for index in code.tokens.indices where code.kind(index) == .word && code.isText(index, "extension") {
            let type = code.text(index + 1)
            guard let position = AssetPosition.all[type], let end = code.bodyEnd(after: index) else { continue }
            for place in index..<end where code.kind(place) == .word && code.isText(place, "init") {
                let word = code.text(code.kind(place + 1) == .openParenthesis ? place + 2 : place + 3)
                let label = word == "_" ? "" : word
                if position.labels[label] != nil { initializers.insert(OwnInitializer(type: type, label: label)) }
            }
        }
        return initializers
    }
}

extension SwiftCode {
    /// The number of tokens between the word `extension` and its brace to look at.
    private static let longestHead = 40

    /// Returns the end of the braces of a declaration.
    func bodyEnd(after index: Int) -> Int? {
        let head = index..<min(index + Self.longestHead, tokens.count)
        return head.first { kind($0) == .openBrace }.flatMap { partner(of: $0) }
    }
}
