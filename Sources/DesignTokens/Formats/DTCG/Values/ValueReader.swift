import Diagnostics
import LocatedJSON

/// Reads values by their types: format module, sections 8 and 9.
///
/// Each function returns `nil` after reporting what is wrong. Values that hold references are read with a ``follower``.
struct ValueReader {
    let sources: [JSONDocument]
    /// The file that the value at hand stands in.
    private(set) var source: JSONDocument
    /// The number of that file among the ``sources``.
    private(set) var sourceNumber = 0
    /// What the file is held to.
    private(set) var rules: ReadingRules
    private(set) var diagnostics: [Diagnostic] = []
    /// How many errors have been reported so far that cost a token.
    private(set) var errorCount = 0
    /// The path of the token at hand, if there is one: it is what an error costs.
    var tokenPath: String?
    /// Spellings from before 2025.10 that were accepted.
    private(set) var legacySyntaxes = LegacySyntaxes()
    /// Follows references; `nil` while files are read, before all tokens are known.
    var follower: ReferenceFollower?
    /// Whether the value that a reference leads to is one of its type, and yet none that fits the place of the reference:
    /// a list where there is room for one.
    var isUnfit = false
    /// How many references lead to the value at hand, one inside the other.
    var depth = 0
    /// The places of references that have been reported as leading nowhere.
    var failedPlaces: Set<ValuePlace> = []

    /// Reads a value; `nil` after reporting what is wrong.
    typealias Read<Value> = (inout ValueReader, JSONNode) -> Value?

    /// What was read, and the path of the token that a reference in its place names.
    typealias Followed<Value> = (value: Value, path: String?)

    init(_ sources: [JSONDocument], rules: ReadingRules, follower: ReferenceFollower? = nil) {
        self.sources = sources
        source = sources[0]
        self.rules = rules
        self.follower = follower
    }

    mutating func turn(to number: Int, rules: ReadingRules? = nil) {
        if let rules { self.rules = rules }
        guard sourceNumber != number else { return }
        source = sources[number]
        sourceNumber = number
    }

    /// How much has been reported at some time.
    typealias Mark = (diagnostics: Int, errors: Int, spellings: Int)

    /// How much has been reported so far.
    var mark: Mark { (diagnostics.count, errorCount, legacySyntaxes.found.count) }

    /// Takes back what has been reported since.
    mutating func rewind(to mark: Mark) {
        diagnostics.removeSubrange(mark.diagnostics...)
        legacySyntaxes.found.removeSubrange(mark.spellings...)
        errorCount = mark.errors
    }

    /// Reads a value that is not a reference itself: that of a token, or of the part that a token can stand for.
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
        case .border, .transition, .typography: readParts(node, of: type)
        case .shadow: readShadow(node)
        case .gradient: readGradient(node)
        }
    }

    /// Reads every element of an array, so that each one that is wrong is reported, not the first alone.
    mutating func readElements<Element>(
        of node: JSONNode, whenEmpty problem: @autoclosure () -> (message: String, advice: String)? = nil,
        _ read: Read<Element>
    ) -> [Element]? {
        guard PartLimit.allows(source.elements(of: node)) else {
            return report(.limitExceeded, PartLimit.message, at: node, advice: PartLimit.advice)
        }
        let elements = source.elements(of: node).map { read(&self, $0) }
        if elements.isEmpty, let problem = problem() {
            return report(.invalidValue, problem.message, at: node, advice: problem.advice)
        }
        let read = elements.compactMap(\.self)
        return read.count == elements.count ? read : nil
    }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, at location: SourceLocation, _ notes: [Diagnostic.Note] = [],
        advice: String, as severity: Diagnostic.Severity = .error, costing loss: Diagnostic.Loss? = nil
    ) {
        report(Diagnostic(severity, code, message, at: location, notes: notes, advice: advice, loss: loss ?? self.loss))
    }

    /// What an error costs: the token at hand, if there is one.
    var loss: Diagnostic.Loss { tokenPath.map(Diagnostic.Loss.token) ?? .detail }

    mutating func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error, diagnostic.loss != .detail { errorCount += 1 }
        diagnostics.append(diagnostic)
    }

    mutating func report(
        _ code: DiagnosticCode, _ message: String, at node: JSONNode, advice: String,
        as severity: Diagnostic.Severity = .error, costing loss: Diagnostic.Loss? = nil
    ) {
        report(code, message, at: source.location(of: node), advice: advice, as: severity, costing: loss)
    }

    /// Reports an error and returns `nil`, for functions that return nothing when they fail.
    mutating func report<Value>(_ code: DiagnosticCode, _ message: String, at node: JSONNode, advice: String) -> Value?
    {
        report(code, message, at: source.location(of: node), advice: advice)
        return nil
    }

    /// A value for a message.
    func shown(_ node: JSONNode) -> String { source.shown(node) }

    /// Takes a spelling from before 2025.10, unless the file is held to the letter, which is reported. `text` is how the
    /// value is written now, as JSON; `nil` where that cannot be told.
    mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, now text: @autoclosure () -> String?) -> Bool {
        rules == .figma || accepts(spelling, at: node, text().map { JSONEdit(node, $0) })
    }

    /// Takes an object that leaves out a part, as it could before 2025.10: `text` is the member to add.
    mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, adding text: String) -> Bool {
        rules == .figma || accepts(spelling, at: node, JSONEdit(node, text, isAddition: true))
    }

    private mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, _ edit: JSONEdit?) -> Bool {
        guard rules == .strict else {
            let upgrade = edit.map { ValueUpgrade(source: sourceNumber, edit: $0) }
            legacySyntaxes.found.append((spelling, source.location(of: node), upgrade))
            return true
        }
        let advice = edit?.advice ?? spelling.advice
        report(.outdatedSpelling, spelling.rule, at: node, advice: advice)
        return false
    }
}
