extension CSSGradient {
    /// The shape of a gradient, from the name of its function and the words of its first argument, whether these define
    /// it, and the position of its last stop in that shape; `nil` for an invalid or unsupported shape.
    static func shape(_ name: String, _ words: [String]) -> (GradientShape, isStated: Bool, extent: Double)? {
        switch name {
        case "linear-gradient":
            let angle = words.first == "to" ? side(words.dropFirst()) : words.first.flatMap(angle)
            if words.first == "to", angle == nil { return nil }
            return (.linear(angle: angle ?? 180), angle != nil, 1)
        case "radial-gradient": return radial(words)
        case "conic-gradient":
            var rest = words[...]
            var start = 0.0
            if rest.first == "from", let angle = rest.dropFirst().first.flatMap(angle) {
                start = angle
                rest = rest.dropFirst(2)
            }
            let isStated = rest.count < words.count || rest.first == "at"
            let center = isStated ? center(rest) : .init()
            return center.map { (.conic(angle: start, center: $0), isStated, 1) }
        default: return nil
        }
    }

    private static func radial(_ words: [String]) -> (GradientShape, isStated: Bool, extent: Double)? {
        let isStated = words.first.map { radialWords.contains($0) || number($0) != nil } ?? false
        guard isStated else { return (.radial(center: .init()), false, 1) }
        let form = words.contains("circle") ? GradientShape.RadialForm.circle : .ellipse
        // A circle and an ellipse to the farthest corner are the only ones that need no size.
        let rest = words.drop { ["circle", "ellipse", "farthest-corner"].contains($0) }
        let size = rest.prefix { $0 != "at" }
        guard let center = center(rest[size.endIndex...]) else { return nil }
        if size.isEmpty { return (.radial(center: center, form: form), true, 1) }
        guard form == .ellipse, let extent = extent(of: Array(size), around: center) else { return nil }
        return (.radial(center: center, form: form), true, extent)
    }

    /// The part of the way to the farthest corner at which an ellipse with a size such as `50% 50%` ends, to four
    /// decimals; `nil` for one of other proportions.
    private static func extent(of size: [String], around center: GradientShape.Point) -> Double? {
        let radii = size.compactMap(number).filter { $0.unit == .percent }.map { $0.value / 100 }
        guard size.count == 2, radii.count == 2 else { return nil }
        let (width, height) = (max(center.x, 1 - center.x), max(center.y, 1 - center.y))
        let shares = [radii[0] / width, radii[1] / height]
        guard shares[0] > 0, abs(shares[0] - shares[1]) < 0.001 else { return nil }
        return (shares[0] / 2.0.squareRoot() * 10_000).rounded() / 10_000
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
