import CodeGeneration
import DesignTokens

/// A short readable text: code, which comes from token files and can contain anything, and fixed words.
struct ReadableText: Equatable {
    /// The parts in order, separated by spaces.
    var parts: [Part] = []
    /// The color that a terminal shows before the text.
    var swatch: ColorValue?

    /// Texts are equal if they read the same, whatever their swatches.
    static func == (one: ReadableText, other: ReadableText) -> Bool { one.parts == other.parts }

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

    /// Returns the first of several names, and the number of the others.
    static func counted(_ names: [String]) -> ReadableText {
        let shown = names.count == countedNames + 1 ? names.count : countedNames
        let more = names.count - shown
        return list(names.prefix(shown).map(code)) + (more > 0 ? words("and \(more) more") : empty)
    }

    static func symbol(_ symbol: Symbol?) -> ReadableText { symbol.map { code($0.text) } ?? empty }

    static func + (one: ReadableText, other: ReadableText) -> ReadableText {
        ReadableText(parts: one.parts + other.parts, swatch: one.swatch ?? other.swatch)
    }

    /// Returns a value; if another one has the same parts, only the parts that differ.
    static func value(of value: InspectedValue, besides other: InspectedValue? = nil) -> ReadableText {
        switch value.value {
        case .color(let color): ReadableText(parts: [.color(color)], swatch: color)
        case .alias, .deferred, .unusable: words("none")
        case .uninterpreted: code(start(of: unwrapped(value.spelling)))
        default: code(start(of: other.map(value.text(besides:)) ?? value.text))
        }
    }

    /// Returns the target of a reference with its value, if there is one; otherwise only the value. If another value has
    /// the same parts, only the parts that differ.
    static func reference(of value: InspectedValue, besides other: InspectedValue? = nil) -> ReadableText {
        guard let target = value.targetPath else { return self.value(of: value, besides: other) }
        if value.value.aliasedPath != nil { return ReadableText(parts: [.code(target)], swatch: value.color) }
        // The parts of a value that is not compared would leave no room for names.
        if case .composite = value.value, value.hasParts(unlike: other) { return code(target) }
        return code(target) + words("=") + self.value(of: value, besides: other)
    }

    /// The target of a reference without its value; `nil` for other texts.
    var reference: ReadableText? {
        guard let end = parts.firstIndex(of: .words("=")) else { return nil }
        return ReadableText(parts: Array(parts[..<end]), swatch: swatch)
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
    /// The number of names before `and 7 more`; a single one is not worth these words.
    private static let countedNames = 3
}
