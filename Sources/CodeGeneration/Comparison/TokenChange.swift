import DesignTokens

/// One token that is not what it was.
public struct TokenChange: Sendable {
    /// How it changed; in the order of ``Kind``.
    public var kinds: [Kind]
    /// What it was; `nil` for a token that was added.
    public var old: State?
    /// What it is; `nil` for one that was removed.
    public var new: State?
    /// How many tokens refer to this one, now as before, and so have changed with it: directly or through others.
    public var followers = 0
    /// The modes in which it changed in one of the ways that can differ between modes: ``Kind/changed`` and
    /// ``Kind/retargeted``; none for a token that has one value.
    public var modes: [Kind: [String]] = [:]

    /// The ways in which a token changes.
    public enum Kind: String, CaseIterable, Sendable {
        /// It is new.
        case added
        /// It is gone.
        case removed
        /// Its variable in Figma is the same, its path another.
        case renamed
        /// Its own value is another.
        case changed
        /// It refers to another token, begins to refer to one, or no longer does; its value may be another too.
        case retargeted
        /// Its type is another.
        case retyped
    }

    /// A token on one side of the comparison.
    public struct State: Sendable {
        /// Its path.
        public var path: String
        /// Its type; `nil` only for one that an error concerns.
        public var type: TokenType?
        /// Its value, references followed.
        public var value: TokenValue
        /// The beginning of the value as the file spells it, where its type is not interpreted.
        public var spelling: String?
        /// Which step decided what it refers to.
        public var step: ResolutionStep
        /// The path of the token that it refers to.
        public var target: String?
        /// Its name in Swift: the first, if several outputs take it.
        public var symbol: Symbol?
        /// The same in each mode that the token depends on; nothing for one that has one value.
        public var modes: [(name: String, state: State)] = []

        /// How many bytes of a spelling are kept: very many tokens can refer to one very long value.
        static let longestSpelling = 400
    }

    /// The token as it is or, when it is gone, was.
    var current: State? { new ?? old }
}
