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

    /// A value. Of one that is made of parts, those alone that another state has not, where that has the same parts.
    static func value(of state: TokenChange.State, besides other: TokenChange.State? = nil) -> ReadableText {
        switch state.value {
        case .color(let color): ReadableText(parts: [.color(color)])
        case .alias, .deferred, .unusable: words("none")
        case .uninterpreted: code(start(of: unwrapped(state.spelling ?? "")))
        case .composite(let composite):
            if case .composite(let other) = other?.value {
                code(start(of: plain(composite, besides: other)))
            } else {
                code(start(of: plain(composite, besides: nil)))
            }
        default: code(plain(state.value))
        }
    }

    /// A value on one line, as people read it.
    private static func plain(_ value: TokenValue) -> String {
        switch value {
        case .color(let color): ValueText.color(color).joined(separator: " ")
        case .number(let number): NumberText.number(number)
        case .dimension(let number, let unit): NumberText.number(number) + unit.rawValue
        case .string(let text), .strokeStyle(let text): "\"" + start(of: text) + "\""
        case .boolean(let boolean): boolean.description
        case .duration(let number, let unit): NumberText.number(number) + unit.rawValue
        case .fontWeight(let weight): NumberText.number(weight.weight) + (weight.isItalic ? " italic" : "")
        case .cubicBezier(let numbers): numbers.map(NumberText.number).joined(separator: " ")
        case .fontFamily(let names): start(of: names.joined(separator: ", "))
        case .composite(let composite): plain(composite, besides: nil)
        case .alias, .deferred, .uninterpreted, .unusable: ""
        }
    }

    /// The parts of a value, each with its name, or its elements.
    private static func plain(_ composite: CompositeValue, besides other: CompositeValue?) -> String {
        var parts = composite.parts
        if let other, !composite.isList, other.parts.map(\.name) == parts.map(\.name) {
            parts = zip(parts, other.parts).filter { !$0.value.isSame(as: $1.value) }.map(\.0)
        }
        let texts = parts.map { [$0.name, plain($0.value)].compactMap(\.self).joined(separator: " ") }
        return texts.joined(separator: composite.isList ? "; " : ", ")
    }

    /// What a token refers to with the value it gets so, if it gets one; or the value alone.
    static func reference(of state: TokenChange.State) -> ReadableText {
        guard let target = state.target else { return value(of: state) }
        if state.value.aliasedPath != nil { return code(target) }
        return ReadableText(parts: [.code(target), .words("=")] + value(of: state).parts)
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
