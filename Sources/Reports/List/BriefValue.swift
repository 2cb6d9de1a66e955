import CodeGeneration
import DesignTokens

extension ValueText {
    /// Returns the words of a value for a table column. Parts of a composite value have no names, are in the order of
    /// CSS, and are omitted if they have no effect: `Inter 16/24 600`, `0 4 12 #000000 25%`.
    func briefWords(of value: TokenValue) -> [String] {
        guard case .composite(let composite) = value else { return [text(of: value)] }
        if composite.isList { return [list(composite.parts, separator: ", ") { brief(of: $0.value) }] }
        let order = Self.order(of: composite.type)
        let places = composite.parts.map { part in order.firstIndex { $0 == part.name } ?? order.count }
        var words: [String] = []
        for index in places.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
            let part = composite.parts[index]
            let text = brief(of: part)
            if Self.additions.contains(part.name ?? ""), part.value.changesNothing { continue }
            // The font size and line height of a text style are one word: `16/24`.
            if part.name == "lineHeight", !words.isEmpty {
                words[words.count - 1] += "/" + text
            } else {
                words.append(text)
            }
        }
        return words
    }

    private func brief(of value: TokenValue) -> String { briefWords(of: value).joined(separator: " ") }

    private func brief(of part: CompositeValue.Part) -> String {
        switch part.value {
        case .boolean(let isOn): return isOn ? part.name ?? "" : ""
        case .string(let text), .strokeStyle(let text): return text
        case .fontFamily(let names): return names.first ?? ""
        case .composite: return brief(of: part.value)
        default:
            let text = text(of: part.value)
            return text.hasSuffix(" pt") ? String(text.dropLast(3)) : text
        }
    }

    /// Returns the parts that come first.
    private static func order(of type: TokenType) -> [String] {
        switch type {
        case .typography: ["fontFamily", "fontSize", "lineHeight", "fontWeight"]
        case .shadow: ["inset", "offsetX", "offsetY", "blur", "spread", "color"]
        case .border: ["width", "style", "color"]
        default: []
        }
    }

    /// The parts that are shown if they have an effect.
    private static let additions: Set = [
        "inset", "spread", "delay", "fontStyle", "letterSpacing", "paragraphSpacing", "paragraphIndent", "textCase",
        "textDecoration",
    ]
}

extension TokenValue {
    /// Whether the value has no effect: zero, empty or normal.
    fileprivate var changesNothing: Bool {
        switch self {
        case .boolean(let isOn): !isOn
        case .number(let number), .dimension(let number, _), .duration(let number, _): number == 0
        case .string(let text): ["", "none", "normal"].contains(text.lowercased())
        default: false
        }
    }
}
