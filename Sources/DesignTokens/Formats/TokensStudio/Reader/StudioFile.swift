import Diagnostics
import LocatedJSON

/// A Tokens Studio project that is one file: its token sets are the members of the root, beside `$themes` and
/// `$metadata`. A file that was downloaded from a server has them inside `values`.
package struct StudioFile: Sendable {
    /// A token set of the file.
    package struct TokenSet: Sendable, Hashable {
        /// The set's name, which is not part of its tokens' paths.
        package var name: String
        /// The name in the file.
        package var nameNode: JSONNode
        /// The set's tokens and groups, an object.
        package var node: JSONNode
    }

    /// The sets, in the order of the file.
    package var sets: [TokenSet] = []
    /// The themes; `nil` when the file has none.
    package var themes: StudioThemes?
    /// The metadata; `nil` when the file has none.
    package var metadata: StudioMetadata?
    /// What is wrong with the file's outermost members; themes and metadata have diagnostics of their own.
    package var diagnostics: [Diagnostic] = []

    /// Reads the outermost members of a file. Keys that stand twice are left to whoever reads the tokens.
    package static func read(_ source: JSONDocument) -> StudioFile {
        var file = StudioFile()
        guard source.kind(of: source.root) == .object else {
            let kind = source.kind(of: source.root).description
            file.diagnostics.append(
                Diagnostic(
                    .error, .rootNotObject, "a file of token sets holds an object, not \(kind)",
                    at: source.location(of: source.root), notes: [Diagnostic.Note("wrap the token sets in { }")]))
            return file
        }
        let values = values(of: source)
        for node in values.map({ [$0, source.root] }) ?? [source.root] {
            if let themes = source.value(of: "$themes", in: node) { file.themes = .read(themes, in: source) }
            if let metadata = source.value(of: "$metadata", in: node) { file.metadata = .read(metadata, in: source) }
        }
        for member in source.members(of: values ?? source.root) where !source.string(member.key, startsWith: "$") {
            file.add(member, in: source)
        }
        return file
    }

    private mutating func add(_ member: JSONMember, in source: JSONDocument) {
        let name = source.string(member.key)
        if source.kind(of: member.value) == .object {
            sets.append(TokenSet(name: name, nameNode: member.key, node: member.value))
        } else {
            let kind = source.kind(of: member.value).description
            diagnostics.append(
                Diagnostic(
                    .error, .invalidTokenSet, "the token set \"\(name)\" is an object, not \(kind)",
                    at: source.location(of: member.value),
                    notes: [Diagnostic.Note("write { \"group\": { \"token\": … } }")]))
        }
    }

    /// `values`, when there is nothing beside it but what servers add.
    private static func values(of source: JSONDocument) -> JSONNode? {
        guard let values = source.value(of: "values", in: source.root), source.kind(of: values) == .object else {
            return nil
        }
        let isWrapper = source.members(of: source.root).allSatisfy { member in
            ["values", "version", "updatedAt"].contains(source.string(member.key))
                || source.string(member.key, startsWith: "$")
        }
        return isWrapper ? values : nil
    }
}
