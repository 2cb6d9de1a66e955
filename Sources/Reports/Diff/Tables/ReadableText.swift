import CodeGeneration
import DesignTokens

/// A short text for people, in parts: code, which comes from token files and can hold anything, and words of ours.
struct ReadableText: Equatable {
    /// The parts, in order; they are set apart by spaces.
    var parts: [Part] = []

    enum Part: Equatable {
        case code(String)
        case words(String)
        case color(ColorValue)
    }

    static let empty = ReadableText()

    static func code(_ text: String) -> ReadableText { ReadableText(parts: [.code(text)]) }

    /// Code, or nothing for an empty text.
    static func codeOrEmpty(_ text: String) -> ReadableText { text.isEmpty ? empty : code(text) }

    static func words(_ text: String) -> ReadableText { ReadableText(parts: [.words(text)]) }

    /// Several texts, one after the other; of very many the first ones.
    static func list(_ texts: [ReadableText]) -> ReadableText {
        var parts = texts.first?.parts ?? []
        for text in texts.prefix(longestList).dropFirst() { parts += [.words("/")] + text.parts }
        return ReadableText(parts: texts.count > longestList ? parts + [.words("/ …")] : parts)
    }

    static func symbol(_ symbol: Symbol?) -> ReadableText { symbol.map { code($0.text) } ?? empty }

    static func + (one: ReadableText, other: ReadableText) -> ReadableText {
        ReadableText(parts: one.parts + other.parts)
    }

    /// A value. Of one that is made of parts, those alone that another value has not, where that has the same parts.
    static func value(of value: InspectedValue, besides other: InspectedValue? = nil) -> ReadableText {
        switch value.value {
        case .color(let color): ReadableText(parts: [.color(color)])
        case .alias, .deferred, .unusable: words("none")
        case .uninterpreted: code(start(of: unwrapped(value.spelling)))
        default: code(start(of: other.map(value.text(besides:)) ?? value.text))
        }
    }

    /// What a token refers to with the value it gets so, if it gets one; or the value alone.
    static func reference(of value: InspectedValue) -> ReadableText {
        guard let target = value.targetPath else { return self.value(of: value) }
        if value.value.aliasedPath != nil { return code(target) }
        return code(target) + words("=") + self.value(of: value)
    }

    /// The beginning of a text that can be long: enough to tell it by.
    private static func start(of text: String) -> String {
        let start = text.unicodeScalars.prefix(longestValue)
        return String(start) + (start.endIndex == text.endIndex ? "" : "…")
    }

    /// A text on one line, each stretch of white space a single space.
    private static func unwrapped(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let longestValue = 120
    /// How many texts stand beside each other, or below.
    static let longestList = 4
}
