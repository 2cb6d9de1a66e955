/// A changed token.
package struct TokenChange: Sendable {
    /// The kinds of changes, in the order of ``Kind``.
    package var kinds: [Kind]
    package var old: InspectedToken?
    package var new: InspectedToken?
    /// The tokens that refer to this one before and after, entirely or in a part, directly or through others, and
    /// changed with it.
    package var followedBy: [InspectedToken] = []
    /// The modes with changes that can differ between modes, ``Kind/changed`` and ``Kind/retargeted``; empty for a
    /// token with a single value.
    package var modes: [Kind: [String]] = [:]

    package enum Kind: String, CaseIterable, Sendable {
        case added
        case removed
        /// The Figma variable or the color set is the same, but the path changed.
        case renamed
        /// The token's own value changed.
        case changed
        /// The reference changed, was added or was removed; the value may also have changed.
        case retargeted
        case retyped
    }

    /// The number of followers.
    package var followers: Int { followedBy.count }

    /// The new token, or the old one if it was removed.
    var current: InspectedToken? { new ?? old }
}
