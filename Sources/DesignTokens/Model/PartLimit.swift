import Diagnostics

/// How many parts a value may have, in every format: the layers of a shadow, the stops of a gradient, dashes, names of fonts.
/// References to lists double them at every hop, so that a page of text would fill any memory.
enum PartLimit {
    /// The most parts of one value.
    static let parts = 1_000
    /// How many parts references may put into all lists of a project together.
    static let referredParts = 1 << 20

    /// Whether a list is not too long.
    static func allows(_ elements: some Sequence) -> Bool { !elements.dropFirst(parts).contains { _ in true } }

    static let message = "its value has more than \(parts) parts"
    static let advice = "take some away, or divide it among several tokens"
}

extension TokenValue {
    /// Whether a list has more parts than a value may have.
    var hasTooManyParts: Bool {
        switch self {
        case .composite(let composite): composite.isList && composite.parts.count > PartLimit.parts
        case .fontFamily(let names): names.count > PartLimit.parts
        default: false
        }
    }
}
