import Diagnostics
import LocatedJSON

/// The token sets of a project that are used, in the order in which later ones override earlier ones, and the themes that
/// choose among them, with names spelled as those of the sets.
struct StudioUsedSets {
    let sets: [StudioSet]
    /// The themes, or `nil` if the project has none, or none that fits its sets.
    let themes: StudioThemes?
    private(set) var diagnostics: [Diagnostic]

    private let sources: [JSONDocument]

    /// - Parameters:
    ///   - all: The project's sets.
    ///   - sources: Its files.
    ///   - themes: Its themes.
    ///   - metadata: The order of its sets.
    ///   - options: The configured modes of files, which are sets of their own.
    init(
        _ all: [StudioSet], in sources: [JSONDocument], _ themes: StudioThemes?, _ metadata: StudioMetadata?,
        _ options: ReadingOptions
    ) {
        self.sources = sources
        let all = Self.named(all, by: metadata, themes)
        let lookup = NameLookup(all.map(\.name))
        let (order, spelled) = (metadata?.spelled(as: lookup), themes?.spelled(as: lookup))
        let numbered = Self.numbered(among: all, sources, order, spelled, options)
        let copies = numbered.filter { name, first in
            all.contains { $0.name == name && Self.isCopy($0, of: first, sources) }
        }
        let used = all.filter { copies[$0.name] == nil }
        let names = used.map(\.name)
        let areFiles = used.allSatisfy { $0.node == sources[$0.source].root }
        let ordered =
            order?.tokenSetOrder == nil && areFiles ? Self.ordered(names, by: spelled) : order?.ordered(names) ?? names
        let byName = Dictionary(used.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        sets = (ordered.filter { numbered[$0] != nil } + ordered.filter { numbered[$0] == nil })
            .compactMap { byName[$0] }
        let known = Set(names)
        let stated = spelled?.enabling((order?.activeSets ?? []).filter(known.contains))
        let areStale = stated?.areStale(among: names) ?? false
        self.themes = stated.flatMap { $0.themes.isEmpty || areStale ? nil : $0 }
        diagnostics = (stated?.diagnostics ?? []) + (order?.diagnostics ?? [])
        diagnostics += all.compactMap { set in copies[set.name].map { report(set, asCopyOf: $0) } }
        diagnostics += metadata?.missingSets(among: names) ?? []
        diagnostics += themes.map { areStale ? [$0.staleness] : $0.missingSets(among: names) } ?? []
    }

    /// The sets in the order in which themes enable them, those with the most sets first, if nothing else states one. Files
    /// have none. Sets in no theme come first.
    private static func ordered(_ sets: [String], by themes: StudioThemes?) -> [String] {
        let lists = (themes?.themes ?? []).map { $0.selectedSets.filter { $0.status != .disabled }.map(\.name) }
        let places = lists.sorted { $0.count > $1.count }.flatMap(\.self).uniqueInOrder.places
        return sets.filter { places[$0] == nil }
            + sets.filter { places[$0] != nil }.sorted { places[$0, default: 0] < places[$1, default: 0] }
    }

    /// The sets as the order and the themes name them: the file of the set `light` can be called `light.tokens.json`, as
    /// files of the Design Tokens format are.
    private static func named(_ sets: [StudioSet], by order: StudioMetadata?, _ themes: StudioThemes?) -> [StudioSet] {
        let names =
            (order?.tokenSetOrder ?? []).map(\.name) + (themes?.themes ?? []).flatMap(\.selectedSets).map(\.name)
        let (known, others) = (Set(names.map { $0.lowercased() }), Set(sets.map { $0.name.lowercased() }))
        let ending = ".tokens"
        return sets.map { set in
            let plain = String(set.name.dropLast(ending.count))
            guard set.name.lowercased().hasSuffix(ending), known.contains(plain.lowercased()),
                !known.contains(set.name.lowercased()), !others.contains(plain.lowercased())
            else { return set }
            return StudioSet(name: plain, source: set.source, node: set.node)
        }
    }

    /// The sets whose files the Finder or a browser numbered because those of listed sets existed, with these sets. One
    /// that the order, a theme or the configuration names is a set like any other.
    private static func numbered(
        among sets: [StudioSet], _ sources: [JSONDocument], _ metadata: StudioMetadata?, _ themes: StudioThemes?,
        _ options: ReadingOptions
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
    private static func isCopy(_ set: StudioSet, of first: StudioSet, _ sources: [JSONDocument]) -> Bool {
        let statements = Dictionary(grouping: StudioSetReader([set, first], sources).statements, by: \.set)
        let (own, other) = (Set((statements[0] ?? []).map(\.path)), Set((statements[1] ?? []).map(\.path)))
        return ModeOverlapRule.most.isReached(
            by: own.intersection(other).count, of: [own.count, other.count].sorted())
    }

    /// A warning that a set is not used.
    private func report(_ set: StudioSet, asCopyOf first: StudioSet) -> Diagnostic {
        Diagnostic(
            .warning, .duplicateTokenSet,
            "the file is not used, because it is a copy of '\(sources[first.source].path)' that "
                + "'tokenSetOrder' does not list",
            at: sources[set.source].location(of: set.node),
            advice: "remove it, or add \(JSONValue.quoted(set.name)) to 'tokenSetOrder'", loss: .detail)
    }
}
