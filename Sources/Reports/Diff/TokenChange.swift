import CodeGeneration
import DesignTokens

/// One token that is not what it was.
package struct TokenChange: Sendable {
    /// How it changed; in the order of ``Kind``.
    package var kinds: [Kind]
    package var old: State?
    package var new: State?
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

    /// A token on one side of the comparison.
    package struct State: Sendable {
        package var path: String
        /// Its type; `nil` only for one that an error concerns.
        package var type: TokenType?
        /// Its value, references followed.
        package var value: TokenValue
        /// The beginning of the value as the file spells it, where its type is not interpreted.
        package var spelling: String?
        package var step: ResolutionStep
        package var target: String?
        /// Its name in Swift: the first, if several outputs take it.
        package var symbol: Symbol?
        /// The same in each mode that the token depends on; nothing for one that has one value.
        package var modes: [(name: String, state: State)] = []

        /// How many bytes of a spelling are kept: very many tokens can refer to one very long value.
        static let longestSpelling = 400
    }

    /// The token as it is or, when it is gone, was.
    var current: State? { new ?? old }
}
