import Diagnostics
import LocatedJSON

/// References in the place of values: format module, section 7.
extension ValueReader {
    /// The reference that a value is.
    func reference(at node: JSONNode) -> Reference? { Reference(node, in: source) }

    /// Reads a value, or the one that a reference in its place leads to. A token that the reference names must be of the
    /// type, which is `nil` for parts of values that no token can stand for; the path is that token's.
    mutating func followed<Value>(_ node: JSONNode, as type: TokenType? = nil, _ read: Read<Value>) -> Followed<Value>?
    {
        guard let reference = reference(at: node) else { return read(&self, node).map { ($0, nil) } }
        checkMembers(besideReference: node)
        return follow(reference, at: ValuePlace(source: sourceNumber, node: node), as: type, read)
    }

    /// Reads the value that a reference leads to.
    mutating func follow<Value>(
        _ reference: Reference, at place: ValuePlace, as type: TokenType?, _ read: Read<Value>
    ) -> Followed<Value>? {
        guard let outcome = follower?.follow(place) else { return nil }
        guard case .value(let value) = outcome else {
            // Inside a value that a reference leads to, nothing is reported: it is where that value stands.
            if case .failure(let failure, let failed) = outcome, depth == 0, failedPlaces.insert(failed).inserted {
                report(failure, at: failed)
            }
            return nil
        }
        let token = follower?.state.graph.token(of: reference, inFile: place.source)
        if let token, !fits(token, type, at: place) { return nil }
        let (number, mark) = (sourceNumber, mark)
        turn(to: value.source)
        depth += 1
        let result = read(&self, value.node)
        depth -= 1
        turn(to: number)
        // What is wrong there is reported there.
        rewind(to: mark)
        if result == nil {
            if isUnfit {
                reportUnfit(place, type)
            } else if token.flatMap({ follower?.state.types[$0] }) != type || token == nil {
                reportMismatch(place, value, type)
            }
        }
        isUnfit = false
        return result.map { ($0, token.flatMap { follower?.state.graph.tokens[$0].path }) }
    }

    /// Reports a text with braces that is no reference, and says whether there was one. Tokens Studio puts references
    /// into texts; here, no value but a text in prose holds a brace.
    mutating func reportsBraces(in node: JSONNode) -> Bool {
        guard rules != .figma, let text = source.stringValue(of: node) else { return false }
        guard let start = text.utf8.firstIndex(of: UInt8(ascii: "{")) ?? text.utf8.firstIndex(of: UInt8(ascii: "}"))
        else { return false }
        if text != "{}", text.utf8[start...].contains(UInt8(ascii: "}")), text.utf8[start] == UInt8(ascii: "{") {
            report(
                .invalidReference, "\(shown(node)) puts a reference into a text; here, references stand alone",
                at: node,
                advice: "write the reference and nothing else; sums and the like are for --token-format tokens-studio")
        } else {
            report(
                .invalidReference, "\(shown(node)) is no reference", at: node,
                advice: "a reference is the path of a token in one pair of braces: \"{group.token}\"")
        }
        return true
    }

    /// Reports what stands beside a `$ref`: the reference takes the place of the whole value.
    mutating func checkMembers(besideReference node: JSONNode) {
        guard rules != .figma, source.kind(of: node) == .object else { return }
        for member in source.members(of: node) where !source.string(member.key, equals: "$ref") {
            report(
                .unknownMember, "\"\(source.string(member.key))\" beside a $ref has no effect", at: member.key,
                advice: "remove it, or write the value out and refer to the parts that it shares",
                as: rules == .strict ? .error : .warning)
        }
    }

    /// Whether a token that stands for a part has the part's type: format module, section 9.1.
    private mutating func fits(_ token: Int, _ type: TokenType?, at place: ValuePlace) -> Bool {
        guard let follower, let actual = follower.state.types[token], actual != type else { return true }
        let path = follower.state.graph.tokens[token].path
        // Names of units and the like are texts, which Figma has tokens for; it has no lengths, and writes numbers.
        if type == nil ? actual == .string : rules == .figma && actual.canRefer(to: type) { return true }
        let (problem, advice) =
            type.map { ("where a \($0.words) is expected", "refer to a \($0.words) token") } ?? (
                "which is no part of another value",
                "refer to the same part of a value: { \"$ref\": \"#/group/token/$value/…\" }"
            )
        let here = Diagnostic.Note("\(path) stands here", at: follower.state.graph.location(of: token))
        report(.typeMismatch, "\(path) is a \(actual.words), \(problem)", at: place, [here], advice: advice)
        return false
    }

