import CodeGeneration
import DesignTokens
import Diagnostics

/// The parts of a value that another value does not have: `fontSize 16 pt`, or `stop 2 color #14706E` of a gradient.
struct DifferingParts {
    private let texts: ValueText

    init(_ texts: ValueText) { self.texts = texts }

    /// Returns the parts as text; `nil` if the values have no parts in common.
    func text(of value: TokenValue, besides other: TokenValue) -> String? {
        guard case .composite(let own) = value, case .composite(let others) = other, own.isList == others.isList,
            !value.isSame(as: other)
        else { return nil }
        guard own.isList else { return text(of: own, besides: others) }
        let text = own.parts.count == others.parts.count ? changed(own, others) : added(own, others)
        return text.isEmpty ? nil : text
    }

    private func text(of own: CompositeValue, besides others: CompositeValue) -> String? {
        guard own.parts.map(\.name) == others.parts.map(\.name) else { return nil }
        return zip(own.parts, others.parts).filter { !$0.value.isSame(as: $1.value) }.map { part, _ in
            [part.name, texts.text(of: part.value)].compactMap(\.self).joined(separator: " ")
        }.joined(separator: ", ")
    }

    // MARK: - Lists

    /// Returns the elements that differ from those at the same places.
    private func changed(_ own: CompositeValue, _ others: CompositeValue) -> String {
        let pairs = zip(own.parts, others.parts).enumerated().filter { !$1.0.value.isSame(as: $1.1.value) }
        return texts.list(Array(pairs), separator: "; ") { index, pair in
            element(index, of: own) + (text(of: pair.0.value, besides: pair.1.value) ?? texts.text(of: pair.0.value))
        }
    }

    /// Returns the elements between those that both lists begin and end with; only their number if there are none.
    private func added(_ own: CompositeValue, _ others: CompositeValue) -> String {
        let isSame = { (one: CompositeValue.Part, other: CompositeValue.Part) in one.value.isSame(as: other.value) }
        let start = zip(own.parts, others.parts).prefix(while: isSame).count
        let rest = (own.parts.dropFirst(start), others.parts.dropFirst(start))
        let end = zip(rest.0.reversed(), rest.1.reversed()).prefix(while: isSame).count
        let added = Array(rest.0.dropLast(end).enumerated())
        guard !added.isEmpty else { return Wording.count(own.parts.count, Self.noun(of: own)) }
        return texts.list(added, separator: "; ") { index, part in
            element(start + index, of: own) + texts.text(of: part.value)
        }
    }

    private func element(_ index: Int, of list: CompositeValue) -> String {
        list.parts.count == 1 ? "" : "\(Self.noun(of: list)) \(index + 1) "
    }

    private static func noun(of list: CompositeValue) -> String {
        list.type == .gradient ? "stop" : list.type.rawValue
    }
}
