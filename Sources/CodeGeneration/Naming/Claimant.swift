import AssetCatalogs
import DesignTokens
import Diagnostics

/// What asks for a name, in the words of messages: a token or an asset, or one of those that a type stands for.
struct Claimant {
    /// The path or name by which the configuration knows it.
    let key: String
    let location: SourceLocation
    /// What kind of asset it is; `nil` for a token or a group.
    var kind: String?

    /// It by its name: `color.red`, `"logo"`.
    var label: String { kind == nil ? key : "\"\(key)\"" }
    /// It in a sentence: `color.red`, `the image "logo"`.
    var subject: String { kind.map { "the \($0) \(label)" } ?? key }
    /// What its name in code is made of.
    var source: String { kind.map { "the \($0) name \(label)" } ?? key }
    /// The line of the configuration that gives it another name.
    var replacement: String { "\"replace\": { \"\(key)\": \"otherName\" } in the output's \"names\"" }

    /// That it has no name, because it asks for the same one as another, or as a type that stands for another.
    func clash(with other: Claimant, isType: Bool, over name: String, in language: any Dialect) -> Diagnostic {
        let isInFolder = isType && kind != nil
        let isRepeated = kind == nil && other.key == key
        let subjects =
            if isRepeated {
                "two tokens with the path \(key)"
            } else if isInFolder {
                "\(subject) and a folder both"
            } else if let kind, kind == other.kind {
                "the \(kind)s \(other.label) and \(label) both"
            } else {
                "\(other.subject) and \(subject) both"
            }
        let loser = isInFolder ? "the \(kind ?? "") has no name" : "neither has the name"
        return Diagnostic(
            .error, .duplicateSymbol, "\(subjects) become \(name) in \(language.name), so \(loser)", at: location,
            notes: [
                Diagnostic.Note("\(other.label) \(isInFolder ? "is in the folder" : "stands here")", at: other.location)
            ],
            advice: isRepeated
                ? TokenGraph.duplicateAdvice : "rename \(kind == nil ? "one of them" : "it"), or write \(replacement)",
            loss: .detail)
    }
}

extension Claimant {
    /// A token, or a group as `-1 - number`.
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
    /// What messages call an asset of the kind, where its folder does not matter.
    var word: String {
        switch self {
        case .image, .symbol: rawValue
        default: noun
        }
    }
}
