import Diagnostics
import LocatedJSON

/// References in place of values: format module, section 7.
extension ValueReader {
    func reference(at node: JSONNode) -> Reference? { Reference(node, in: source) }

    /// Reads a value, or the one that a reference in its place leads to. A token that the reference names must be of
    /// `type`, which is `nil` for parts that no token can replace. The path in the result is that token's.
    mutating func followed<Value>(_ node: JSONNode, as type: TokenType? = nil, _ read: Read<Value>) -> Followed<Value>?
    {
        guard let reference = reference(at: node) else { return read(&self, node).map { ($0, nil) } }
        checkMembers(besideReference: node)
        return follow(reference, at: ValuePlace(source: sourceNumber, node: node), as: type, read)
    }

    mutating func follow<Value>(
        _ reference: Reference, at place: ValuePlace, as type: TokenType?, _ read: Read<Value>
    ) -> Followed<Value>? {
        guard let outcome = follower?.follow(place) else { return nil }
        guard case .value(let value) = outcome else {
            // Errors inside a referenced value are reported there, not here.
            if case .failure(let failure, let failed) = outcome, depth == 0, failedPlaces.insert(failed).inserted {
                report(failure, at: failed)
            }
            return nil
        }
        let token = follower?.state.graph.token(of: reference, inFile: place.source)
        if let token, !fits(token, type, at: place) { return nil }
        if depth == 0, let token { noteSpelling(of: reference, to: token, at: place) }
        let (number, mark) = (sourceNumber, mark)
        turn(to: value.source)
        depth += 1
        let result = read(&self, value.node)
        depth -= 1
        turn(to: number)
        // Errors there are reported there.
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

    /// Records a reference to a token with another path.
    private mutating func noteSpelling(of reference: Reference, to token: Int, at place: ValuePlace) {
        guard case .path(let path) = reference, let target = follower?.state.graph.tokens[token].path, target != path,
            follower?.state.graph.token(at: path) != token
        else { return }
        respelled.add(path, readAs: target, inFile: place.source, at: sources.location(of: place))
    }

    /// Reports a string with braces that is not a reference, and returns whether there was one. Tokens Studio allows
    /// references within strings; here, only prose may contain a brace.
    mutating func reportsBraces(in node: JSONNode) -> Bool {
        guard rules != .figma, let text = source.stringValue(of: node) else { return false }
        guard let start = text.utf8.firstIndex(of: UInt8(ascii: "{")) ?? text.utf8.firstIndex(of: UInt8(ascii: "}"))
        else { return false }
        if text != "{}", text.utf8[start...].contains(UInt8(ascii: "}")), text.utf8[start] == UInt8(ascii: "{") {
            report(
                .invalidReference,
                "expected a reference without other text, found \(shown(node))",
                at: node,
                advice: "write only the reference; to use math such as {gap} * 2, set \"format\": \"tokens-studio\" "
                    + "for the file in \"sources\"")
        } else {
            report(
                .invalidReference, "invalid reference \(shown(node))", at: node,
                advice: "write the path of a token in one pair of braces: \"{group.token}\"")
        }
        return true
    }

    /// Reports members beside a `$ref`, which replaces the whole value.
    mutating func checkMembers(besideReference node: JSONNode) {
        guard rules != .figma, source.kind(of: node) == .object else { return }
        for member in source.members(of: node) where !source.string(member.key, equals: "$ref") {
            report(
                .unknownMember, "'\(source.string(member.key))' beside a $ref has no effect", at: member.key,
                advice: "remove it, or write out the value and refer to the parts that it shares",
                as: rules == .strict ? .error : .warning)
        }
    }

    /// Whether a token has the type of the part that it replaces: format module, section 9.1.
    private mutating func fits(_ token: Int, _ type: TokenType?, at place: ValuePlace) -> Bool {
        guard let follower, let actual = follower.state.types[token], actual != type else { return true }
        let path = follower.state.graph.tokens[token].path
        // Names of units and the like are strings, for which Figma has tokens; it has no lengths, only numbers.
        if type == nil ? actual == .string : rules == .figma && actual.canRefer(to: type) { return true }
        let (problem, advice) =
            type.map { ("expected a \($0.words)", "refer to a \($0.words) token") } ?? (
                "a token cannot be used here",
                "refer to the same part of a value: { \"$ref\": \"#/group/token/$value/…\" }"
            )
        let here = Diagnostic.Note("'\(path)' is defined here", at: follower.state.graph.location(of: token))
        report(.typeMismatch, "\(problem); '\(path)' is a \(actual.words)", at: place, [here], advice: advice)
        return false
    }

    private mutating func reportMismatch(_ place: ValuePlace, _ value: ValuePlace, _ type: TokenType?) {
        let kind = sources[value.source].kind(of: value.node).description
        report(
            .typeMismatch,
            "this reference leads to \(kind), which is not "
                + (type.map { "the value of a \($0.words)" } ?? "a value for this place"),
            at: place, [Diagnostic.Note("the reference leads here", at: sources.location(of: value))],
            advice: "refer to a value of the right type, or write it out")
    }

    private mutating func reportUnfit(_ place: ValuePlace, _ type: TokenType?) {
        let words = type == .fontFamily ? "font" : type == .gradient ? "stop" : type?.words ?? "value"
        report(
            .typeMismatch, "expected one \(words), but this reference leads to a list", at: place,
            advice: "refer to one element of the list, such as { \"$ref\": \"#/group/token/$value/0\" }")
    }

    private mutating func report(_ failure: ReferenceFollower.Failure, at place: ValuePlace) {
        switch failure {
        case .reported: return
        case .malformed: reportMalformed(at: place)
        case .unresolved(let path): reportUnresolved(path, at: place)
        case .unknownPart("", _):
            report(
                .danglingAlias, "the pointer ends with a slash, but no member has an empty name", at: place,
                advice: "remove the slash")
        case .unknownPart(let name, let type):
            let message = "cannot find '\(name)' in the value of this reference"
            report(.danglingAlias, message, at: place, advice: Self.advice(forUnknownPart: name, of: type))
        case .cycle(let places): reportCycle(places)
        case .computed(let token): reportComputed(token, at: place)
        }
    }

    private mutating func reportUnresolved(_ path: String, at place: ValuePlace) {
        guard let graph = follower?.state.graph, var suggestionsLeft = follower?.state.suggestionsLeft else { return }
        report(
            graph.unresolved(
                path, by: tokenPath, at: sources.location(of: place), advice: graph.advice(forDangling: path),
                otherwise: "add the file that defines it to \"sources\"", loss: loss, &suggestionsLeft))
        follower?.state.suggestionsLeft = suggestionsLeft
    }

    /// Reports a reference into a value that only the reader of another format can compute.
    private mutating func reportComputed(_ token: Int, at place: ValuePlace) {
        guard let graph = follower?.state.graph else { return }
        let path = graph.tokens[token].path
        report(
            .typeMismatch,
            "cannot refer to a part of '\(path)', because its value is computed in a file of another format",
            at: place, [Diagnostic.Note("'\(path)' is defined here", at: graph.location(of: token))],
            advice: "set the same \"format\" for both files in \"sources\"")
    }

    private static func advice(forUnknownPart name: String, of type: TokenType?) -> String {
        guard let type, let schema = CompositeSchema.of(type), Int(name) == nil else {
            return "write members of objects by name, and elements of arrays by index from 0"
        }
        let names = schema.parts.filter { !$0.inModule.isAbsent }.map(\.name)
        if names.contains(name) { return "add it to the \(type.words), or write its value here" }
        return NearestName.advice(
            for: name, among: names, otherwise: "a \(type.words) has the parts \(names.joined(separator: ", "))")
    }

    private mutating func reportCycle(_ places: [ValuePlace]) {
        let others = places.dropFirst().map { place in
            Diagnostic.Note("through this reference", at: sources.location(of: place))
        }
        let message =
            places.count == 1 ? "this reference refers to itself" : "these references form a circle"
        report(.referenceCycle, message, at: places[0], others, advice: "write out one of the values")
    }

    /// Reports a `$ref` that is not a pointer into its file: section 7.1.2.
    mutating func reportMalformed(at place: ValuePlace) {
        let source = sources[place.source]
        let node = source.kind(of: place.node) == .object ? source.value(of: "$ref", in: place.node) : place.node
        report(
            .invalidReference, "expected a JSON pointer into this file in $ref",
            at: source.location(of: node ?? place.node), advice: Reference.advice(for: node, in: source))
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, at place: ValuePlace, _ notes: [Diagnostic.Note] = [],
        advice: String
    ) {
        report(code, message, at: sources.location(of: place), notes, advice: advice)
    }
}