    private mutating func reportMismatch(_ place: ValuePlace, _ value: ValuePlace, _ type: TokenType?) {
        let kind = sources[value.source].kind(of: value.node).description
        report(
            .typeMismatch,
            "this refers to \(kind), which is not "
                + (type.map { "the value of a \($0.words)" } ?? "a value for this place"),
            at: place, [Diagnostic.Note("the pointer leads here", at: sources.location(of: value))],
            advice: "refer to a value that fits, or write it out")
    }

    private mutating func reportUnfit(_ place: ValuePlace, _ type: TokenType?) {
        let words = type == .fontFamily ? "font" : type == .gradient ? "stop" : type?.words ?? "value"
        report(
            .typeMismatch, "this refers to a list, where there is room for one \(words)", at: place,
            advice: "refer to one element of it, such as { \"$ref\": \"#/group/token/$value/0\" }")
    }

    private mutating func report(_ failure: ReferenceFollower.Failure, at place: ValuePlace) {
        switch failure {
        case .reported: return
        case .malformed: reportMalformed(at: place)
        case .unresolved(let path): reportUnresolved(path, at: place)
        case .unknownPart("", _):
            report(
                .danglingAlias, "the pointer ends in a slash, and no member has an empty name", at: place,
                advice: "remove the slash at its end")
        case .unknownPart(let name, let type):
            let message = "there is no \"\(name)\" in the value that this refers to"
            report(.danglingAlias, message, at: place, advice: Self.advice(forUnknownPart: name, of: type))
        case .cycle(let places): reportCycle(places)
        case .workedOut(let token): reportWorkedOut(token, at: place)
        }
    }

    private mutating func reportUnresolved(_ path: String, at place: ValuePlace) {
        guard let graph = follower?.state.graph, var suggestionsLeft = follower?.state.suggestionsLeft else { return }
        report(
            graph.unresolved(
                path, by: tokenPath, at: sources.location(of: place), advice: graph.advice(forDangling: path),
                otherwise: "add the file that holds it to \"sources\"", loss: loss, &suggestionsLeft))
        follower?.state.suggestionsLeft = suggestionsLeft
    }

    /// Reports a value that is made of a token whose file is in another format: only that format's reader knows its value.
    private mutating func reportWorkedOut(_ token: Int, at place: ValuePlace) {
        guard let graph = follower?.state.graph else { return }
        let path = graph.tokens[token].path
        report(
            .typeMismatch,
            "the value of \(path) is worked out in a file of another format, and cannot be a part of this one",
            at: place, [Diagnostic.Note("\(path) stands here", at: graph.location(of: token))],
            advice: "read both files in one format: --token-format, or \"format\" beside their paths in \"sources\"")
    }

    private static func advice(forUnknownPart name: String, of type: TokenType?) -> String {
        guard let type, let schema = CompositeSchema.of(type), Int(name) == nil else {
            return "each name of a pointer is a member of an object, or the index of an element, from 0"
        }
        let names = schema.parts.filter { !$0.inModule.isAbsent }.map(\.name)
        if names.contains(name) { return "the \(type.words) leaves it out: write it there, or its value here" }
        return NearestName.advice(
            for: name, among: names, otherwise: "the parts of a \(type.words) are \(names.joined(separator: ", "))")
    }

    private mutating func reportCycle(_ places: [ValuePlace]) {
        let others = places.dropFirst().map { place in
            Diagnostic.Note("then comes this one", at: sources.location(of: place))
        }
        let message =
            places.count == 1 ? "this reference leads back to itself" : "these references lead back to where they begin"
        report(.referenceCycle, message, at: places[0], others, advice: "write one of the values out")
    }

    /// Reports a `$ref` that is no pointer into its file: section 7.1.2.
    mutating func reportMalformed(at place: ValuePlace) {
        let source = sources[place.source]
        let node = source.kind(of: place.node) == .object ? source.value(of: "$ref", in: place.node) : place.node
        report(
            .invalidReference, "a $ref holds a JSON pointer into this file",
            at: source.location(of: node ?? place.node), advice: Reference.advice(for: node, in: source))
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, at place: ValuePlace, _ notes: [Diagnostic.Note] = [],
        advice: String
    ) {
        report(code, message, at: sources.location(of: place), notes, advice: advice)
    }
}
