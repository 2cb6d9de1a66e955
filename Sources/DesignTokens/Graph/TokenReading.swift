import Diagnostics
import LocatedJSON

/// The result of reading files that belong together: collections, their modes and the tokens in these, whose values
/// still contain references.
package struct TokenReading: Sendable {
    /// The files, which provide locations. Tokens, groups and upgrades refer to them by index.
    package var files: [JSONDocument]
    /// The format of each file.
    package var formats: [TokenFormat]
    /// The scale of colors in each file that prove none, for the formats that have such colors.
    var channelScales: [ChannelScale]
    /// The rules for the files.
    var rules: ReadingRules
    package var collections: [ReadCollection] = []
    /// Reads the values that are ``TokenValue/deferred``, once references can be followed; `nil` if there are none.
    var deferredValues: (any DeferredValueReader)?
    /// The groups that extend others, which other files may define.
    var extensions: [GroupExtension] = []
    /// The edits that update the files to the format module 2025.10.
    var upgrades: [ValueUpgrade] = []
    /// The number of tokens in each file.
    package var tokenCounts: [Int]
    /// The token sets with tokens that no theme uses.
    var unusedSets: [UnusedTokenSet] = []
    /// The number of members that are neither tokens nor groups, if one diagnostic covers them all.
    package var otherMemberCount = 0
    /// Errors and warnings. A token that an error costs has the value ``TokenValue/unusable``.
    package var diagnostics: [Diagnostic] = []
    /// The configured collection and mode of the file, if other files can contain other modes.
    package var stated: StatedMode?
    /// Whether ``collections`` are the configured collections and modes of the files.
    package var usesConfiguredModes = false
    /// The groups that are modes, or `nil` if they are inferred from names and tokens.
    package var modeGroups: [String]?
    /// The inputs that match no modifier of a resolver document, or `nil` for a format without inputs.
    package var rejectedInputs: [RejectedInput]?

    /// Creates a reading of files. The others may have another format than the first, which refers to them.
    init(files: [JSONDocument], format: TokenFormat, otherFormat: TokenFormat? = nil, rules: ReadingRules = .figma) {
        self.files = files
        formats = files.indices.map { $0 == 0 ? format : otherFormat ?? format }
        self.rules = rules
        tokenCounts = files.map { _ in 0 }
        channelScales = files.map { _ in .bytes }
    }

    /// Whether a group of the reading extends another one.
    package var extendsGroups: Bool { !extensions.isEmpty }

    /// The paths of tokens that tokens of the reading refer to, as spelled in the files.
    package var references: Set<String> {
        tokens.reduce(into: []) { $0.formUnion($1.references(in: files[$1.document])) }
    }

    /// The paths of tokens referred to inside values, which only the format's own reader can follow.
    package var referencesInsideValues: Set<String> {
        tokens.reduce(into: []) { $0.formUnion($1.referencesInsideValue(in: files[$1.document])) }
    }

    private var tokens: some Sequence<Token> { collections.lazy.flatMap(\.modes).flatMap(\.tokens) }

    /// The outermost group of all tokens in each file, or an empty text if there are several.
    var onlyGroups: [String] {
        var groups = files.map { _ in String?.none }
        for token in tokens {
            let group = groups[token.document] ?? String(token.path.prefix { $0 != "." })
            groups[token.document] = token.path.isPath(inside: group) ? group : ""
        }
        return groups.map { $0 ?? "" }
    }

    /// Whether the reading is a single file whose tokens define several modes.
    package var holdsModes = false

    /// Whether the reading is a file that consists of names with bare values, a spelling that any JSON can have.
    package var hasBareValues = false

    /// Whether the reading is a single file with one mode, and other files can contain other modes.
    package var isModeFile: Bool { collections.count == 1 && collections[0].isModeFile }

    /// Whether the reading is a single file without references to others, with one mode or all modes of its tokens.
    package var isOfOneFile: Bool { isModeFile || holdsModes }
}

/// An input that matches nothing in a reading, with the error to report if it matches no other reading either.
package struct RejectedInput: Sendable {
    /// Its index among all inputs.
    package var place: Int
    package var diagnostic: Diagnostic
    /// Whether the modifier exists, and only the context is missing.
    package var knowsModifier = false
}

/// A token set that no theme uses, so that its tokens are in no mode.
package struct UnusedTokenSet: Sendable {
    package var name: String
    /// The paths of its tokens.
    package var paths: [String]
}

/// Reads the values of a format that depend on references.
protocol DeferredValueReader: Sendable {
    /// The path of the token that a value refers to as a whole, if it is an alias after all, which may depend on the
    /// other tokens.
    func alias(of token: Int, in graph: TokenGraph) -> String?

    /// Reads the deferred values of tokens in one combination of modes.
    func read(_ tokens: [Int], in state: ReferenceState) -> DeferredReading

    /// The names of the token sets in the reading, if the format has sets.
    var tokenSets: [String] { get }

    /// The paths of the tokens in a token set.
    func paths(inSet set: String) -> [String]

    /// Returns the path of the token that a reference names with its token set in front of it; `nil` if this is not what
    /// a path is, or if other sets define the token, too.
    func path(behindSetOf path: String) -> String?

    /// Returns the tokens of the reading that are absent in a combination of modes, given a context for each of the
    /// graph's axes. Their values there come from another combination.
    func absent(among tokens: [Int], of graph: TokenGraph, at contexts: [Int]) -> [Int]
}

extension DeferredValueReader {
    var tokenSets: [String] { [] }

    func paths(inSet set: String) -> [String] { [] }

    func path(behindSetOf path: String) -> String? { nil }

    func alias(of token: Int, in graph: TokenGraph) -> String? { nil }

    func absent(among tokens: [Int], of graph: TokenGraph, at contexts: [Int]) -> [Int] { [] }
}

/// The state of references before deferred values are read.
struct ReferenceState {
    /// The tokens with their values in one combination of modes.
    var graph: TokenGraph
    /// The end of each token's chain of aliases.
    var origins: [Int]
    var types: [TokenType?]
    /// The number of suggestions that may still be made; each one searches all paths.
    var suggestionsLeft: Int
}

/// The values of some deferred tokens.
struct DeferredReading {
    /// The value of each requested token, in order, or `nil` after an error.
    var values: [TokenValue?] = []
    /// The other tokens that each token's value depends on.
    var dependencies: [(token: Int, other: Int)] = []
    /// Those of which only the text is needed, so that they need no value of their own.
    var textDependencies: [(token: Int, other: Int)] = []
    var diagnostics: [Diagnostic] = []
    var upgrades: [ValueUpgrade] = []
    /// The number of suggestions that may still be made.
    var suggestionsLeft: Int
}

/// The rules that a file must follow.
package enum ReadingRules: Sendable {
    /// Figma's exports: a dialect of the format with its own types and spellings. Tokens Studio's are equally loose.
    case figma
    /// The format module 2025.10, and common earlier spellings, which produce warnings.
    case lenient
    /// The format module 2025.10, strictly.
    case strict
}

/// An edit that updates a file to the format module 2025.10.
package struct ValueUpgrade: Sendable, Hashable {
    /// The index of the file in the reading, or among the sources of the graph.
    package var source: Int
    package var edit: JSONEdit
}
