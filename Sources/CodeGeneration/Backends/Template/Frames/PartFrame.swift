import DesignTokens
import Mustache

extension OutputContext {
    /// A part of a composite value.
    func value(of key: TemplateKey, inPart index: Int) -> MustacheValue? {
        let entry = parts.entries[index]
        let language = language
        switch key {
        case .name: return .text(entry.part.name.map(language.declaration) ?? "")
        case .expression: return .text(expressions.expression(of: entry) ?? "")
        case .literal: return .text(expressions.literal(of: entry) ?? "")
        case .number: return .text(entry.number.map(NumberText.number) ?? "")
        case .unit: return .text(entry.unit)
        case .isRelative: return .flag(entry.fontSizes != nil)
        case .points: return .text(entry.points.map(NumberText.number) ?? "")
        case .value: return .text(language.comment(entry.part.value.json.text()))
        case .type: return .text(entry.part.value.type(stated: nil)?.rawValue ?? "")
        case .isItalic: return .flag(entry.part.value.isItalic)
        case .target: return .text(language.comment(entry.part.reference ?? ""))
        case .parts: return FrameKind.part.frames(entry.parts)
        case .isList: return .flag(entry.part.value.isList)
        case .isFirst: return .flag(entry.isFirst)
        case .isLast: return .flag(entry.isLast)
        default: return nil
        }
    }
}

extension PartTable.Entry {
    /// The number of a length, in multiples of the font size or in points; or the weight of a font, which has no unit.
    fileprivate var number: Double? {
        if case .fontWeight(let weight) = part.value { return weight.weight }
        return fontSizes.map { ($0 * 1_000_000).rounded() / 1_000_000 } ?? points
    }

    /// The unit of the number.
    fileprivate var unit: String { fontSizes != nil ? "em" : points == nil ? "" : NumberUnit.points.rawValue }
}
