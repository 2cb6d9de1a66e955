extension CSSGradient {
    /// The shape of a gradient, from the name of its function and the words of its first argument, and whether these
    /// define it; `nil` for an invalid or unsupported shape.
    static func shape(_ name: String, _ words: [String]) -> (GradientShape, isStated: Bool)? {
        switch name {
        case "linear-gradient":
            let angle = words.first == "to" ? side(words.dropFirst()) : words.first.flatMap(angle)
            if words.first == "to", angle == nil { return nil }
            return (.linear(angle: angle ?? 180), angle != nil)
        case "radial-gradient":
            let isStated = words.first.map(radialWords.contains) ?? false
            // A circle and an ellipse to the farthest corner are the only ones that need no size.
            let rest = words.drop { ["circle", "ellipse", "farthest-corner"].contains($0) }
            let form = words.contains("circle") ? GradientShape.RadialForm.circle : .ellipse
            return isStated
                ? center(rest).map { (.radial(center: $0, form: form), true) } : (.radial(center: .init()), false)
        case "conic-gradient":
            var rest = words[...]
            var start = 0.0
            if rest.first == "from", let angle = rest.dropFirst().first.flatMap(angle) {
                start = angle
                rest = rest.dropFirst(2)
            }
            let isStated = rest.count < words.count || rest.first == "at"
            let center = isStated ? center(rest) : .init()
            return center.map { (.conic(angle: start, center: $0), isStated) }
        default: return nil
        }
    }

    private static let radialWords = sizeWords.union(["circle", "ellipse", "farthest-corner", "at"])
    private static let sizeWords: Set = ["closest-side", "closest-corner", "farthest-side"]

    /// What prevents a CSS gradient from being read, to follow its text in a message, and the advice.
    static func obstacle(in text: String) -> (words: String, advice: String) {
        if split(text[...], at: ",").count > 1 {
            return (", which consists of several gradients", "give each of them a token")
        }
        let (name, arguments) = function(text) ?? ("", [])
        let size = words(arguments.first?.lowercased() ?? "").first { !["circle", "ellipse"].contains($0) } ?? ""
        let isSize = sizeWords.contains(size) || size.utf8.first.map(ASCII.isDigit) == true
        if name == "radial-gradient", isSize {
            return (", which has a size", "remove the size, so that the gradient ends in the farthest corner")
        }
        return ("", "write linear-gradient, radial-gradient or conic-gradient, with colors and percentages")
    }

    private static func angle(_ word: String) -> Double? {
        guard let number = number(word), number.unit != nil || number.value == 0 else { return nil }
        return number.degrees
    }

    /// The angle of `to right` or `to top left`; a corner is that of a square.
    private static func side(_ words: some Collection<String>) -> Double? {
        let angles: [Set: Double] = [
            ["top"]: 0, ["top", "right"]: 45, ["right"]: 90, ["bottom", "right"]: 135, ["bottom"]: 180,
            ["bottom", "left"]: 225, ["left"]: 270, ["top", "left"]: 315,
        ]
        return angles[Set(words)]
    }

    /// The center in `at 20% 80%` or `at top left`; the default one without words.
    private static func center(_ words: some Collection<String>) -> GradientShape.Point? {
        guard let first = words.first else { return .init() }
        guard first == "at", (2...3).contains(words.count) else { return nil }
        var places = Array(words.dropFirst())
        if places.count == 1 { places.append("center") }
        let isReversed = ["top", "bottom"].contains(places[0]) || ["left", "right"].contains(places[1])
        if isReversed { places.swapAt(0, 1) }
        guard let x = place(places[0]), let y = place(places[1]) else { return nil }
        return .init(x: x, y: y)
    }

    private static func place(_ word: String) -> Double? {
        switch word {
        case "left", "top": return 0
        case "center": return 0.5
        case "right", "bottom": return 1
        default:
            guard let number = number(word), number.unit == .percent || number.value == 0 else { return nil }
            return number.value / 100
        }
    }
}
