import CodeGeneration
import DesignTokens

/// A short text for people, in parts: code, which comes from token files and can hold anything, and words of ours.
struct ReadableText {
    /// The parts, in order; they are set apart by spaces.
    var parts: [Part] = []

    enum Part: Equatable {
        case code(String)
        case words(String)
    }

    static func code(_ text: String) -> ReadableText { ReadableText(parts: [.code(text)]) }

    static func words(_ text: String) -> ReadableText { ReadableText(parts: [.words(text)]) }

    /// Several texts, one after the other; of very many the first ones.
    static func list(_ texts: [ReadableText]) -> ReadableText {
        var parts = texts.first?.parts ?? []
        for text in texts.prefix(longestList).dropFirst() { parts += [.words("/")] + text.parts }
        return ReadableText(parts: texts.count > longestList ? parts + [.words("/ …")] : parts)
    }

    static func symbol(_ symbol: Symbol?) -> ReadableText {
        ReadableText(parts: symbol.map { [.code($0.text)] } ?? [])
    }

    /// A value: a colour as six digits, which GitHub shows a swatch beside, and its opacity.
    static func value(of state: TokenChange.State) -> ReadableText {
        switch state.value {
        case .color(let color): self.color(color)
        case .number(let number): code(NumberText.number(number))
        case .dimension(let number, let unit): code(NumberText.number(number) + unit.rawValue)
        case .string(let text): code("\"" + start(of: text) + "\"")
        case .boolean(let boolean): code(boolean.description)
        case .duration(let number, let unit): code(NumberText.number(number) + unit.rawValue)
        case .fontWeight(let weight): code(NumberText.number(weight.weight) + (weight.isItalic ? " italic" : ""))
        case .strokeStyle(let name): code("\"" + name + "\"")
        case .cubicBezier, .fontFamily, .composite: code(start(of: JSONText.value(state.value)))
        case .alias, .deferred, .unusable: words("none")
        case .uninterpreted: code(start(of: unwrapped(state.spelling ?? "")))
        }
    }

    /// What a token refers to with the value it gets so, if it gets one; or the value alone.
    static func reference(of state: TokenChange.State) -> ReadableText {
        guard let target = state.target else { return value(of: state) }
        if state.value.aliasedPath != nil { return code(target) }
        return ReadableText(parts: [.code(target), .words("=")] + value(of: state).parts)
    }

    private static func color(_ color: ColorValue) -> ReadableText {
        let texts = ValueText.color(color)
        return ReadableText(parts: texts.prefix(1).map(Part.code) + texts.dropFirst().map(Part.words))
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

    private static let longestValue = 80
    private static let longestList = 4
}
