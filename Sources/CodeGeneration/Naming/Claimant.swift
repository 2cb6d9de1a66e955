import AssetCatalogs
import DesignTokens
import Diagnostics

/// A token or an asset that needs a name, for messages; also the first one in a group or folder that becomes a type.
struct Claimant {
    /// The path or name in the configuration.
    let key: String
    let location: SourceLocation
    /// The kind of asset; `nil` for a token or a group.
    var kind: String?

    /// The quoted name: `'color.red'`, `'logo'`.
    var label: String { "'\(key)'" }
    /// The name with its kind: `'color.red'`, `the image 'logo'`.
    var subject: String { kind.map { "the \($0) \(label)" } ?? label }
    /// The source of its name in code.
    var source: String { kind.map { "the \($0) name \(label)" } ?? label }
    /// The configuration that sets another name.
    var replacement: String { "\"replace\": { \"\(key)\": \"otherName\" } in the output's \"names\"" }

    /// Whether both are tokens with one path, or assets of one kind with one name.
    func isNamed(as other: Claimant) -> Bool { key == other.key && kind == other.kind }

    /// Returns the error for a name that another claimant, or its type, also needs.
    func clash(with other: Claimant, isType: Bool, over name: String, in language: any Dialect) -> Diagnostic {
        let isInFolder = isType && kind != nil
        let isRepeated = kind == nil && isNamed(as: other)
        let subjects =
            if isRepeated {
                "two tokens with the path \(label)"
            } else if isInFolder {
                "\(subject) and a folder"
            } else if let kind, kind == other.kind {
                "the \(kind)s \(other.label) and \(label)"
            } else {
                "\(other.subject) and \(subject)"
            }
        let loser = isInFolder ? "the \(kind ?? "") gets no name" : "neither gets the name"
        return Diagnostic(
            .error, .duplicateSymbol, "\(subjects) would both be '\(name)' in \(language.name); \(loser)", at: location,
            notes: [
                Diagnostic.Note("\(other.label) is \(isInFolder ? "in the folder" : "here")", at: other.location)
            ],
            advice: isRepeated
                ? TokenGraph.duplicateAdvice : "rename \(kind == nil ? "one of them" : "it"), or set \(replacement)",
            loss: .detail)
    }
}

extension Claimant {
    /// Creates the claimant for a token, or a group as `-1 - number`.
    init(_ number: Int, in graph: TokenGraph) {
        guard number < 0 else {
            self.init(key: graph.tokens[number].path, location: graph.location(of: number))
            return
        }
        let group = graph.groups[-1 - number]
        self.init(key: group.path, location: graph.sources[group.document].location(of: group.nameNode))
    }

    init(_ asset: Asset) {
        self.init(key: asset.lookupName, location: asset.location, kind: asset.kind.word)
    }
}

extension AssetKind {
    /// The word for an asset of the kind in messages that do not depend on its folder.
    var word: String {
        switch self {
        case .image, .symbol: rawValue
        default: noun
        }
    }
}
