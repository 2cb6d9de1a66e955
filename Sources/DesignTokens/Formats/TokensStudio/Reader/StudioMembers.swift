import Diagnostics
import LocatedJSON

/// One member of a composite value: its text, in which references may stand, and where it is.
package struct StudioMember: Sendable, Hashable {
    /// The text; that of a number or boolean is what the file spells.
    package var text: String
    /// The value in its file.
    package var node: JSONNode
}

/// The members of a composite value in the order of the file. A composition may have any; the others have fixed ones.
package struct StudioMembers: Sendable, Hashable {
    /// The names, each once.
    package private(set) var names: [String] = []
    private var members: [String: StudioMember] = [:]

    /// The member with a name.
    package subscript(name: String) -> StudioMember? { members[name] }

    /// Reads the members of a composite value.
    ///
    /// - Parameters:
    ///   - node: The value.
    ///   - source: The file.
    ///   - known: The names that are expected, in the order for messages; empty when any name is.
    ///   - diagnostics: Takes an error for each member that is no text, and a warning for each unknown name.
    /// - Returns: The members that are texts; `nil`, with an error, when the value is not an object.
    package static func read(
        _ node: JSONNode, in source: JSONDocument, known: [String] = [], diagnostics: inout [Diagnostic]
    ) -> StudioMembers? {
        guard source.kind(of: node) == .object else {
            diagnostics.append(notAnObject(node, in: source, known: known))
            return nil
        }
        var members = StudioMembers()
        for member in source.members(of: node) {
            if let report = members.add(member, in: source, known: known) { diagnostics.append(report) }
        }
        return members
    }

    /// Adds a member, or says what is wrong with it. Of members with one name the first counts.
    private mutating func add(_ member: JSONMember, in source: JSONDocument, known: [String]) -> Diagnostic? {
        let name = source.string(member.key)
        guard known.isEmpty || known.contains(name) else {
            return Self.unknown(name, at: source.location(of: member.key), known: known)
        }
        guard let text = source.scalarText(of: member.value) else {
            let kind = source.kind(of: member.value).description
            return Diagnostic(
                .error, .invalidMember, "\"\(name)\" is \(kind), not a text or a number",
                at: source.location(of: member.value), notes: [Diagnostic.Note("put the value into double quotes")])
        }
        guard members[name] == nil else { return nil }
        members[name] = StudioMember(text: text, node: member.value)
        names.append(name)
        return nil
    }

    private static func notAnObject(_ node: JSONNode, in source: JSONDocument, known: [String]) -> Diagnostic {
        Diagnostic(
            .error, .invalidComposite, "the value is an object, not \(source.kind(of: node).description)",
            at: source.location(of: node),
            notes: known.isEmpty ? [] : [Diagnostic.Note("its members are \(known.joined(separator: ", "))")])
    }

    private static func unknown(_ name: String, at location: SourceLocation, known: [String]) -> Diagnostic {
        let suggestion = NearestName.nearest(to: name, among: known).map(NearestName.suggestion(ofName:))
        return Diagnostic(
            .warning, .unknownMember, "\"\(name)\" is not a member of this value", at: location,
            notes: [Diagnostic.Note(suggestion ?? "the members are \(known.joined(separator: ", "))")])
    }
}

extension JSONDocument {
    /// The text of a string, number or boolean; numbers are written out, without an exponent.
    func scalarText(of node: JSONNode) -> String? {
        switch kind(of: node) {
        case .string: return string(node)
        case .number:
            guard let number = numberValue(of: node), number.isFinite else { return text(of: node) }
            return StudioDecimal.text(number)
        case .true, .false: return text(of: node)
        case .object, .array, .null: return nil
        }
    }
}
