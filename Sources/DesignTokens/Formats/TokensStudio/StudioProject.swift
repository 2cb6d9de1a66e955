import Diagnostics
import LocatedJSON

/// The files of a Tokens Studio project: token sets, the themes that choose among them, and their order.
package struct StudioProject: Sendable {
    /// Where the project lies: a folder, or the one file.
    package let path: String
    private var sources: [JSONDocument] = []
    private var sets: [StudioSet] = []
    private var themes: StudioThemes?
    private var metadata: StudioMetadata?
    private var diagnostics: [Diagnostic] = []

    /// Begins a project.
    ///
    /// - Parameter path: The folder that set names are relative to, or the one file that holds all sets.
    package init(path: String) { self.path = path }

    /// Adds a file with one set.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - name: The set's name: its path in the project, without `.json`.
    package mutating func addSet(_ source: JSONDocument, named name: String) {
        diagnostics += source.duplicateKeys.map(\.diagnostic)
        guard source.kind(of: source.root) == .object else {
            diagnostics.append(
                Diagnostic(
                    .error, .rootNotObject,
                    "a token set is an object, not \(source.kind(of: source.root).description)",
                    at: source.location(of: source.root), notes: [Diagnostic.Note("wrap the tokens in { }")]))
            return
        }
        sets.append(StudioSet(name: name, source: add(source), node: source.root))
    }

    /// Adds `$themes.json`.
    package mutating func addThemes(_ source: JSONDocument) { themes = StudioThemes.read(source) }

    /// Adds `$metadata.json`.
    package mutating func addMetadata(_ source: JSONDocument) { metadata = StudioMetadata.read(source) }

    /// Adds a file that holds all sets of the project, its themes and its metadata.
    package mutating func addFile(_ source: JSONDocument) {
        diagnostics += source.duplicateKeys.map(\.diagnostic)
        let file = StudioFile.read(source)
        diagnostics += file.diagnostics
        themes = file.themes
        metadata = file.metadata
        let number = add(source)
        sets += file.sets.map { StudioSet(name: $0.name, source: number, node: $0.node) }
    }

    /// Adds what is wrong with a file of the project that could not be read.
    mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    private mutating func add(_ source: JSONDocument) -> Int {
        sources.append(source)
        return sources.count - 1
    }

    /// The project's tokens: a collection of those that no theme changes, and one of those that the same themes do.
    package func reading() -> TokenReading {
        let names = sets.map(\.name)
        let order = metadata?.ordered(names) ?? names
        let byName = Dictionary(sets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let sets = order.compactMap { byName[$0] }
        var reading = TokenReading(files: sources, format: .tokensStudio)
        reading.diagnostics = diagnostics + (themes?.diagnostics ?? []) + (metadata?.diagnostics ?? [])
        reading.diagnostics += (metadata?.missingSets(among: names) ?? []) + (themes?.missingSets(among: names) ?? [])
        guard !sources.isEmpty else { return reading }
        let reader = StudioSetReader(sets, sources)
        for statement in reader.statements { reading.tokenCounts[sets[statement.set].source] += 1 }
        let selections = StudioSelections(groups: defaultFirst, sets: order)
        var collections = StudioCollections(reader, sets, sources, selections, path: path)
        collections.compose()
        reading.collections = collections.collections
        reading.brokenPaths = reader.brokenPaths.union(collections.brokenPaths)
        reading.diagnostics += reader.diagnostics + collections.diagnostics
        reading.deferredValues = StudioDeferredValues(statements: reader.statements, sets: sets, selections: selections)
        return reading
    }

    /// The groups of themes, in each the default theme first: the one whose name says so, else the first.
    private var defaultFirst: [StudioThemeGroup] {
        (themes?.groups ?? []).map { group in
            let first = DefaultMode.usual(group.themes.map(\.name)) ?? 0
            var themes = group.themes
            themes.insert(themes.remove(at: first), at: 0)
            return StudioThemeGroup(name: group.name, themes: themes)
        }
    }
}
