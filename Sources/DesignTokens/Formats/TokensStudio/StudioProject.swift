import Diagnostics
import LocatedJSON

/// The files of a Tokens Studio project: token sets, the themes that choose among them, and their order.
package struct StudioProject: Sendable {
    /// The project's folder, to which set names are relative, or the one file with all sets.
    private let path: String
    private var sources: [JSONDocument] = []
    private(set) var sets: [StudioSet] = []
    private(set) var themes: StudioThemes?
    private(set) var metadata: StudioMetadata?
    /// Errors in the files themselves; themes and metadata have their own diagnostics.
    private(set) var diagnostics: [Diagnostic] = []

    package init(path: String) { self.path = path }

    /// Adds a file with one set, whose name is its path in the project, without `.json`.
    package mutating func addSet(_ source: JSONDocument, named name: String) {
        diagnostics += source.duplicateKeyDiagnostics
        guard
            diagnostics.require(
                .object, of: source.root, in: source, "expected an object for a token set", .rootNotObject,
                advice: "wrap the tokens in { }")
        else { return }
        sources.append(source)
        sets.append(StudioSet(name: name, source: sources.count - 1, node: source.root))
    }

    package mutating func addThemes(_ source: JSONDocument) { themes = StudioThemes.read(source) }

    package mutating func addMetadata(_ source: JSONDocument) { metadata = StudioMetadata.read(source) }

    /// Adds a file with all sets of the project: the members of the root beside `$themes` and `$metadata`. Files
    /// downloaded from a server have them inside `values`.
    package mutating func addFile(_ source: JSONDocument) {
        diagnostics += source.duplicateKeyDiagnostics
        sources.append(source)
        guard
            diagnostics.require(
                .object, of: source.root, in: source, "expected an object at the root of a file of token sets",
                .rootNotObject,
                advice: "wrap the token sets in { }")
        else { return }
        let values = Self.values(of: source)
        for node in values.map({ [$0, source.root] }) ?? [source.root] {
            if let node = source.value(of: "$themes", in: node) { themes = StudioThemes(node, in: source) }
            if let node = source.value(of: "$metadata", in: node) { metadata = StudioMetadata(node, in: source) }
        }
        diagnostics += source.hiddenTokens(in: values ?? source.root)
        for member in source.members(of: values ?? source.root) where !source.string(member.key, startsWith: "$") {
            let name = source.string(member.key)
            guard
                diagnostics.require(
                    .object, of: member.value, in: source, "expected an object for the token set '\(name)'",
                    .invalidStudioFile,
                    advice: "write { \"group\": { \"token\": … } }")
            else { continue }
            sets.append(StudioSet(name: name, source: sources.count - 1, node: member.value))
        }
    }

    /// The member `values`, if all others are metadata of a server.
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

    /// The themes of a group, the default first: the one that is active in the exporting program, if this is known.
    private func defaultFirst(_ group: [StudioTheme]) -> [StudioTheme] {
        let sorted = group.defaultFirst(by: \.name)
        let active = sorted.filter { metadata?.activeThemes.contains("\($0.group ?? "")/\($0.name)") ?? false }
        return active.count == 1 ? active + sorted.filter { $0.name != active[0].name } : sorted
    }

    /// The sets whose files the Finder or a browser numbered because those of listed sets existed, with these sets. One
    /// that the order, a theme or the configuration names is a set like any other.
    private func numberedSets(
        _ metadata: StudioMetadata?, _ themes: StudioThemes?, _ options: ReadingOptions
    ) -> [String: StudioSet] {
        let listed = Set(metadata?.tokenSetOrder?.map(\.name) ?? [])
        let selected = (themes?.themes ?? []).flatMap(\.selectedSets).filter { $0.status != .disabled }
        let named = listed.union(selected.map(\.name))
        let files = sets.filter { $0.node == sources[$0.source].root }
        return FileModeNames.downloads(files.map(\.name)).reduce(into: [:]) { numbered, pair in
            let (copy, first) = (files[pair.key], files[pair.value])
            guard listed.contains(first.name), !named.contains(copy.name),
                options.statedModes[sources[copy.source].path] == nil
            else { return }
            numbered[copy.name] = first
        }
    }

    /// Whether most tokens of a set, or of the other, are in both, so that one is a version of the other. Otherwise it is a
    /// set of its own, which overrides no other.
    private func isCopy(_ set: StudioSet, of first: StudioSet) -> Bool {
        let statements = Dictionary(grouping: StudioSetReader([set, first], sources).statements, by: \.set)
        let (own, other) = (Set((statements[0] ?? []).map(\.path)), Set((statements[1] ?? []).map(\.path)))
        return ModeOverlapRule.most.isReached(
            by: own.intersection(other).count, of: [own.count, other.count].sorted())
    }

    /// A warning for each set that is not used, because it is a copy.
    private func reports(on copies: [String: StudioSet]) -> [Diagnostic] {
        sets.compactMap { set in
            copies[set.name].map { first in
                Diagnostic(
                    .warning, .duplicateTokenSet,
                    "the file is not used, because it is a copy of '\(sources[first.source].path)' that "
                        + "'tokenSetOrder' does not list",
                    at: sources[set.source].location(of: set.node),
                    advice: "remove it, or add \(JSONValue.quoted(set.name)) to 'tokenSetOrder'", loss: .detail)
            }
        }
    }

    /// Adds an error about a file of the project that could not be read.
    mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Reads the project's tokens: one collection for those that no theme changes, and one for each set of groups that
    /// change the same tokens.
    ///
    /// - Parameter options: The configured modes of files, used without themes, and the groups in which no theme needs
    ///   to be enabled.
    /// - Returns: The reading.
    package func reading(_ options: ReadingOptions = ReadingOptions()) -> TokenReading {
        let lookup = NameLookup(sets.map(\.name))
        let (metadata, spelled) = (metadata?.spelled(as: lookup), themes?.spelled(as: lookup))
        let numbered = numberedSets(metadata, spelled, options)
        let copies = numbered.filter { name, first in
            self.sets.contains { $0.name == name && isCopy($0, of: first) }
        }
        let sets = self.sets.filter { copies[$0.name] == nil }
        let names = sets.map(\.name)
        let ordered = metadata?.ordered(names) ?? names
        let order = ordered.filter { numbered[$0] != nil } + ordered.filter { numbered[$0] == nil }
        let known = Set(names)
        let stated = spelled?.enabling((metadata?.activeSets ?? []).filter(known.contains))
        let byName = Dictionary(sets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var reading = TokenReading(files: sources, format: .tokensStudio)
        reading.diagnostics = diagnostics + (stated?.diagnostics ?? []) + (metadata?.diagnostics ?? [])
        let areStale = stated?.areStale(among: names) ?? false
        reading.diagnostics += reports(on: copies)
        reading.diagnostics += self.metadata?.missingSets(among: names) ?? []
        reading.diagnostics += themes.map { areStale ? [$0.staleness] : $0.missingSets(among: names) } ?? []
        guard !sources.isEmpty else { return reading }
        let reader = StudioSetReader(order.compactMap { byName[$0] }, sources)
        for statement in reader.statements where statement.isToken { reading.tokenCounts[statement.source] += 1 }
        let usable = stated.flatMap { $0.themes.isEmpty || areStale ? nil : $0 }
        let (themes, inferred, notes) = choices(among: usable, reader, options)
        reading.usesConfiguredModes = themes == nil
        reading.diagnostics += notes
        // Tokens that a theme does not define come from the first theme that does: among themes for several platforms,
        // the one for Apple platforms.
        let limited = (themes?.groups ?? []).map { group in
            ModeLimit.limited(
                defaultFirst(group), named: \.name,
                of: group[0].group.map { "the theme group '\($0)'" } ?? "the project",
                tokens: Set(reader.statements.lazy.map(\.path)).count,
                at: { theme in themes.map { $0.source.location(of: theme.nameNode) } })
        }
        let groups = limited.map(\.modes) + inferred.groups
        reading.diagnostics += limited.flatMap(\.reports)
        let selections = StudioSelections(groups: groups, sets: order, openGroups: options.openGroups)
        var collections = StudioCollections(reader, selections, path: path)
        collections.compose()
        reading.collections = collections.collections
        if themes == nil {
            let evidence: ModeEvidence = options.statedModes.isEmpty ? .tokens : .configuration
            for index in reading.collections.indices { reading.collections[index].evidence = evidence }
        }
        reading.diagnostics +=
            reader.diagnostics(skipping: { themes != nil && !selections.isUsed($0) }) + collections.diagnostics
        if let themes {
            let axes = collections.overriddenAxes.filter(themes.groups.indices.contains)
            reading.diagnostics += axes.map { axis in
                themes.overridden(groups[axis], by: Array(groups[(axis + 1)...]))
            }
            let untaken = StudioUnusedSets(reader, selections)
            reading.unusedSets = untaken.sets
            reading.diagnostics += untaken.diagnostics
        }
        reading.deferredValues = StudioDeferredValues(
            collections.statements, tokenSets: reader.sets.map(\.name), selections, modifiers: reader.modifiers)
        return reading
    }

    /// The themes, and the modes among sets between which no theme chooses: those of all themes are modes beside them, and
    /// those of each theme its appearances.
    private func choices(
        among stated: StudioThemes?, _ reader: StudioSetReader, _ options: ReadingOptions
    ) -> (themes: StudioThemes?, inferred: StudioInferredModes, notes: [Diagnostic]) {
        let names = reader.sets.map(\.name)
        let enabled = stated.map { StudioSelections(groups: $0.groups, sets: names).enabledSets }
        let inferred = StudioInferredModes(reader, options.statedModes, enabled: enabled)
        let split = stated?.leavingOut(inferred.chosenSets).split { sets in
            let enabled = Set(names.indices.filter { sets.contains(names[$0]) })
            return StudioInferredModes(reader, options.statedModes, enabled: enabled)
        }
        return (split?.themes, inferred, inferred.diagnostics + (split?.notes ?? []))
    }
}
