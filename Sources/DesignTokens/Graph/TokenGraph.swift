import Diagnostics
import LocatedJSON

/// All tokens of a run, of one file or many, found by path.
package struct TokenGraph: Sendable {
    /// The files, which give locations.
    package private(set) var sources: [JSONDocument] = []
    /// The tokens, file after file in document order.
    package private(set) var tokens: [Token] = []
    /// The groups, the root first, each before the groups inside it; a group that several files share stands once.
    package private(set) var groups: [TokenGroup] = []
    /// The collections, in the order of their first files; the first mode of each is the one in ``tokens``.
    package private(set) var collections: [TokenCollection] = []
    /// The tokens of each collection, as indices.
    package private(set) var collectionTokens: [Range<Int>] = []
    /// The tokens of the other modes, by source, in the order of their collection's tokens.
    private var otherModes: [Int: [Token]] = [:]
    /// Where the further sources of each document begin among the sources.
    private var otherSources: [Int: Int] = [:]
    /// What each of the sources is held to.
    private(set) var rules: [ReadingRules] = []
    /// What brings the files up to date.
    private(set) var upgrades: [ValueUpgrade] = []
    /// Whether values hold references that have to be followed.
    private(set) var hasDeferredValues = false
    /// The layer of each group.
    package private(set) var groupLayers: [Layer?] = []
    /// What is wrong in the files, and between them.
    package private(set) var diagnostics: [Diagnostic] = []

    private var tokensByPath: [String: Int32] = [:]
    private var groupsByPath: [String: Int32] = [:]
    private var brokenPaths: Set<String> = []
    private let layers: LayerPaths
    private var listsTokens = false

    /// Joins files into one graph.
    ///
    /// - Parameters:
    ///   - documents: The files, in the order of the configuration.
    ///   - layers: Which groups belong to which layer.
    package init(_ documents: consuming [TokenDocument], layers: LayerPaths = LayerPaths()) {
        self.layers = layers
        tokensByPath.reserveCapacity(documents.reduce(0) { $0 + $1.tokens.count })
        addCollections(documents)
        restoreTextsInBraces()
        reportTokensThatAreGroups()
        groupLayers = groups.map { layers.layer(of: $0.path) }
        let listed = layers.paths.values.joined()
        listsTokens = listed.contains { tokensByPath[$0] != nil }
    }

    /// The token at a path.
    package func token(at path: String) -> Int? { tokensByPath[path].map(Int.init) }

    /// The group at a path.
    package func group(at path: String) -> Int? { groupsByPath[path].map(Int.init) }

    /// Whether there is a token at the path that could not be read, or not be taken, which has been reported.
    package func isBroken(_ path: String) -> Bool { brokenPaths.contains(path) }

    /// The layer of a token.
    package func layer(of token: Int) -> Layer? {
        listsTokens ? layers.layer(of: tokens[token].path) : groupLayers[tokens[token].group]
    }

    /// Where a token's name stands.
    package func location(of token: Int) -> SourceLocation { location(of: tokens[token].nameNode, in: token) }

    /// Where a token's value stands.
    package func valueLocation(of token: Int) -> SourceLocation { location(of: tokens[token].valueNode, in: token) }

    /// The variable of Figma that a token was exported from.
    package func variableId(of token: Int) -> String? { sources[tokens[token].document].variableId(of: tokens[token]) }

    /// Gives a token a value that could not be read before its references were followed.
    mutating func setValue(_ value: TokenValue, of token: Int) { tokens[token].value = value }

    private func location(of node: JSONNode, in token: Int) -> SourceLocation {
        sources[tokens[token].document].location(of: node)
    }

    private mutating func addCollections(_ documents: [TokenDocument]) {
        sources = documents.map(\.source)
        rules = documents.map(\.rules)
        hasDeferredValues = documents.contains(where: \.hasDeferredValues)
        for (number, document) in documents.enumerated() {
            otherSources[number] = sources.count
            sources += document.otherSources
            rules += document.otherSources.map { _ in document.rules }
            diagnostics += document.diagnostics
            upgrades += document.upgrades.map { upgrade in
                ValueUpgrade(source: self.number(of: upgrade.source, in: number), edit: upgrade.edit)
            }
            brokenPaths.formUnion(document.brokenPaths)
        }
        let grouping = CollectionGrouping(documents)
        diagnostics += grouping.diagnostics
        let isMulti = grouping.collections.contains { $0.modes.count > 1 }
        let defaultMode = isMulti ? DefaultMode(documents) : nil
        for var collection in grouping.collections {
            // Axes state their defaults; of files, the default is to be found out.
            if collection.modes[0].contexts.isEmpty {
                collection.modes = defaultMode?.sorted(collection.modes) ?? collection.modes
            }
            let start = tokens.count
            add(documents[collection.modes[0].source], from: collection.modes[0].source)
            collections.append(collection)
            collectionTokens.append(start..<tokens.count)
            let sides = collection.modes.map { ModeMerge.Side(mode: $0, document: documents[$0.source]) }
            for side in sides.dropFirst() { align(side, with: sides[0], start..<tokens.count) }
        }
    }

    /// The number among the graph's sources of a document's source.
    private func number(of source: Int, in document: Int) -> Int {
        source == 0 ? document : (otherSources[document] ?? document) + source - 1
    }

    private mutating func align(
        _ side: ModeMerge.Side, with defaultMode: ModeMerge.Side, _ range: Range<Int>
    ) {
        let source = side.mode.source
        var others = side.document.tokens
        for index in others.indices { others[index].document = number(of: others[index].document, in: source) }
        let alignment = ModeMerge(
            others, in: side, to: tokens[range], in: defaultMode, sources: sources, broken: brokenPaths)
        diagnostics += alignment.diagnostics
        otherModes[source] = alignment.tokens
    }

    private mutating func add(_ document: TokenDocument, from source: Int) {
        let groupNumbers = document.groups.map { add($0, from: source) }
        let start = tokens.count
        if source == 0, groups.count == document.groups.count, document.otherSources.isEmpty {
            // The numbers of the first file hold for the graph, so its tokens need not be touched; a group whose key
            // stands twice is merged, and then they do not.
            tokens = document.tokens
        } else {
            tokens += document.tokens
            for index in start..<tokens.count {
                tokens[index].document = number(of: tokens[index].document, in: source)
                tokens[index].group = groupNumbers[tokens[index].group]
            }
        }
        indexTokens(from: start)
    }

    /// Enters tokens under their paths, and takes out those whose path is taken.
    private mutating func indexTokens(from start: Int) {
        var duplicates: Set<Int> = []
        for index in start..<tokens.count {
            let path = tokens[index].path
            guard let first = tokensByPath.updateValue(Int32(index), forKey: path) else { continue }
            tokensByPath[path] = first
            duplicates.insert(index)
            // What other modes of its collection hold for it is no fault of theirs.
            brokenPaths.insert(path)
            reportDuplicate(tokens[index], first: Int(first))
        }
        guard !duplicates.isEmpty else { return }
        tokens = tokens.indices.filter { !duplicates.contains($0) }.map { tokens[$0] }
        for index in start..<tokens.count { tokensByPath[tokens[index].path] = Int32(index) }
    }

    /// A text such as `{name}` is prose unless a token has that path: Figma exports texts as they are.
    private mutating func restoreTextsInBraces() {
        // Few tokens are texts: the others are not even looked at.
        for index in tokens.indices where tokens[index].type == .string {
            if let text = proseInBraces(tokens[index]) { tokens[index].value = text }
        }
        for (source, others) in otherModes {
            for (index, token) in others.enumerated() where token.type == .string {
                if let text = proseInBraces(token) { otherModes[source]?[index].value = text }
            }
        }
    }

    private func proseInBraces(_ token: Token) -> TokenValue? {
        guard token.type == .string, let path = token.value.aliasedPath, tokensByPath[path] == nil else { return nil }
        return groupsByPath[path] == nil && !isBroken(path) ? .string("{\(path)}") : nil
    }

    /// The same tokens with the values that they have in other modes of their collections.
    ///
    /// - Parameter modes: The index of the mode of each collection.
    /// - Returns: A graph whose tokens have the same numbers.
    func inModes(_ modes: [Int]) -> TokenGraph {
        var result = self
        for (collection, mode) in modes.enumerated() where mode > 0 {
            guard let others = otherModes[collections[collection].modes[mode].source] else { continue }
            result.tokens.replaceSubrange(collectionTokens[collection], with: others)
        }
        return result
    }

    /// The collection of a token.
    package func collection(of token: Int) -> Int {
        // The last that begins at the token or before it: one without tokens begins where the next one does.
        var (low, high) = (0, collectionTokens.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if collectionTokens[middle].lowerBound <= token { low = middle } else { high = middle }
        }
        return low
    }

    private mutating func add(_ group: TokenGroup, from source: Int) -> Int {
        if let known = groupsByPath[group.path] { return Int(known) }
        groupsByPath[group.path] = Int32(groups.count)
        groups.append(group)
        groups[groups.count - 1].document = number(of: group.document, in: source)
        return groups.count - 1
    }

    /// Two files that state one token, or one file that spells it in two ways that look the same (an accent is part
    /// of its letter, or follows it). A path that one file has twice, byte by byte, has been reported already.
    private mutating func reportDuplicate(_ token: Token, first: Int) {
        let isInOneFile = tokens[first].document == token.document
        if isInOneFile, tokens[first].path.utf8.elementsEqual(token.path.utf8) { return }
        diagnostics.append(
            Diagnostic(
                .error, .duplicateToken,
                "the token \(token.path) stands " + (isInOneFile ? "here twice, spelled differently" : "in two files"),
                at: sources[token.document].location(of: token.nameNode),
                notes: [
                    Diagnostic.Note("it stands here first", at: location(of: first)),
                    Diagnostic.Note(isInOneFile ? "rename one of the two" : Self.duplicateAdvice),
                ]))
    }

    /// Collections of Figma may share names, and the tokens of a configuration may not: what belongs together is said
    /// in the configuration, and what does not goes into another.
    private static let duplicateAdvice =
        "rename one of the two, or read one of the files with a configuration of its own; files that are modes are given "
        + "one \"collection\" in \"sources\""

    /// A path that is a token in one file and a group in another. Within one file it is a duplicate key.
    private mutating func reportTokensThatAreGroups() {
        guard sources.count > 1 else { return }
        for token in tokens.indices {
            guard let group = group(at: tokens[token].path) else { continue }
            guard groups[group].document != tokens[token].document else { continue }
            let path = tokens[token].path
            let place = sources[groups[group].document].location(of: groups[group].nameNode)
            diagnostics.append(
                Diagnostic(
                    .error, .tokenWithChildren, "\(path) is a token here and a group in another file",
                    at: location(of: token),
                    notes: [
                        Diagnostic.Note("the group stands here", at: place),
                        Diagnostic.Note("rename the token, such as \"\(path).default\""),
                    ]))
        }
    }
}
