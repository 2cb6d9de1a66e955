/// The scale of the channels of a color, `r`, `g` and `b`, which nothing but the numbers states.
enum ChannelScale: Sendable {
    /// From 0 to 1, as Figma writes them.
    case fractions
    /// From 0 to 255, as in CSS.
    case bytes

    /// The value of a channel at its maximum.
    var maximum: Double { self == .bytes ? 255 : 1 }

    /// The scale that the channels of a color prove: only bytes are more than 1, and only fractions are between 0 and 1.
    /// `nil` if each channel is 0 or 1.
    init?(provenBy channels: some Sequence<Double>) {
        if channels.contains(where: { $0 > 1 }) {
            self = .bytes
        } else if channels.contains(where: { 0 < $0 && $0 < 1 }) {
            self = .fractions
        } else {
            return nil
        }
    }
}
