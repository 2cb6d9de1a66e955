import DesignTokens
import Diagnostics

extension AnalyzedTokens {
    /// What the files were taken for, in sentences: the collections with several modes, then the collections that Figma's
    /// references name.
    package var collectionLines: [String] {
        let graph = resolution.graph
        let collections = graph.collections.filter { $0.modes.count > 1 }.map { collection in
            let name = collection.name.map { "the collection \"\($0)\"" } ?? "a collection"
            let modes = collection.modes.map(\.name).joined(separator: ", ")
            return "\(name) has the modes \(modes): \(files(of: collection))"
        }
        let matches = resolution.collectionMatches.map { match in
            let variables = "\(match.found) of \(Wording.count(match.wanted, "variable"))"
            let place = match.collection.map { files(of: graph.collections[$0]) } ?? "in no file"
            return "the collection \"\(match.name)\" is \(place): \(variables)"
        }
        return collections + matches
    }

    private func files(of collection: TokenCollection) -> String {
        var paths: [String] = []
        for path in collection.modes.map({ resolution.graph.sources[$0.source].path }) where path != paths.last {
            paths.append(path)
        }
        return paths.joined(separator: ", ")
    }
}
