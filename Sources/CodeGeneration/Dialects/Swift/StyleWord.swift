import DesignTokens

/// What a text style asks for in a word of Figma and CSS, and what SwiftUI has for that.
enum StyleWord: Equatable {
    case nothing
    /// A case of `Text.Case` or `TextStyle.Decoration`.
    case swift(String)
    /// Anything that SwiftUI cannot do, such as small capitals.
    case other(String)

    /// Reads a part, in the words of a table; `nil` for one that is not a text.
    init?(_ value: TokenValue, in words: [String: StyleWord]) {
        guard case .string(let text) = value else { return nil }
        self = words[text.lowercased()] ?? .other(text)
    }

    var swift: String? { if case .swift(let name) = self { name } else { nil } }

    /// What a text style does to capitals.
    static let textCases: [String: StyleWord] = [
        "": .nothing, "none": .nothing, "normal": .nothing, "original": .nothing, "uppercase": .swift("uppercase"),
        "upper": .swift("uppercase"), "lowercase": .swift("lowercase"), "lower": .swift("lowercase"),
    ]
    /// The line through or under a text.
    static let decorations: [String: StyleWord] = [
        "": .nothing, "none": .nothing, "underline": .swift("underline"), "strikethrough": .swift("strikethrough"),
        "line-through": .swift("strikethrough"),
    ]
}
