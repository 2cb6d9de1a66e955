/// A CSS gradient: `linear-gradient(90deg, #FF0000 0%, blue 100%)`.
///
/// Stops without a position are distributed evenly between those with one, the first at 0 and the last at 1. As in Tokens
/// Studio's plugin, a bare number is a percentage, and a stop can be before the previous one.
package struct CSSGradient: Sendable {
    package struct Stop: Sendable {
        package var color: Color
        package var position: Double
    }

    package let shape: GradientShape
    package let stops: [Stop]

    /// Reads a gradient, or returns `nil` for anything else, and for gradients that repeat or depend on lengths.
    package init?(css text: String) {
        guard let (name, arguments) = Self.function(text), let first = arguments.first,
            let (shape, isStated, extent) = Self.shape(name, Self.words(first).map { $0.lowercased() }),
            let stops = Self.stops(arguments.dropFirst(isStated ? 1 : 0))
        else { return nil }
        self.shape = shape
        self.stops = extent == 1 ? stops : stops.map { Stop(color: $0.color, position: $0.position * extent) }
    }

    /// The value. The problem is that of the first color that cannot be drawn exactly.
    func value() -> (value: TokenValue?, problem: ColorSpecification.Problem?) {
        var problem: ColorSpecification.Problem?
        let parts = stops.compactMap { stop -> CompositeValue? in
            let (color, isMapped) = stop.color.drawn()
            if isMapped { problem = problem ?? .gamut(stop.color, color) }
            return CompositeValue(
                .gradient,
                [.init(name: "color", value: .color(color)), .init(name: "position", value: .number(stop.position))])
        }
        let elements = parts.map { CompositeValue.Part(value: .composite($0)) }
        return (CompositeValue(listOf: .gradient, elements, shape: shape).map(TokenValue.composite), problem)
    }

    /// The name of a function and its arguments. Commas inside parentheses and braces are not separators. A semicolon may
    /// come last, as in a style sheet.
    package static func function(_ text: String) -> (name: String, arguments: [String])? {
        guard let opening = text.utf8.firstIndex(of: UInt8(ascii: "(")),
            let closing = text.utf8.lastIndex(of: UInt8(ascii: ")")), opening < closing
        else { return nil }
        let content = text[text.utf8.index(after: opening)..<closing]
        let isWhole = [[UInt8](")".utf8), [UInt8](");".utf8)].contains(
            text[closing...].utf8.filter { !ASCII.isSpace($0) })
        return isWhole ? (words(String(text[..<opening])).joined().lowercased(), split(content, at: ",")) : nil
    }

    /// The words of a text, separated by spaces outside parentheses and braces.
    static func words(_ text: String) -> [String] { split(text[...], at: " ").filter { !$0.isEmpty } }

    /// The parts of a text between separators outside parentheses and braces.
    static func split(_ text: Substring, at separator: Unicode.Scalar) -> [String] {
        var parts: [[UInt8]] = [[]]
        var depth = 0
        for byte in text.utf8 {
            if "({".utf8.contains(byte) { depth += 1 }
            if ")}".utf8.contains(byte) { depth -= 1 }
            if depth == 0, byte == UInt8(ascii: separator) || separator == " " && ASCII.isSpace(byte) {
                parts.append([])
            } else {
                parts[parts.count - 1].append(byte)
            }
        }
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func stops(_ arguments: ArraySlice<String>) -> [Stop]? {
        var stops: [(color: Color, position: Double?)] = []
        for argument in arguments {
            guard let read = self.stops(argument) else { return nil }
            stops += read
        }
        guard stops.count >= 2 else { return nil }
        stops[0].position = stops[0].position ?? 0
        stops[stops.count - 1].position = stops[stops.count - 1].position ?? 1
        var result: [Stop] = []
        for (index, stop) in stops.enumerated() {
            let before = result.last?.position ?? 0
            let next = stops[index...].firstIndex { $0.position != nil } ?? index
            let step = ((stops[next].position ?? 1) - before) / Double(next - index + 1)
            result.append(Stop(color: stop.color, position: stop.position ?? before + step))
        }
        return result
    }

    /// A color with no position, with one, or with two, between which it is constant.
    private static func stops(_ argument: String) -> [(color: Color, position: Double?)]? {
        var words = words(argument)
        var positions: [Double] = []
        while positions.count < 2, words.count > 1, let position = words.last.flatMap(position) {
            positions.insert(position, at: 0)
            words.removeLast()
        }
        guard let color = Color(css: words.joined(separator: " ")) else { return nil }
        return positions.isEmpty ? [(color, nil)] : positions.map { (color, $0) }
    }

    private static func position(_ word: String) -> Double? {
        guard let number = number(word) else { return nil }
        if number.unit == nil || number.unit == .percent { return number.value / 100 }
        return number.degrees.map { $0 / 360 }
    }

    static func number(_ word: String) -> CSSNumber? {
        var scanner = CSSScanner(Array(word.utf8)[...])
        let number = scanner.takeNumber()
        return scanner.isAtEnd ? number : nil
    }
}
