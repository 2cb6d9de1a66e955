import Diagnostics
import LocatedJSON

/// Reads values by their types: format module, sections 8 and 9.
///
/// Each function returns `nil` after reporting what is wrong. Values that contain references are read with a
/// ``follower``.
struct ValueReader {
    let sources: [JSONDocument]
    /// The file of the current value.
    private(set) var source: JSONDocument
    /// The index of that file among the ``sources``.
    private(set) var sourceNumber = 0
    /// The rules for the file.
    private(set) var rules: ReadingRules
    private(set) var diagnostics: [Diagnostic] = []
    /// The tokens that were added to errors, by the index of the diagnostic.
    private var losses: [Int: [String]] = [:]
    /// The number of errors so far that cost a token.
    private(set) var errorCount = 0
    /// The path of the current token, if any, which an error costs.
    var tokenPath: String?
    /// The spellings from before 2025.10 that were accepted.
    private(set) var legacySyntaxes = LegacySyntaxes()
    /// The references inside values that are not spelled as a path.
    var respelled = RespelledReferences()
    /// Follows references; `nil` while files are read and not all tokens are known.
    var follower: ReferenceFollower?
    /// Whether a referenced value has the right type, but does not fit its place: a list where only one value is
    /// possible.
    var isUnfit = false
    /// The unit beside the value of the current token, where some tools write it.
    var unitBeside: (value: JSONNode, unit: JSONNode)?
    /// The number of nested references that lead to the current value.
    var depth = 0
    /// The places of references that have been reported as dangling.
    var failedPlaces: Set<ValuePlace> = []

    /// Reads a value, or returns `nil` after reporting what is wrong.
    typealias Read<Value> = (inout ValueReader, JSONNode) -> Value?

    /// A value, and the path of the token that a reference in its place names.
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

    /// A position in the list of reports.
    typealias Mark = (diagnostics: Int, errors: Int, spellings: Int, types: Int)

    /// The current position.
    var mark: Mark { (diagnostics.count, errorCount, legacySyntaxes.found.count, legacySyntaxes.types.count) }

    /// Discards what has been reported since a mark.
    mutating func rewind(to mark: Mark) {
        diagnostics.removeSubrange(mark.diagnostics...)
        legacySyntaxes.found.removeSubrange(mark.spellings...)
        legacySyntaxes.types.removeSubrange(mark.types...)
        errorCount = mark.errors
    }

    /// Reads a value that is not a reference: that of a token, or of a part that a token can replace.
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

    /// Reads every element of an array, so that every invalid one is reported, not only the first.
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

    /// What an error costs: the current token, if any.
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

    /// Adds a token to those that a reported error costs.
    mutating func addLoss(of path: String, to diagnostic: Int) { losses[diagnostic, default: []].append(path) }

    /// The diagnostics, with the tokens that were added to errors.
    var reports: [Diagnostic] {
        var reports = diagnostics
        for (diagnostic, paths) in losses { reports[diagnostic].loss = .tokens(paths) }
        return reports
    }

    /// Reports an error and returns `nil`.
    mutating func report<Value>(_ code: DiagnosticCode, _ message: String, at node: JSONNode, advice: String) -> Value?
    {
        report(code, message, at: source.location(of: node), advice: advice)
        return nil
    }

    /// A value for a message.
    func shown(_ node: JSONNode) -> String { source.shown(node) }

    /// Accepts a spelling from before 2025.10, unless rules are strict; then it is reported. `text` is the current
    /// spelling as JSON, or `nil` if it is unknown.
    mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, now text: @autoclosure () -> String?) -> Bool {
        rules == .figma || accepts(spelling, at: node, text().map { JSONEdit(node, $0) })
    }

    /// Accepts an object without a part that was optional before 2025.10. `text` is the member to add.
    mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, adding text: String) -> Bool {
        rules == .figma || accepts(spelling, at: node, JSONEdit(node, text, isAddition: true))
    }

    /// Accepts a type that the format does not have.
    mutating func accept(_ type: TokenType, named name: String, at node: JSONNode) {
        legacySyntaxes.types.append((name, type, source.location(of: node)))
    }

    private mutating func accepts(_ spelling: LegacySyntax, at node: JSONNode, _ edit: JSONEdit?) -> Bool {
        guard rules == .strict else {
            let upgrade = edit.map { ValueUpgrade(source: sourceNumber, edit: $0) }
            legacySyntaxes.found.append((spelling, source.location(of: node), upgrade))
            return true
        }
        let advice = edit?.advice ?? spelling.advice
        report(.outdatedSyntax, spelling.rule, at: node, advice: advice)
        return false
    }
}
