import DesignTokens

/// What a text style does to capitals, in the words of Figma and CSS.
enum TextCaseWord {
    case none, uppercase, lowercase
    /// Anything that SwiftUI cannot do, such as small capitals.
    case other(String)

    /// Reads a part; `nil` for one that is no text.
    init?(_ value: TokenValue) {
        guard case .string(let text) = value else { return nil }
        switch text.lowercased() {
        case "", "none", "normal", "original": self = .none
        case "uppercase", "upper": self = .uppercase
        case "lowercase", "lower": self = .lowercase
        default: self = .other(text)
        }
    }

    /// The case of `Text.Case`.
    var swift: String? {
        switch self {
        case .uppercase: "uppercase"
        case .lowercase: "lowercase"
        case .none, .other: nil
        }
    }
}

/// The line through or under a text style, in the words of Figma and CSS.
enum TextDecorationWord {
    case none, underline, strikethrough
    /// Anything that SwiftUI cannot do, such as a line above.
    case other(String)

    /// Reads a part; `nil` for one that is no text.
    init?(_ value: TokenValue) {
        guard case .string(let text) = value else { return nil }
        switch text.lowercased() {
        case "", "none": self = .none
        case "underline": self = .underline
        case "strikethrough", "line-through": self = .strikethrough
        default: self = .other(text)
        }
    }

    /// The case of `TextStyle.Decoration`.
    var swift: String? {
        switch self {
        case .underline: "underline"
        case .strikethrough: "strikethrough"
        case .none, .other: nil
        }
    }
}
