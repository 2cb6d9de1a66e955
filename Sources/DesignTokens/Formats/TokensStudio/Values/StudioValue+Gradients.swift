import Diagnostics

/// Gradients, which Tokens Studio writes in tokens of the type `color` as in CSS.
extension StudioValue {
    /// Reads a gradient whose references have been replaced. Of out-of-gamut colors only the first is reported.
    static func gradient(_ text: String) -> Reported {
        // The shape may come before the stops; each stop has at least one part of the text.
        let partCount = CSSGradient.function(text)?.arguments.count ?? 0
        if partCount > PartLimit.parts + 1 { return (nil, tooManyParts) }
        guard let gradient = CSSGradient(css: text) else {
            let obstacle = CSSGradient.obstacle(in: text)
            let message = "unsupported gradient \(StudioProblem.quoted(text))\(obstacle.words)"
            return (nil, Diagnostic(.error, .invalidValue, message, advice: obstacle.advice))
        }
        if gradient.stops.count > PartLimit.parts { return (nil, tooManyParts) }
        let (value, problem) = gradient.value()
        return (value, problem?.diagnostic())
    }

    /// Returns the gradient with references to the tokens that the source text names as colors of its stops.
    static func gradient(_ gradient: CompositeValue, stated: String, isToken: (String) -> Bool) -> CompositeValue {
        let arguments = CSSGradient.function(stated)?.arguments ?? []
        let before = arguments.count - gradient.parts.count
        // The shape may come before the stops. If other counts differ, a reference contains several stops, or a part of
        // one.
        guard before == 0 || before == 1 else { return gradient }
        let parts = zip(gradient.parts, arguments.dropFirst(before)).map { part, argument -> CompositeValue.Part in
            guard let path = CSSGradient.words(argument).first.flatMap({ StudioExpression($0).alias }), isToken(path),
                case .composite(let stop) = part.value
            else { return part }
            var parts = stop.parts
            parts[0].reference = path
            return CompositeValue(.gradient, parts).map { .init(value: .composite($0)) } ?? part
        }
        return CompositeValue(listOf: .gradient, parts, shape: gradient.shape) ?? gradient
    }
}
