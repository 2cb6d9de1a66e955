import DesignTokens

/// The SwiftUI equivalent of a text style's keyword in Figma or CSS.
enum StyleWord: Equatable {
    case nothing
    /// A case of `Text.Case` or `TextStyle.Decoration`.
    case swift(String)
    /// A keyword that SwiftUI does not support, such as small capitals.
    case other(String)

    /// Reads a part with a table of keywords; `nil` if it is not a string.
    init?(_ value: TokenValue, in words: [String: StyleWord]) {
        guard case .string(let text) = value else { return nil }
        self = words[text.lowercased()] ?? .other(text)
    }

    var swift: String? { if case .swift(let name) = self { name } else { nil } }

    /// The keywords for case transformations.
    static let textCases: [String: StyleWord] = [
        "": .nothing, "none": .nothing, "null": .nothing, "normal": .nothing, "original": .nothing,
        "uppercase": .swift("uppercase"), "upper": .swift("uppercase"), "lowercase": .swift("lowercase"),
        "lower": .swift("lowercase"),
    ]
    /// The keywords for lines through or under text.
    static let decorations: [String: StyleWord] = [
        "": .nothing, "none": .nothing, "null": .nothing, "underline": .swift("underline"),
        "strikethrough": .swift("strikethrough"), "line-through": .swift("strikethrough"),
    ]
}
