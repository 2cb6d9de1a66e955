import LocatedJSON

/// References in the place of values: format module, section 7.
extension ValueReader {
    /// The reference that a value is.
    func reference(at node: JSONNode) -> Reference? { Reference(node, in: source) }

    /// Reads a value that can be a reference to another, of which no token is expected.
    mutating func followed<Value>(
        _ node: JSONNode, as type: TokenType? = nil, _ read: (inout ValueReader, JSONNode) -> Value?
    ) -> Value? {
        var path: String?
        return followed(node, as: type, path: &path, read)
    }

    /// Reads a value, or the one that a reference in its place leads to.
    ///
    /// - Parameters:
    ///   - node: The value or the reference.
    ///   - type: The type that a token must have that the reference names.
    ///   - path: Is set to the path of that token.
    ///   - read: Reads the value.
    /// - Returns: The value; `nil` when something is wrong, or the reference cannot be followed yet.
    mutating func followed<Value>(
        _ node: JSONNode, as type: TokenType?, path: inout String?,
        _ read: (inout ValueReader, JSONNode) -> Value?
    ) -> Value? {
        guard let reference = reference(at: node) else { return read(&self, node) }
        return follow(reference, at: ValuePlace(source: sourceNumber, node: node), as: type, path: &path, read)
    }

    /// Reads the value that a reference leads to.
    mutating func follow<Value>(
        _ reference: Reference, at place: ValuePlace, as type: TokenType?, path: inout String?,
        _ read: (inout ValueReader, JSONNode) -> Value?
    ) -> Value? {
        metReference = true
        guard let outcome = follower?.follow(place), let sources = follower?.sources else { return nil }
        guard case .value(let value) = outcome else {
            if case .failure(let failure, let failed) = outcome { report(failure, reference, at: place, failed) }
            return nil
        }
        let token = follower?.token(of: reference)
        if let token {
            guard fits(token, type, at: place) else { return nil }
            path = follower?.path(of: token)
        }
        let (source, number) = (source, sourceNumber)
        let mark = mark
        turn(to: sources[value.source], number: value.source)
        let result = read(&self, value.node)
        turn(to: source, number: number)
        // What is wrong there is reported there.
        rewind(to: mark)
        if result == nil, token == nil { reportMismatch(place, type) }
        return result
    }

    /// Whether a token that stands for a part has the part's type: format module, section 9.1.
    private mutating func fits(_ token: Int, _ type: TokenType?, at place: ValuePlace) -> Bool {
        guard let follower, let type, let actual = follower.type(of: token), actual != type else { return true }
        // Figma has no lengths: it writes numbers.
        if rules == .figma, type.canRefer(to: actual) { return true }
        let path = follower.path(of: token)
        report(
            "type-mismatch", "\(path) is a \(actual.words), where a \(type.words) is expected", at: place,
            [
                Diagnostic.Note("\(path) stands here", at: follower.location(of: token)),
                Diagnostic.Note("refer to a \(type.words) token"),
            ])
        return false
    }

    private mutating func reportMismatch(_ place: ValuePlace, _ type: TokenType?) {
        report(
            "type-mismatch",
            "what this refers to is not " + (type.map { "the value of a \($0.words)" } ?? "a value that fits here"),
            at: place, [Diagnostic.Note("follow the pointer through the file: each name is a member or an index")])
    }

    private mutating func report(
        _ failure: ReferenceFollower.Failure, _ reference: Reference, at place: ValuePlace, _ failed: ValuePlace
    ) {
        switch failure {
        case .reported: return
        case .malformed:
            report(
                "invalid-reference", "a $ref holds a JSON pointer into this file", at: failed,
                [Diagnostic.Note("write it as \"#/group/token\"")])
        case .dangling(let path):
            report(
                "dangling-alias", "{\(path)} names no token", at: failed,
                [Diagnostic.Note("correct the name, or add the file that holds it to \"sources\"")])
        case .group(let path):
            report(
                "alias-to-group", "{\(path)} is a group, not a token", at: failed,
                [Diagnostic.Note("refer to a token inside it")])
        case .unknownPart(let name):
            report(
                "dangling-alias", "there is no \"\(name)\" in the value that this refers to", at: failed,
                [Diagnostic.Note("each name of a pointer is a member of an object, or the index of an element")])
        case .cycle(let places): reportCycle(places)
        }
    }

    private mutating func reportCycle(_ places: [ValuePlace]) {
        let others = places.dropFirst().prefix(Self.longestCycle).map { place in
            Diagnostic.Note("then comes this one", at: location(of: place))
        }
        let message =
            places.count == 1 ? "this reference leads back to itself" : "these references lead back to where they begin"
        report("alias-cycle", message, at: places[0], others + [Diagnostic.Note("write one of the values out")])
    }

    /// How many places of a cycle are shown.
    private static var longestCycle: Int { 20 }

    private mutating func report(_ code: String, _ message: String, at place: ValuePlace, _ notes: [Diagnostic.Note]) {
        errorCount += 1
        diagnostics.append(Diagnostic(.error, code, message, at: location(of: place), notes: notes))
    }

    private func location(of place: ValuePlace) -> SourceLocation {
        (follower?.sources[place.source] ?? source).location(of: place.node)
    }
}
