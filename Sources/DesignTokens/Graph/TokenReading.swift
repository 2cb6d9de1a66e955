import Diagnostics
import LocatedJSON

/// What a format's reader makes of the files that are read together: collections, their modes, and in these the tokens,
/// with references still in their values.
package struct TokenReading: Sendable {
    /// The files, which give locations: tokens, groups and upgrades count them.
    package var files: [JSONDocument]
    /// How each file was read.
    package var formats: [TokenFormat]
    /// What the files are held to.
    var rules: ReadingRules
    package var collections: [ReadCollection] = []
    /// Reads the values that are ``TokenValue/deferred``, once references can be followed; `nil` where there is none.
    var deferredValues: (any DeferredValueReader)?
    /// What brings the files up to date with the format module 2025.10.
    var upgrades: [ValueUpgrade] = []
    /// How many tokens each file states.
    package var tokenCounts: [Int]
    /// The token sets that state tokens, and that no theme takes.
    var untakenSets: [UntakenTokenSet] = []
    /// How many members are neither a token nor a group, where one diagnostic speaks of them all.
    package var otherMemberCount = 0
    /// Errors and warnings. A token that an error costs has the value ``TokenValue/unusable``.
    package var diagnostics: [Diagnostic] = []
    /// Whether the collections and modes that the configuration says files hold are those of ``collections``.
    package var takesStatedModes = false
    /// The groups that are modes; `nil` where their names and tokens decide.
    package var modeGroups: [String]?
    /// The inputs that no modifier of a resolver document takes; `nil` for files of a format without inputs.
    package var rejectedInputs: [RejectedInput]?

    /// Begins a reading of files; the others may be of another format than the first, which refers to them.
    init(files: [JSONDocument], format: TokenFormat, otherFormat: TokenFormat? = nil, rules: ReadingRules = .figma) {
        self.files = files
        formats = files.indices.map { $0 == 0 ? format : otherFormat ?? format }
        self.rules = rules
        tokenCounts = files.map { _ in 0 }
    }

    /// States the collection and the mode that the file holds, where other files can hold other modes.
    package mutating func state(collection: String?, mode: String?) {
        guard isModeFile else { return }
        takesStatedModes = true
        collections[0].name = collection
        guard let mode else { return }
        collections[0].modes[0].name = mode
        collections[0].modes[0].isNameStated = true
    }

    /// The paths of tokens that those of the reading refer to, as far as its files spell them.
    package var references: Set<String> {
        tokens.reduce(into: []) { $0.formUnion($1.references(in: files[$1.document])) }
    }

    /// The paths of tokens that are named inside values, which only the format's own reader can follow.
    package var referencesInsideValues: Set<String> {
        tokens.reduce(into: []) { $0.formUnion($1.referencesInsideValue(in: files[$1.document])) }
    }

    private var tokens: some Sequence<Token> { collections.lazy.flatMap(\.modes).flatMap(\.tokens) }

    /// Whether the reading is one file whose tokens state their values in other modes themselves.
    package var holdsModes = false

    /// Whether the reading is one file that holds one mode, of which other files can hold others.
    package var isModeFile: Bool { collections.count == 1 && collections[0].isModeFile }

    /// Whether the reading is one file that refers to no other: of one mode, or of all modes of its tokens.
    package var isOfOneFile: Bool { isModeFile || holdsModes }
}

/// An input that means nothing to what was read, with the error that it is where it means nothing to anything else.
package struct RejectedInput: Sendable {
    /// Its place among all inputs.
    package var place: Int
    package var diagnostic: Diagnostic
    /// Whether there is the modifier, which lacks the context alone.
    package var knowsModifier = false
}

/// A token set that no theme takes: no mode has what it states.
package struct UntakenTokenSet: Sendable {
    package var name: String
    /// The paths of the tokens that it states.
    package var paths: [String]
}

/// Reads the values of a format that could not be read before references can be followed.
protocol DeferredValueReader: Sendable {
    /// The path that the value of a token refers to as a whole, where it is to be treated as an alias after all: which
    /// other tokens there are can decide that.
    func alias(of token: Int, in graph: TokenGraph) -> String?

    /// Reads the values of tokens, which are deferred, in one combination of modes.
    func read(_ tokens: [Int], in state: ReferenceState) -> DeferredReading

    /// The names of the token sets that the reading was made of; none where the format has none.
    var tokenSets: [String] { get }

    /// The paths of the tokens that a token set states.
    func paths(inSet set: String) -> [String]

    /// Which of the reading's tokens a combination of modes does not have, where each of the graph's axes has a context: what
    /// stands for them there comes from another.
    func absent(among tokens: [Int], of graph: TokenGraph, at contexts: [Int]) -> [Int]
}

extension DeferredValueReader {
    var tokenSets: [String] { [] }

    func paths(inSet set: String) -> [String] { [] }

    func alias(of token: Int, in graph: TokenGraph) -> String? { nil }

    func absent(among tokens: [Int], of graph: TokenGraph, at contexts: [Int]) -> [Int] { [] }
}

/// What is known of references before deferred values are read.
struct ReferenceState {
    /// The tokens with the values that they have in one combination of modes.
    var graph: TokenGraph
    /// The end of each token's chain of aliases.
    var origins: [Int]
    var types: [TokenType?]
    /// How many more suggestions are made: each one searches all paths.
    var suggestionsLeft: Int
}

/// The values of some tokens, read when references could be followed.
struct DeferredReading {
    /// The value of each token, in the order of asking; `nil` after an error.
    var values: [TokenValue?] = []
    /// Which other tokens each token's value was made of.
    var dependencies: [(token: Int, other: Int)] = []
    var diagnostics: [Diagnostic] = []
    var upgrades: [ValueUpgrade] = []
    /// How many more suggestions are made.
    var suggestionsLeft: Int
}

/// What a file is held to.
package enum ReadingRules: Sendable {
    /// What Figma exports: a dialect of the format with types and spellings of its own. Tokens Studio's are as loose.
    case figma
    /// The format module 2025.10, and spellings from before that are still common: those are warned of.
    case lenient
    /// The format module 2025.10 to the letter.
    case strict
}

/// A change that brings a file up to date with the format module 2025.10.
package struct ValueUpgrade: Sendable, Hashable {
    /// The file, an index into the files of the reading, or into the sources of the graph.
    package var source: Int
    package var edit: JSONEdit
}
