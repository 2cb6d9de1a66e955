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

    /// Adds an error about a file of the project that could not be read.
    mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Reads the project's tokens: one collection for those that no theme changes, and one for each set of groups that
    /// change the same tokens.
    ///
    /// - Parameter options: The configured modes of files, used without themes, and the groups in which no theme needs
    ///   to be enabled.
    /// - Returns: The reading.
    package func reading(_ options: ReadingOptions = ReadingOptions()) -> TokenReading {
        let used = StudioUsedSets(sets, in: sources, themes, metadata, options)
        var reading = TokenReading(files: sources, format: .tokensStudio)
        reading.diagnostics = diagnostics + used.diagnostics
        guard !sources.isEmpty else { return reading }
        let reader = StudioSetReader(used.sets, sources)
        reading.channelScales = reader.channelScales
        for statement in reader.statements where statement.isToken { reading.tokenCounts[statement.source] += 1 }
        let choices = StudioChoices(among: used.themes, reader, options, activeThemes: metadata?.activeThemes ?? [])
        reading.usesConfiguredModes = choices.themes == nil
        let selections = StudioSelections(
            groups: choices.groups, sets: used.sets.map(\.name), openGroups: options.openGroups)
        var collections = StudioCollections(reader, selections, path: path)
        collections.compose()
        reading.collections = collections.collections
        if choices.themes == nil {
            let evidence: ModeEvidence = options.statedModes.isEmpty ? .tokens : .configuration
            for index in reading.collections.indices { reading.collections[index].evidence = evidence }
        }
        let isUnused = { choices.themes != nil && !selections.isUsed($0) }
        reading.diagnostics += choices.diagnostics + reader.diagnostics(skipping: isUnused) + collections.diagnostics
        if choices.themes != nil {
            let unused = StudioUnusedSets(reader, selections)
            reading.unusedSets = unused.sets
            reading.diagnostics += choices.overridden(collections.overriddenAxes) + unused.diagnostics
        }
        reading.deferredValues = StudioDeferredValues(
            collections.statements, tokenSets: reader.sets.map(\.name), selections, modifiers: reader.modifiers)
        return reading
    }
}
