/// One token that is not what it was.
package struct TokenChange: Sendable {
    /// How it changed; in the order of ``Kind``.
    package var kinds: [Kind]
    package var old: InspectedToken?
    package var new: InspectedToken?
    /// How many tokens refer to this one, now as before, and so have changed with it: directly or through others.
    package var followers = 0
    /// The modes in which it changed in one of the ways that can differ between modes: ``Kind/changed`` and
    /// ``Kind/retargeted``; none for a token that has one value.
    package var modes: [Kind: [String]] = [:]

    package enum Kind: String, CaseIterable, Sendable {
        case added
        case removed
        /// Its variable in Figma is the same, its path another.
        case renamed
        /// Its own value is another.
        case changed
        /// It refers to another token, begins to refer to one, or no longer does; its value may be another too.
        case retargeted
        case retyped
    }

    /// The token as it is or, when it is gone, was.
    var current: InspectedToken? { new ?? old }
}
