import CodeGeneration
import DesignTokens

/// A short readable text: code, which comes from token files and can contain anything, and our own words.
struct ReadableText: Equatable {
    /// The parts in order, separated by spaces.
    var parts: [Part] = []

    enum Part: Equatable {
        case code(String)
        case words(String)
        case color(ColorValue)
    }

    static let empty = ReadableText()

    static func code(_ text: String) -> ReadableText { ReadableText(parts: [.code(text)]) }

    /// Returns code, or nothing for an empty text.
    static func codeOrEmpty(_ text: String) -> ReadableText { text.isEmpty ? empty : code(text) }

    static func words(_ text: String) -> ReadableText { ReadableText(parts: [.words(text)]) }

    /// Returns several texts as a list, shortened if there are many.
    static func list(_ texts: [ReadableText]) -> ReadableText {
        var parts = texts.first?.parts ?? []
        for text in texts.prefix(longestList).dropFirst() { parts += [.words("/")] + text.parts }
        return ReadableText(parts: texts.count > longestList ? parts + [.words("/ …")] : parts)
    }

    static func symbol(_ symbol: Symbol?) -> ReadableText { symbol.map { code($0.text) } ?? empty }

    static func + (one: ReadableText, other: ReadableText) -> ReadableText {
        ReadableText(parts: one.parts + other.parts)
    }

    /// Returns a value; if another one has the same parts, only the parts that differ.
    static func value(of value: InspectedValue, besides other: InspectedValue? = nil) -> ReadableText {
        switch value.value {
        case .color(let color): ReadableText(parts: [.color(color)])
        case .alias, .deferred, .unusable: words("none")
        case .uninterpreted: code(start(of: unwrapped(value.spelling)))
        default: code(start(of: other.map(value.text(besides:)) ?? value.text))
        }
    }

    /// Returns the target of a reference with its value, if there is one; otherwise only the value.
    static func reference(of value: InspectedValue) -> ReadableText {
        guard let target = value.targetPath else { return self.value(of: value) }
        if value.value.aliasedPath != nil { return code(target) }
        return code(target) + words("=") + self.value(of: value)
    }

    /// Returns the beginning of a text that can be long.
    private static func start(of text: String) -> String {
        let start = text.unicodeScalars.prefix(longestValue)
        return String(start) + (start.endIndex == text.endIndex ? "" : "…")
    }

    /// Returns a text on one line, with single spaces.
    private static func unwrapped(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let longestValue = 120
    /// The number of texts next to or below each other.
    static let longestList = 4
}
