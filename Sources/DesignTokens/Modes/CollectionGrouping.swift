import Diagnostics

/// Tells which files are modes of one collection.
///
/// Files are, when the configuration gives them one collection, when they share variables (Figma's ids are those of the
/// variable, whatever the mode, and no two collections share one), or, where there are no ids, when they hold exactly
/// the same tokens.
struct CollectionGrouping {
    /// The collections, in the order of their first files.
    private(set) var collections: [TokenCollection] = []
    /// Files that are the same mode twice, and groupings that were inferred.
    private(set) var diagnostics: [Diagnostic] = []

    private let documents: [TokenDocument]
    /// For each file an earlier one of its collection, or itself: a forest whose roots are the collections' first files.
    private var leaders: [Int]
    /// The first files of collections that are told by their tokens alone.
    private var twins: Set<Int> = []

    init(_ documents: [TokenDocument]) {
        self.documents = documents
        leaders = Array(documents.indices)
        if documents.count > 1 {
            joinByConfiguration()
            joinByVariables()
            joinByPaths()
        }
        let members = Dictionary(grouping: documents.indices) { leader(of: $0) }
        for leader in documents.indices { if let files = members[leader] { addCollection(files) } }
    }

    private mutating func addCollection(_ files: [Int]) {
        var modes: [TokenMode] = []
        for file in files {
            let mode = TokenMode(
                name: documents[file].mode, source: file, contexts: documents[file].modeContexts)
            if let other = modes.first(where: { $0.name == mode.name }) {
                reportTwice(mode, other)
            } else {
                modes.append(mode)
            }
        }
        if twins.contains(files[0]), modes.count > 1 { reportInferred(modes) }
        let names = files.compactMap { documents[$0].collectionName }
        collections.append(TokenCollection(name: names.first, modes: modes))
    }

    private mutating func join(_ file: Int, to other: Int) {
        let (one, two) = (leader(of: file), leader(of: other))
        leaders[max(one, two)] = min(one, two)
    }

    private func leader(of file: Int) -> Int {
        var file = file
        while leaders[file] != file { file = leaders[file] }
        return file
    }

    private mutating func joinByConfiguration() {
        var first: [String: Int] = [:]
        for (file, document) in documents.enumerated() {
            guard let collection = document.collection else { continue }
            if let other = first[collection] { join(file, to: other) } else { first[collection] = file }
        }
    }

    private mutating func joinByVariables() {
        let shared = sharedPaths()
        guard !shared.isEmpty else { return }
        var owners: [String: Int] = [:]
        for (file, document) in documents.enumerated() where document.collection == nil {
            for token in document.tokens where shared.contains(token.path) {
                guard let id = document.source.variableId(of: token) else { continue }
                if let owner = owners[id] { join(file, to: owner) } else { owners[id] = file }
            }
        }
    }

    /// The paths of tokens that stand in two files. Only these can be modes of one variable, so of the others no id is
    /// read: that costs more than all else here.
    private func sharedPaths() -> Set<String> {
        var seen: Set<String> = []
        var shared: Set<String> = []
        seen.reserveCapacity(documents.reduce(0) { $0 + $1.tokens.count })
        for token in documents.lazy.filter({ $0.collection == nil }).flatMap(\.tokens) {
            if !seen.insert(token.path).inserted { shared.insert(token.path) }
        }
        return shared
    }

    /// Joins files without ids that state the same tokens: of two collections, tokens that stand twice are an error.
    private mutating func joinByPaths() {
        var first: [Int: [Int]] = [:]
        for (file, document) in documents.enumerated() where isAlone(file) && !document.tokens.isEmpty {
            let paths = document.statedPaths
            let twin = first[paths.hashValue]?.first { documents[$0].statedPaths == paths }
            guard let twin else {
                first[paths.hashValue, default: []].append(file)
                continue
            }
            join(file, to: twin)
            twins.insert(twin)
        }
    }

    private func isAlone(_ file: Int) -> Bool {
        guard documents[file].collection == nil, leader(of: file) == file else { return false }
        return documents[file].tokens.first.map { documents[file].source.variableId(of: $0) == nil } ?? false
    }

    private mutating func reportInferred(_ modes: [TokenMode]) {
        let files = modes.map { "\(documents[$0.source].source.path) (\($0.name))" }.joined(separator: ", ")
        diagnostics.append(
            Diagnostic(
                .note, .inferredModes, "these files hold the same tokens, and are taken for modes: \(files)",
                at: documents[modes[0].source].source.location(of: documents[modes[0].source].source.root)))
    }

    private mutating func reportTwice(_ mode: TokenMode, _ other: TokenMode) {
        diagnostics.append(
            Diagnostic(
                .error, .duplicateMode,
                "the mode \"\(mode.name)\" of one collection is in two files",
                at: documents[mode.source].source.location(of: documents[mode.source].source.root),
                notes: [
                    Diagnostic.Note(
                        "the other one is here",
                        at: documents[other.source].source.location(of: documents[other.source].source.root)),
                    Diagnostic.Note("remove one of the two from \"sources\", or state their \"mode\" there"),
                ]))
    }
}

extension TokenDocument {
    /// The paths of all tokens of the file, those included that cannot be read: one bad value makes no other file of it.
    fileprivate var statedPaths: Set<String> { brokenPaths.union(tokens.lazy.map(\.path)) }
}
