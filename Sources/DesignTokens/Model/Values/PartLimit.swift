import Diagnostics

/// The limit of parts in a value: the layers of a shadow, the stops of a gradient, dashes, names of fonts. References
/// to lists can double them at every step, until no memory is enough.
enum PartLimit {
    /// The maximum number of parts of one value.
    static let parts = 1_000
    /// The maximum number of parts that references add to all lists of a project together.
    static let referredParts = 1 << 20

    /// Whether a list is within the limit.
    static func allows(_ elements: some Sequence) -> Bool { !elements.dropFirst(parts).contains { _ in true } }

    static let message = "the value has more than \(parts) parts"
    static let advice = "remove some of them, or split it into several tokens"
}

extension TokenValue {
    /// Whether a list exceeds the limit.
    var hasTooManyParts: Bool {
        switch self {
        case .composite(let composite): composite.isList && composite.parts.count > PartLimit.parts
        case .fontFamily(let names): names.count > PartLimit.parts
        default: false
        }
    }
}
