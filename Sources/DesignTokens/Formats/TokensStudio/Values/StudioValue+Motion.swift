/// Durations and timing curves. The plugin keeps them as strings, and leaves their meaning to programs that transform
/// its files.
extension StudioValue {
    /// A duration: `200ms`, `0.2s`, or a number of milliseconds.
    package static func duration(_ text: String) -> Reading<TokenValue> {
        let advice = "write it as 200ms, 0.2s or 200"
        return quantity(text, "a duration", advice: advice).flatMap { quantity in
            switch quantity.unit {
            case nil, .ms: .success(.duration(quantity.number, .ms))
            case .s: .success(.duration(quantity.number, .s))
            default: problem(text, "is not a duration", advice)
            }
        }
    }

    /// A timing curve: `cubic-bezier(0.42, 0, 0.58, 1)`, `[0.42, 0, 0.58, 1]`, the four numbers alone, and the names of
    /// curves in CSS.
    package static func curve(_ text: String) -> Reading<TokenValue> {
        let curve = CSSTimingCurve.numbers(css: text) ?? curve(points: arguments(of: keyword(text)))
        return curve.map { .success(.cubicBezier($0)) }
            ?? problem(text, "is not a timing curve", "write it as cubic-bezier(0.42, 0, 0.58, 1)")
    }

    /// A curve or a duration that is recognized by its syntax, whatever its type is called: `motionEasing`,
    /// `animation`.
    static func motion(_ text: String) -> TokenValue? {
        if keyword(text).hasPrefix(curveFunction) { return try? curve(text).get() }
        guard let unit = StudioQuantity(parsing: text)?.unit, unit == .ms || unit == .s else { return nil }
        return try? duration(text).get()
    }

    /// The text of a curve from an array of four numbers, or of references to numbers.
    static func curveText(_ points: [String]) -> String { "\(curveFunction)\(points.joined(separator: ", ")))" }

    /// The curve of two points, given as their coordinates: x and y of the first, then of the second.
    static func curve(points: [String]) -> [Double]? {
        let numbers = points.compactMap { StudioQuantity(parsing: $0) }.filter { $0.unit == nil }.map(\.number)
        guard points.count == 4, numbers.count == 4, 0...1 ~= numbers[0], 0...1 ~= numbers[2] else { return nil }
        return numbers
    }

    /// The numbers of a list, with or without brackets.
    private static func arguments(of text: String) -> [String] {
        let inner = text.hasPrefix("[") && text.hasSuffix("]") ? text.dropFirst().dropLast() : text[...]
        return inner.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    private static let curveFunction = "cubic-bezier("
}
