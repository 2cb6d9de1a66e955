import Diagnostics
import LocatedJSON

/// All tokens of a run, from one file or many, indexed by path.
package struct TokenGraph: Sendable {
    /// The files, which provide locations.
    package private(set) var sources: [JSONDocument] = []
    /// The tokens, file by file in document order.
    package private(set) var tokens: [Token] = []
    /// The groups, the root first, each before the groups inside it. Groups shared by several files are listed once.
    package private(set) var groups: [TokenGroup] = []
    /// The axes that modes belong to: each collection of mode files, each group of themes, each modifier.
    package private(set) var axes: [ModeAxis] = []
    /// The collections, in the order of their first files. The first mode of each is the one in ``tokens``.
    package private(set) var collections: [TokenCollection] = []
    /// The tokens of each collection, as indices.
    package private(set) var collectionTokens: [Range<Int>] = []
    /// The tokens of each collection in its other modes, in the order of the collection's tokens.
    private var otherModes: [[[Token]]] = []
    private var readings: [Int] = []
    private var firstSources: [Int] = []
    /// The rules for each of the sources.
    private(set) var rules: [ReadingRules] = []
    /// The scale of colors in each of the sources.
    private(set) var channelScales: [ChannelScale] = []
    /// The edits that update the files.
    private(set) var upgrades: [ValueUpgrade] = []
    /// The readers of deferred values, by the numbers of their readings.
    private(set) var deferredValues: [Int: any DeferredValueReader] = [:]
    /// The token sets that no theme uses, so that their tokens are not among the tokens here.
    package private(set) var unusedSets: [UnusedTokenSet] = []
    package private(set) var groupLayers: [Layer?] = []
    /// The diagnostics about the files and conflicts between them.
    package private(set) var diagnostics: [Diagnostic] = []

    /// The numbers of the axes shared by several collections of a reader.
    private var axisNumbers: [ModeAxis: Int] = [:]
    private(set) var tokensByPath: [String: Int32] = [:]
    /// The paths of tokens in groups that are modes, by their paths in the files.
    private var movedPaths: [String: String] = [:]
    /// The files with tokens that a light and a dark file replace, each with one of these.
    private(set) var replacedSources: [(source: Int, by: Int)] = []
    private var groupsByPath: [String: Int32] = [:]
    /// The outermost group of all tokens in each file; empty if there are several, or if it is not needed.
    private var onlyGroups: [String] = []
    /// The tokens with the path of an earlier token, by that path.
    private(set) var duplicates: [String: [Int32]] = [:]
    /// The paths that several files define with equal values, so that they are one token.
    private var repeatedPaths: Set<String> = []
    /// The token sets that no theme uses, by the paths of their tokens.
    private(set) var unusedSetsByPath: [String: String] = [:]
    /// The tokens that a mode of their collection does not define.
    private(set) var undefined: [UndefinedToken] = []
    /// The layer of each token, if layers list single tokens; otherwise groups determine it.
    private var tokenLayers: [Layer?] = []

    /// Joins readings in the order of the configuration.
    package init(_ readings: consuming [TokenReading], layers: LayerPaths = LayerPaths()) {
        tokensByPath.reserveCapacity(
            readings.reduce(0) { $0 + $1.collections.reduce(0) { $0 + $1.modes[0].tokens.count } })
        addSources(readings)
        addCollections(readings)
        removeUndefinedDuplicates()
        restorePlaceholders()
        repeatedPaths = Set(duplicates.keys.filter(isRepeated))
        diagnostics += tokensThatAreGroups
        groupLayers = layers.layers(of: groups.lazy.map(\.path))
        if layers.hasPatterns || layers.paths.values.joined().contains(where: { tokensByPath[$0] != nil }) {
            tokenLayers = layers.layers(of: tokens.lazy.map(\.path))
        }
    }

    package func token(at path: String) -> Int? {
        (tokensByPath[path] ?? movedPaths[path].flatMap { tokensByPath[$0] }).map(Int.init)
    }

    /// All tokens with a path: several if files that are not modes of one collection define it.
    package func tokens(at path: String) -> [Int] {
        token(at: path).map { [$0] + (duplicates[path] ?? []).map(Int.init) } ?? []
    }

    /// The token that a reference in another token names. Among several with the path, it is the one in the same
    /// collection, or else in the same reading, or any if all are equal; `nil` if there is not exactly one. If none has the
    /// path, it can be the name of a variable as Figma spells it: `Purple/600`, have the name of a token set or file in
    /// front of it, or lack the name of the outermost group, with which some exports wrap everything, or of all groups, if
    /// the names of variables have their groups in them.
    func token(at path: String, from token: Int) -> Int? {
        guard duplicates[path] != nil else {
            return self.token(at: path) ?? respelled(path, from: token).flatMap { self.token(at: $0, from: token) }
        }
        let own = tokens(at: path).filter { collection(of: $0) == collection(of: token) }
        if own.isEmpty { return self.token(at: path, inFile: tokens[token].document) }
        return own.count == 1 ? own[0] : nil
    }

    /// The token whose path a reference in a file lacks the outermost group of, if the file has only one such group.
    func token(at path: String, inOnlyGroupOfFile source: Int) -> Int? {
        guard path.utf8.contains(UInt8(ascii: ".")), !onlyGroups[source].isEmpty, duplicates[path] == nil else {
            return nil
        }
        let inside = "\(onlyGroups[source]).\(path)"
        return tokensByPath[inside] == nil ? nil : token(at: inside, inFile: source)
    }

    /// The token that a reference in a file names; among several with the path, the one in the same reading.
    func token(at path: String, inFile source: Int) -> Int? {
        guard duplicates[path] != nil else { return token(at: path) }
        let near = tokens(at: path).filter { reading(of: $0) == readings[source] }
        if near.count == 1 { return near[0] }
        return repeatedPaths.contains(path) ? token(at: path) : nil
    }

    /// Whether all definitions of a path have the same values in the same modes.
    private func isRepeated(_ path: String) -> Bool {
        let definitions = tokens(at: path).map { token in
            let modes = collections[collection(of: token)].modes
            return modes.enumerated().map { (modes.count == 1 ? "" : $1.name, stated(token, inMode: $0)) }
        }
        guard let first = definitions.first else { return false }
        return definitions.dropFirst().allSatisfy { other in
            other.count == first.count && zip(other, first).allSatisfy { $0.0 == $1.0 && isSame($0.1, $1.1) }
        }
    }

    /// Whether two tokens have the same literal value, or refer to the same token.
    private func isSame(_ token: Token, _ other: Token) -> Bool {
        guard token.type == other.type, token.unit == other.unit else { return false }
        if let path = token.value.aliasedPath { return path == other.value.aliasedPath && duplicates[path] == nil }
        return ![.deferred, .unusable].contains(token.value) && token.value.isSame(as: other.value)
    }

    package func group(at path: String) -> Int? { groupsByPath[path].map(Int.init) }

    /// Whether the token has no usable value, which has been reported, directly or for its target.
    package func isUnusable(_ token: Int) -> Bool { tokens[token].value == .unusable }

    package func layer(of token: Int) -> Layer? {
        tokenLayers.isEmpty ? groupLayers[tokens[token].group] : tokenLayers[token]
    }

    /// The place of a token's name.
    package func location(of token: Int) -> SourceLocation { location(of: tokens[token].nameNode, in: token) }

    /// The place of a token's value.
    package func valueLocation(of token: Int) -> SourceLocation { location(of: tokens[token].valueNode, in: token) }

    /// The Figma variable that a token was exported from.
    package func variableId(of token: Int) -> String? {
        sources[tokens[token].document].variableId(ofTokenNamed: tokens[token].nameNode)
    }

    /// Sets the values of tokens that depend on references. Without values nothing is touched: the first change of a
    /// token copies all of them.
    mutating func setValues(_ values: [(token: Int, value: TokenValue)]) {
        guard !values.isEmpty else { return }
        for (token, value) in values { tokens[token].setValue(value) }
    }

    /// The readers of deferred values, each with the included tokens of its reading.
    func tokensByReader(where isIncluded: (Int) -> Bool) -> [(reader: any DeferredValueReader, tokens: [Int])] {
        // Hot path: called for every mode.
        guard !deferredValues.isEmpty else { return [] }
        let tokensByReading = Dictionary(grouping: tokens.indices.filter(isIncluded), by: reading)
        return readersInOrder.map { ($0.value, tokensByReading[$0.key] ?? []) }
    }

    /// Whether some values depend on references.
    var hasDeferredValues: Bool { !deferredValues.isEmpty }

    /// The reader of a token's value, if it is deferred.
    func deferredValueReader(of token: Int) -> (any DeferredValueReader)? { deferredValues[reading(of: token)] }

    /// The tokens that are absent when each axis has a context, as far as their readers know.
    package func absentTokens(at contexts: [Int]) -> [Int] {
        tokensByReader { _ in true }.flatMap { $0.reader.absent(among: $0.tokens, of: self, at: contexts) }
    }

    /// The names of the token sets that the tokens come from, if their format has sets.
    package var tokenSets: [String] { readersInOrder.flatMap(\.value.tokenSets) }

    /// The tokens that a token set defines.
    package func tokens(inSet set: String) -> [Int] {
        readersInOrder.flatMap { reading, reader in
            reader.paths(inSet: set).flatMap(tokens(at:)).filter { self.reading(of: $0) == reading }
        }
    }

    private var readersInOrder: [(key: Int, value: any DeferredValueReader)] {
        deferredValues.sorted { $0.key < $1.key }
    }

    private func location(of node: JSONNode, in token: Int) -> SourceLocation {
        sources[tokens[token].document].location(of: node)
    }

    private mutating func addSources(_ all: [TokenReading]) {
        for (number, reading) in all.enumerated() {
            let first = sources.count
            firstSources.append(first)
            sources += reading.files
            rules += reading.files.map { _ in reading.rules }
            channelScales += reading.channelScales
            readings += reading.files.map { _ in number }
            let isNeeded = reading.rules == .lenient && reading.deferredValues != nil
            onlyGroups += isNeeded ? reading.onlyGroups : reading.files.map { _ in "" }
            deferredValues[number] = reading.deferredValues
            diagnostics += reading.diagnostics
            unusedSets += reading.unusedSets
            for set in reading.unusedSets { for path in set.paths { unusedSetsByPath[path] = set.name } }
            upgrades += reading.upgrades.map { ValueUpgrade(source: first + $0.source, edit: $0.edit) }
        }
    }

    /// Adds the collections in the order of their first files.
    private mutating func addCollections(_ all: [TokenReading]) {
        let inference = CollectionInference(
            all.enumerated().flatMap { number, reading in
                let kind: ModeUnit.Kind = reading.isModeFile ? .file : .collection
                return reading.collections.map {
                    ModeUnit(
                        kind: kind, reading: number, sources: reading.files, collection: $0,
                        stated: reading.isModeFile ? reading.stated : nil, modeGroups: reading.modeGroups)
                }
            })
        diagnostics += inference.diagnostics
        movedPaths = inference.movedPaths
        let units = inference.units
        let isJoined = inference.collections.contains { $0.units.count > 1 }
        let defaultMode = isJoined ? DefaultMode(units) : nil
        for collection in inference.collections {
            let first = units[collection.units[0]]
            if first.kind == .collection {
                add(first.collection, of: first.reading)
            } else {
                add(collection, of: units, defaultMode?.sorted(collection.units) ?? collection.units)
            }
        }
    }

    /// Adds a collection whose modes are files or groups.
    private mutating func add(_ inferred: CollectionInference.Collection, of units: [ModeUnit], _ order: [Int]) {
        let modes = order.map { TokenMode(name: units[$0].mode, source: firstSources[units[$0].reading]) }
        let first = axes.count
        if modes.count > 1 {
            let axis = ModeAxis(name: inferred.name, contexts: modes.map(\.name), isOfFiles: true)
            if axisNumbers[axis] == nil { axisNumbers[axis] = first }
            axes.append(axis)
        }
        replacedSources += inferred.replaced.map { (firstSources[units[$0.unit].reading], modes[0].source) }
        let read = { (unit: Int) in (mode: units[unit].collection.modes[0], reading: units[unit].reading) }
        add(
            TokenCollection(
                name: inferred.name, axes: Array(first..<axes.count), modes: modes, evidence: inferred.evidence),
            order.map(read), overlaid: inferred.overlaid.map { ($0.token, read($0.unit).mode, read($0.unit).reading) })
    }

    /// Adds a collection whose axes are known to its reader, which shares them among its collections.
    private mutating func add(_ collection: ReadCollection, of reading: Int) {
        let numbers = collection.axes.map { axis in
            if let known = axisNumbers[axis] { return known }
            axisNumbers[axis] = axes.count
            axes.append(axis)
            return axes.count - 1
        }
        let modes = zip(collection.modes, collection.files).map {
            TokenMode(name: $0.name ?? "default", source: firstSources[reading] + $1)
        }
        add(
            TokenCollection(name: collection.name, axes: numbers, modes: modes, evidence: collection.evidence),
            collection.modes.map { ($0, reading) })
    }

    /// Adds a collection. Overlaid tokens belong to other collections, but are also in the default mode.
    private mutating func add(
        _ collection: TokenCollection, _ modes: [(mode: ReadMode, reading: Int)],
        overlaid: [(token: Token, mode: ReadMode, reading: Int)] = []
    ) {
        let start = tokens.count
        add(modes[0].mode, from: modes[0].reading)
        let end = tokens.count
        for (token, mode, reading) in overlaid { append(token, of: mode, from: reading) }
        indexTokens(from: end)
        let endOfDefault = tokens.count
        let stating = modes.count > 1 ? addTokensOfOtherModes(modes, from: start) : []
        collections.append(collection)
        if modes.count == 1 { collections[collections.count - 1].evidence = nil }
        collectionTokens.append(start..<tokens.count)
        otherModes.append([])
        // For each token that the default mode lacks, the one whose value is used.
        let defining = stating.enumerated().map { (endOfDefault - start + $0.offset, $0.element) }
        merge(modes, of: collection, to: start, Dictionary(uniqueKeysWithValues: defining))
    }

    /// Aligns the tokens of a collection's other modes with those of the default one, which begin at an index.
    private mutating func merge(
        _ modes: [(mode: ReadMode, reading: Int)], of collection: TokenCollection, to start: Int,
        _ definingModes: [Int: Int]
    ) {
        let sides = zip(collection.modes, modes).map { mode, read in
            ModeMerge.Side(name: mode.name, source: firstSources[read.reading], groups: read.mode.groups)
        }
        let fallbacks = collection.fallbacks
        // Only what other modes fall back to is needed again.
        let bases = Set(fallbacks)
        var definingModes = [0: definingModes]
        var merged = [[Token]](repeating: [], count: modes.count)
        // The dark mode of a brand with more contrast falls back to its dark one, and this to its light one.
        let depths = modes.indices.map { mode in
            Array(sequence(first: mode) { fallbacks[$0] > 0 ? fallbacks[$0] : nil }).count
        }
        for number in modes.indices.dropFirst().sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
            let (read, fallback) = (modes[number], fallbacks[number])
            var others = read.mode.tokens
            for index in others.indices { others[index].document += firstSources[read.reading] }
            let merge = ModeMerge(
                others, in: sides[number], to: fallback == 0 ? tokens[start...] : merged[fallback][...],
                in: sides[fallback], sources: sources)
            diagnostics += merge.diagnostics
            merged[number] = merge.tokens
            let known = definingModes[fallback] ?? [:]
            for place in merge.missing {
                let other = known[place] ?? fallback
                if bases.contains(number) { definingModes[number, default: [:]][place] = other }
                undefined.append(UndefinedToken(token: start + place, mode: number, definingMode: other))
            }
        }
        otherModes[otherModes.count - 1] = Array(merged.dropFirst())
    }

    /// Adds the tokens that the default mode of a collection lacks, with their value in another mode.
    ///
    /// - Returns: The mode that defines each of them.
    private mutating func addTokensOfOtherModes(_ modes: [(mode: ReadMode, reading: Int)], from start: Int) -> [Int] {
        let end = tokens.count
        var statingModes: [Int] = []
        var known: Set<String> = []
        var groups: Set<String>?
        for (number, (mode, reading)) in modes.enumerated().dropFirst() {
            // The modes of a collection mostly have the same tokens in the same order, so that few need the set.
            let others = mode.tokens.indices.filter { index in
                start + index >= end || tokens[start + index].path != mode.tokens[index].path
            }
            guard !others.isEmpty else { continue }
            if known.isEmpty { known = Set(tokens[start...].lazy.map(\.path)) }
            let groupPaths = groups ?? Set(modes[0].mode.groups.lazy.map(\.path))
            groups = groupPaths
            // A path that is a group in one mode and a token in another is reported as such.
            let lacking = others.map { mode.tokens[$0] }.filter {
                !known.contains($0.path) && !groupPaths.contains($0.path) && !$0.path.isInside(known)
            }
            for token in lacking {
                undefined.append(UndefinedToken(token: tokens.count, mode: 0, definingMode: number))
                append(token, of: mode, from: reading)
                known.insert(token.path)
            }
            statingModes += lacking.map { _ in number }
        }
        indexTokens(from: end)
        return statingModes
    }

    /// Adds one token of a file, with the groups around it.
    private mutating func append(_ token: Token, of mode: ReadMode, from reading: Int) {
        var token = token
        let group = mode.groups[token.group]
        // If the group is known, so are those around it.
        if groupsByPath[group.path] == nil {
            for outer in mode.groups where group.path.isPath(inside: outer.path) {
                _ = add(outer, from: firstSources[reading])
            }
        }
        token.group = add(group, from: firstSources[reading])
        token.document += firstSources[reading]
        tokens.append(token)
    }

    /// Removes tokens that their default mode lacks and other files define: it is unknown whether the values in those
    /// files are meant, and the value of another mode would be wrong.
    private mutating func removeUndefinedDuplicates() {
        let all = undefined
        undefined = all.filter { duplicates[tokens[$0.token].path] == nil || $0.definingMode == 0 }
        for entry in all where entry.mode == 0 && duplicates[tokens[entry.token].path] != nil {
            tokens[entry.token].setValue(.unusable)
            diagnostics.append(
                report(
                    entry, until: "it is skipped, because other files also define it",
                    loss: .token(tokens[entry.token].path)))
        }
    }

    /// The reading that a token comes from.
    func reading(of token: Int) -> Int { readings[tokens[token].document] }

    private mutating func add(_ mode: ReadMode, from reading: Int) {
        let first = firstSources[reading]
        let groupNumbers = mode.groups.map { add($0, from: first) }
        let start = tokens.count
        if first == 0, start == 0, groups.count == mode.groups.count {
            // The indices of the first file are valid in the graph, so its tokens need no changes; groups with
            // duplicate keys are merged, which changes indices.
            tokens = mode.tokens
        } else {
            tokens += mode.tokens
            for index in start..<tokens.count {
                tokens[index].document += first
                tokens[index].group = groupNumbers[tokens[index].group]
            }
        }
        indexTokens(from: start)
    }

    /// Indexes tokens by path. Among several with one path, the first is found, and the others are its duplicates.
    private mutating func indexTokens(from start: Int) {
        for index in start..<tokens.count {
            let path = tokens[index].path
            guard let first = tokensByPath.updateValue(Int32(index), forKey: path) else { continue }
            tokensByPath[path] = first
            duplicates[path, default: []].append(Int32(index))
            diagnostics += duplicate(index, first: Int(first))
        }
    }

    /// Restores strings such as `{name}` that match no token: Figma exports strings without escaping.
    private mutating func restorePlaceholders() {
        // Few tokens are strings; the others are not even examined.
        setValues(
            tokens.indices.filter { tokens[$0].type == .string }.compactMap { token in
                placeholderText(tokens[token]).map { (token, $0) }
            })
        for collection in otherModes.indices {
            for mode in otherModes[collection].indices {
                for (index, token) in otherModes[collection][mode].enumerated() where token.type == .string {
                    if let text = placeholderText(token) { otherModes[collection][mode][index].setValue(text) }
                }
            }
        }
    }

    /// Returns the same tokens, under the same numbers, with their values in one mode of each collection.
    func inModes(_ modes: [Int]) -> TokenGraph {
        guard modes.contains(where: { $0 > 0 }) else { return self }
        var result = self
        // The tokens of a single collection are shared, not copied.
        result.tokens = modes.count == 1 ? otherModes[0][modes[0] - 1] : []
        guard modes.count > 1 else { return result }
        result.tokens.reserveCapacity(tokens.count)
        for (collection, mode) in modes.enumerated() {
            if mode == 0 {
                result.tokens += tokens[collectionTokens[collection]]
            } else {
                result.tokens += otherModes[collection][mode - 1]
            }
        }
        return result
    }

    /// The tokens with links to variables in each mode of their collections, the default modes first. The graph must be
    /// in its default modes.
    var links: [(token: Int, link: Token)] {
        var links: [(token: Int, link: Token)] = []
        for index in tokens.indices where tokens[index].variable != nil { links.append((index, tokens[index])) }
        for (range, modes) in zip(collectionTokens, otherModes) {
            for mode in modes {
                for index in mode.indices where mode[index].variable != nil {
                    links.append((range.lowerBound + index, mode[index]))
                }
            }
        }
        return links
    }

    /// A token in a mode of its collection. The graph must be in its default modes.
    func stated(_ token: Int, inMode mode: Int) -> Token {
        if mode == 0 { return tokens[token] }
        let collection = collection(of: token)
        return otherModes[collection][mode - 1][token - collectionTokens[collection].lowerBound]
    }

    package func collection(of token: Int) -> Int {
        // The last one that begins at the token or before it; an empty collection begins where the next one does.
        var (low, high) = (0, collectionTokens.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if collectionTokens[middle].lowerBound <= token { low = middle } else { high = middle }
        }
        return low
    }

    private mutating func add(_ group: TokenGroup, from firstSource: Int) -> Int {
        if let known = groupsByPath[group.path] { return Int(known) }
        groupsByPath[group.path] = Int32(groups.count)
        groups.append(group)
        groups[groups.count - 1].document += firstSource
        return groups.count - 1
    }
}
