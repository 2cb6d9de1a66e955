/// How much of a value can follow the appearance of the device in a language.
package enum AppearanceFollowing: Sendable {
    /// Nothing: the value is that of the default mode.
    case nothing
    /// Only colors, including those in composite values. Other parts have their values for light appearance.
    case colors
    /// Colors, and layers that are visible in only one appearance.
    case layers
    /// The whole value.
    case everything

    /// Whether the whole value can follow.
    var isWhole: Bool { self == .layers || self == .everything }
}
