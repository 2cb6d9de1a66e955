import Diagnostics
import LocatedJSON

/// Lays the files of a run over each other: what a later one states at a path takes the place of what an earlier one does.
///
/// Style Dictionary builds some trees one at a time. These are modes instead: files of which the configuration says so,
/// folders side by side that state mostly the same tokens, and files that state exactly the same, which no other file does.
struct StyleDictionaryCollections {
    private(set) var diagnostics: [Diagnostic] = []

    private let reader: StyleDictionaryReader
    private let stated: StatedModes
    private let folders: FolderModes
    /// The files that the folders hold.
    private let inFolders: Set<Int>
    /// The paths that each file states; none of those whose mode the configuration says.
    private let paths: [Set<String>]
    /// Which statements each file has.
    private let statements: [Int: [Int]]
    private var repeated = RepeatedTokens()
    /// The statements that were found to take the place of others.
    private var repeating: Set<Int> = []

    init(_ reader: StyleDictionaryReader, _ stated: StatedModes) {
        self.reader = reader
        self.stated = stated
        statements = Dictionary(grouping: reader.statements.indices) { reader.statements[$0].source }
        var paths: [Set<String>] = reader.sources.map { _ in [] }
        for statement in reader.statements where !stated.files.contains(statement.source) {
            paths[statement.source].insert(statement.path)
        }
        folders = FolderModes(paths: reader.sources.map(\.path), tokens: paths)
        inFolders = Set(folders.collections.joined().flatMap(\.files))
        self.paths = paths
    }

    /// The collections; `tokens` makes tokens of statements.
    mutating func collections(_ tokens: ([Int]) -> [Token]) -> [ReadCollection] {
        let units = paths.indices.map {
            ModeOverlap.Unit(name: reader.sources[$0].path, paths: paths[$0], isTaken: inFolders.contains($0))
        }
        let twins = ModeOverlap(units, .mergedFiles).groups
        let inModes = stated.files.union(inFolders).union(twins.joined())
        let rest = Set(reader.sources.indices).subtracting(inModes)
        let inAnyMode = paths(in: inFolders.union(twins.joined()))
        let alone = merged(rest) { !inAnyMode.contains($0) }
        var collections = [ReadCollection(modes: [mode(tokens(alone))])]
        for collection in stated.collections {
            let modes = collection.modes.map { mode(tokens(merged(Set($0.files))), name: $0.name) }
            let axis = ModeAxis(name: collection.name, contexts: collection.modes.map(\.name))
            collections.append(
                ReadCollection(name: collection.name, axes: modes.count > 1 ? [axis] : [], modes: modes))
        }
        for modes in folders.collections {
            let names = reportModes(modes.map { $0.files.min() ?? 0 }, .folders, at: modes.map(\.folder))
            collections.append(collection(of: statements(of: modes, beside: rest).map(tokens), names))
        }
        for files in twins {
            let modes = files.map { FolderModes.Mode(folder: reader.sources[$0].path, files: [$0]) }
            let statements = statements(of: modes, beside: rest)
            let areOfSeveral = statements[0].contains { !files.contains(reader.statements[$0].source) }
            let names = reportModes(files, .mergedFiles, at: modes.map(\.folder), areOfSeveral: areOfSeveral)
            collections.append(collection(of: statements.map(tokens), names))
        }
        diagnostics += repeated.diagnostics(
            of: "files", because: "as the later one",
            advice: "Style Dictionary merges files in their order; to have the other one, name it later in \"sources\"",
            in: reader.sources)
        return collections
    }

    /// What counts in each of several folders or files. What other files define of the same tokens is used where a mode does not
    /// define it: a dark file may define tokens of several.
    private mutating func statements(of modes: [FolderModes.Mode], beside rest: Set<Int>) -> [[Int]] {
        let paths = paths(in: modes.reduce(into: Set()) { $0.formUnion($1.files) })
        let common = merged(rest, where: paths.contains)
        let statements = modes.map { mode in
            let own = merged(mode.files)
            let stated = self.paths(in: mode.files)
            return own + common.filter { !stated.contains(reader.statements[$0].path) }
        }
        reportUnused(common, in: statements)
        return statements
    }

    private func paths(in files: Set<Int>) -> Set<String> { files.reduce(into: Set()) { $0.formUnion(paths[$1]) } }

    private func mode(_ tokens: [Token], name: String? = nil) -> ReadMode {
        ReadMode(name: name, tokens: tokens, groups: reader.groups)
    }

    /// A collection of modes that were inferred, the default one first.
    private func collection(of modes: [[Token]], _ names: [String]) -> ReadCollection {
        let order = ModeWords.defaultFirst(names)
        let axis = ModeAxis(name: nil, contexts: order.map { names[$0] }, isOfFiles: true)
        return ReadCollection(
            axes: [axis], modes: order.map { mode(modes[$0], name: names[$0]) }, evidence: .tokens)
    }

    /// The statements of some files that count, of paths that are wanted, in the order in which these are stated first.
    private mutating func merged(_ files: Set<Int>, where isWanted: (String) -> Bool = { _ in true }) -> [Int] {
        var order: [Int] = []
        var places: [String: Int] = [:]
        let numbers = files.sorted().flatMap { statements[$0] ?? [] }
        for number in numbers where isWanted(reader.statements[number].path) {
            let statement = reader.statements[number]
            guard let place = places[statement.path] else {
                places[statement.path] = order.count
                order.append(number)
                continue
            }
            let earlier = reader.statements[order[place]]
            if earlier.source != statement.source, repeating.insert(number).inserted {
                repeated.add(statement.place, over: earlier.place)
            }
            order[place] = number
        }
        return order
    }

    /// Says which statements that were to hold in modes do in none of them.
    private mutating func reportUnused(_ common: [Int], in modes: [[Int]]) {
        let used = Set(modes.joined())
        let first = Dictionary(uniqueKeysWithValues: modes[0].map { (reader.statements[$0].path, $0) })
        var repeated = RepeatedTokens()
        for number in common where !used.contains(number) {
            let statement = reader.statements[number]
            guard let counting = first[statement.path] else { continue }
            repeated.add(reader.statements[counting].place, over: statement.place)
        }
        diagnostics += repeated.diagnostics(
            of: "files", because: "as that of a mode",
            advice: "to have the other one, name only the folders in \"sources\" that belong together",
            in: reader.sources)
    }

    /// Says which files, or folders, are modes; the names of these.
    private mutating func reportModes(
        _ files: [Int], _ rule: ModeOverlapRule, at places: [String], areOfSeveral: Bool = false
    ) -> [String] {
        let names = FileModeNames.names(of: places, areOfSeveral: areOfSeveral)
        let source = reader.sources[files[0]]
        diagnostics.append(rule.note(on: zip(places, names).map { ($0, $1) }, at: source.location(of: source.root)))
        return names
    }
}

extension StyleDictionaryStatement {
    fileprivate var place: RepeatedTokens.Place {
        RepeatedTokens.Place(path: path, owner: source, source: source, nameNode: nameNode)
    }
}
