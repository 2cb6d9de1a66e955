import Diagnostics
import LocatedJSON

/// One token file, read: its tokens and groups in document order, and what was wrong with it.
package struct TokenDocument: Sendable {
    /// The text that the tokens were read from; it gives locations.
    package var source: JSONDocument
    /// Other files that tokens of the document were read from: a token's ``Token/document`` is 0 for ``source``, and
    /// counts these from 1.
    var otherSources: [JSONDocument] = []
    /// How the file was read.
    package var format: TokenFormat
    /// The collection whose values the file holds, where the configuration states it.
    package var collection: String?
    /// The mode that the file holds the values of: as the configuration states it, or the root's
    /// `$extensions["com.figma.modeName"]`.
    package var modeName: String?
    /// What the mode is a choice of, where several things choose: the context of each axis, by its name.
    var modeContexts: [String: String] = [:]
    /// The tokens.
    package var tokens: [Token] = []
    /// The groups, the root first, each before the groups inside it.
    package var groups: [TokenGroup] = []
    /// The paths of tokens that are there but could not be read: references to them are not reported again.
    package var brokenPaths: Set<String> = []
    /// What the file is held to.
    var rules = ReadingRules.figma
    /// Whether values hold references that resolution has to follow.
    var hasDeferredValues = false
    /// What brings the file up to date with the format module 2025.10.
    var upgrades: [ValueUpgrade] = []
    /// Errors and warnings. A token with an error is not among ``tokens``.
    package var diagnostics: [Diagnostic] = []
}

/// The formats that token files come in.
package enum TokenFormat: String, CaseIterable, Sendable {
    /// Figma's native variable export, and the plain core of the Design Tokens format that it is a dialect of.
    case figma
    /// Tokens Studio's token sets, themes and metadata.
    case tokensStudio = "tokens-studio"
    /// The Design Tokens format module 2025.10.
    case dtcg
    /// A document of the resolver module 2025.10, which names files of the format module.
    case dtcgResolver = "dtcg-resolver"
}
