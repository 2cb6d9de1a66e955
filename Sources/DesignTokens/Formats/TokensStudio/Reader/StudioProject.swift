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

    private mutating func add(_ source: JSONDocument) -> Int {
        sources.append(source)
        return sources.count - 1
    }

    /// How many tokens each file states.
    package var tokenCounts: [(path: String, count: Int)] {
        let tokens = StudioSetReader(sets, sources).tokens
        let counts = Dictionary(grouping: tokens) { sets[$0.set].source }.mapValues(\.count)
        return sources.indices.map { (sources[$0].path, counts[$0] ?? 0) }
    }

    /// The project's tokens: a document for the tokens that no theme changes, and one for each mode of those that the
    /// themes of a group change.
    package func documents() -> [TokenDocument] {
        let names = sets.map(\.name)
        let order = metadata?.ordered(names) ?? names
        let byName = Dictionary(sets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let sets = order.compactMap { byName[$0] }
        var reports = diagnostics + (themes?.diagnostics ?? []) + (metadata?.diagnostics ?? [])
        reports += (metadata?.missingSets(among: names) ?? []) + (themes?.missingSets(among: names) ?? [])
        let reader = StudioSetReader(sets, sources)
        var composer = StudioDocuments(reader, sets, sources, path: path)
        composer.compose(selections(order))
        guard var first = composer.documents.first else { return [] }
        first.diagnostics = reports + reader.diagnostics + composer.diagnostics
        first.brokenPaths.formUnion(reader.brokenPaths)
        return [first] + composer.documents.dropFirst()
    }

    /// What the themes choose: in each group one theme, by default the one whose name says so, else the first. Without
    /// themes, all sets.
    ///
    /// - Parameter order: The names of the sets, by which they are numbered.
    /// - Returns: The groups as axes, and the sets of each combination.
    private func selections(_ order: [String]) -> StudioSelections {
        let groups = (themes?.groups ?? []).map { group in
            let first = DefaultMode.usual(group.themes.map(\.name)) ?? 0
            var themes = group.themes
            themes.insert(themes.remove(at: first), at: 0)
            return StudioThemeGroup(name: group.name, themes: themes)
        }
        return StudioSelections(groups: groups, order: order)
    }
}

/// The themes of a project as axes of modes, and the sets that hold where one theme of each group does.
struct StudioSelections {
    /// The groups, their default theme first.
    let axes: ModeAxes
    private let groups: [StudioThemeGroup]
    private let order: [String]
    private let numbers: [String: Int]

    init(groups: [StudioThemeGroup], order: [String]) {
        self.groups = groups
        self.order = order
        axes = ModeAxes(axes: groups.map { ModeAxis(name: $0.name ?? "themes", contexts: $0.themes.map(\.name)) })
        numbers = Dictionary(
            order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The sets of a combination of themes, in the order in which each replaces tokens of those before it, and whether
    /// their tokens are emitted.
    func sets(_ combination: [Int]) -> [(set: Int, isEnabled: Bool)] {
        if groups.isEmpty { return order.indices.map { ($0, true) } }
        let themes = zip(groups, combination).map { $0.themes[$1] }
        return StudioTheme.sets(of: themes, in: order).compactMap { set in
            numbers[set.name].map { ($0, set.status == .enabled) }
        }
    }
}
