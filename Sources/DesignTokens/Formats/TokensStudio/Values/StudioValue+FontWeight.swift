import Diagnostics

extension StudioValue {
    /// A font weight: `700`, `Semi Bold`, `ExtraBold Italic`, `Italic`, `100 * 3`.
    package static func fontWeight(_ text: String) -> Reading<FontWeight> {
        let name = String(keyword(text).unicodeScalars.filter { !" -_".unicodeScalars.contains($0) })
        if let weight = weight(named: name) { return .success(FontWeight(weight)) }
        for (style, isItalic) in FontWeight.styles where name.hasSuffix(style) {
            let rest = String(name.dropLast(style.count))
            let weight = rest.isEmpty ? 400 : weight(named: rest) ?? StudioQuantity(parsing: rest)?.fontWeight
            if let weight { return .success(FontWeight(weight, isItalic: isItalic)) }
        }
        let nearest = NearestName.nearest(to: name, among: FontWeight.names.map(\.key))
        let advice = "write a number from 1 to 1000, or a name such as Semi Bold"
        let suggestion = nearest.map { "did you mean \($0)?" } ?? advice
        return quantity(text, "a font weight", advice: suggestion).flatMap { quantity in
            if let weight = quantity.fontWeight { return .success(FontWeight(weight)) }
            return problem(text, "is not a font weight from 1 to 1000", advice)
        }
    }

    private static func weight(named name: String) -> Double? {
        FontWeight.names.first { $0.key == name }?.value
    }
}

extension StudioQuantity {
    fileprivate var fontWeight: Double? { unit == nil && 1...1000 ~= number ? number : nil }
}
