import Diagnostics
import LocatedJSON

/// Reads values by their types: format module, sections 8 and 9.
///
/// Each function returns `nil` after reporting what is wrong. Values that hold references are read with a ``follower``.
struct ValueReader {
    /// The file that the value at hand stands in.
    private(set) var source: JSONDocument
    /// The number of that file among those that are read together.
    private(set) var sourceNumber = 0
    /// What the file is held to.
    private(set) var rules: ReadingRules
    /// Errors and warnings.
    var diagnostics: [Diagnostic] = []
    /// How many errors have been reported so far.
    var errorCount = 0
    /// Spellings from before 2025.10 that were accepted.
    var legacySyntaxes = LegacySyntaxes()
    /// Follows references; `nil` while files are read, before all tokens are known.
    var follower: ReferenceFollower?
    /// Whether the value that a reference leads to is one of its type, and yet none that fits the place of the reference:
    /// a list where there is room for one.
    var isUnfit = false
    /// How many references lead to the value at hand, one inside the other.
    var depth = 0
    /// The places of references that have been reported as leading nowhere.
    var failedPlaces: Set<ValuePlace> = []

    /// Creates a reader of the values of one file, or of several that ``read(_:in:_:)`` names.
    init(source: JSONDocument, rules: ReadingRules, follower: ReferenceFollower? = nil) {
        self.source = source
        self.rules = rules
        self.follower = follower
    }

    /// Turns to another file.
    mutating func turn(to source: JSONDocument, number: Int, rules: ReadingRules? = nil) {
        self.rules = rules ?? self.rules
        self.source = source
        sourceNumber = number
    }

    /// How much has been reported at some time.
    struct Mark {
        fileprivate var diagnostics: Int
        fileprivate var errors: Int
        fileprivate var spellings: Int
    }

    /// How much has been reported so far.
    var mark: Mark { Mark(diagnostics: diagnostics.count, errors: errorCount, spellings: legacySyntaxes.count) }

    /// Takes back what has been reported since.
    mutating func rewind(to mark: Mark) {
        diagnostics.removeSubrange(mark.diagnostics...)
        legacySyntaxes.keep(mark.spellings)
        errorCount = mark.errors
    }

    /// Reads a value that is not a reference itself.
    ///
    /// - Parameters:
    ///   - node: The value in the current file.
    ///   - type: The type of the token, or of the part that it stands for.
    /// - Returns: The value; `nil` when something is wrong with it, or it holds a reference.
    mutating func read(_ node: JSONNode, as type: TokenType) -> TokenValue? {
        if type != .string, reportsBraces(in: node) { return nil }
        return switch type {
        case .color: readColor(node).map(TokenValue.color)
        case .number: readNumber(node).map(TokenValue.number)
        case .dimension: readDimension(node)
        case .string: readText(node).map(TokenValue.string)
        case .boolean: readBoolean(node).map(TokenValue.boolean)
        case .duration: readDuration(node)
        case .cubicBezier: readCurve(node).map(TokenValue.cubicBezier)
        case .fontFamily: readFamily(node).map(TokenValue.fontFamily)
        case .fontWeight: readWeight(node).map(TokenValue.fontWeight)
        case .strokeStyle: readStrokeStyle(node)
        case .border: readParts(node, of: .border)
        case .transition: readParts(node, of: .transition)
        case .shadow: readShadow(node)
        case .gradient: readGradient(node)
        case .typography: readParts(node, of: .typography)
        }
    }

    /// Reports an error and returns `nil`, for functions that return nothing when they fail.
    mutating func report<Value>(_ code: DiagnosticCode, _ message: String, at node: JSONNode, advice: String) -> Value?
    {
        errorCount += 1
        diagnostics.append(
            Diagnostic(.error, code, message, at: source.location(of: node), notes: [Diagnostic.Note(advice)]))
        return nil
    }

    mutating func warn(_ code: DiagnosticCode, _ message: String, at node: JSONNode, advice: String) {
        diagnostics.append(
            Diagnostic(.warning, code, message, at: source.location(of: node), notes: [Diagnostic.Note(advice)]))
    }

    /// A value for a message: as the file spells it, or its kind if that can fill pages.
    func shown(_ node: JSONNode) -> String {
        switch source.kind(of: node) {
        case .object, .array: source.kind(of: node).description
        default: source.text(of: node)
        }
    }

    /// Takes a spelling from before 2025.10, unless the file is held to the letter.
    ///
    /// - Parameters:
    ///   - spelling: What kind of spelling it is.
    ///   - node: The value that is spelled so.
    ///   - text: How the value is written now, as JSON; `nil` where nothing is.
    /// - Returns: Whether it is accepted; if not, that has been reported.
    mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, now text: @autoclosure () -> String?) -> Bool {
        if rules == .figma { return true }
        return accepts(spelling, at: node, text().map { JSONEdit(node, $0) })
    }

    /// Takes an object that leaves out a part, as it could before 2025.10: `text` is the member to add.
    mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, adding text: String) -> Bool {
        accepts(spelling, at: node, JSONEdit(node, text, isAddition: true))
    }

    private mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, _ edit: JSONEdit?) -> Bool {
        if rules != .strict {
            if rules == .lenient {
                let upgrade = edit.map { ValueUpgrade(source: sourceNumber, edit: $0) }
                legacySyntaxes.add(spelling, at: source.location(of: node), upgrade: upgrade)
            }
            return true
        }
        let advice = edit?.advice ?? spelling.advice
        return report(.outdatedSpelling, spelling.description + " since 2025.10", at: node, advice: advice) ?? false
    }
}
