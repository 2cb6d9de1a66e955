/// How much of a value follows the appearance of the device, as a language can write it.
package enum AppearanceFollowing: Sendable {
    /// The value is that of the default mode.
    case nothing
    /// The colors do that the value is, or is made of; whatever else it holds is that of light appearance.
    case colors
    /// The colors do, and so do layers that are in sight in one appearance only.
    case layers
    /// The whole value does.
    case everything

    /// Whether nothing of a value is left behind.
    var isWhole: Bool { self == .layers || self == .everything }
}
