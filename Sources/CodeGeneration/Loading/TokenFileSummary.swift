import DesignTokens

/// One token file and how it was read.
package struct TokenFileSummary: Sendable, Hashable {
    /// The path, as the user spelled it.
    package var path: String
    /// The format it was read as.
    package var format: TokenFormat
    /// The mode that the file holds; `nil` where its collection has no other.
    package var mode: String?
    /// How many tokens it holds.
    package var tokenCount: Int
}
