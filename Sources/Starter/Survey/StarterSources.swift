import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import Projects

/// Reads the files that a search found, and chooses those that can be sources together.
struct StarterSources {
    /// The sources in the configuration: the chosen files, or folders and patterns for them, relative to the searched folder.
    private(set) var sources: [SourceConfiguration] = []
    /// The tokens of the sources, as a run reads them.
    private(set) var tokens = LoadedTokens()
    /// Whether the sources are asset catalogs, whose color sets are the tokens because there are no token files.
    private(set) var areCatalogs = false
    /// The files that define tokens of a chosen file again.
    private(set) var leftOut: [LeftOutFile] = []
    /// The sources with files that could be used instead of chosen ones.
    private(set) var alternatives: [Alternative] = []
    /// The files that are read as Style Dictionary reads them, although they have the syntax of another format.
    private let untypedFiles: Set<String>
    /// Warnings about files that cannot be used.
    let diagnostics: [Diagnostic]

    private var folders: StarterFolders
    private var candidates: [StarterCandidate] = []

    /// Chooses among the files that a search found.
    init(_ search: StarterSearch, _ fileSystem: SearchedFolder) {
        let files = StarterFiles(search, fileSystem)
        diagnostics = files.diagnostics
        leftOut = files.leftOut
        untypedFiles = files.untypedFiles
        folders = StarterFolders(fileSystem, empty: files.emptyFiles)
        addCandidates(files.readings)
        let choice = StarterChoice(candidates)
        sources = sources(of: choice.chosen)
        tokens = tokens(of: choice.chosen)
        leftOut += choice.leftOut.flatMap(leftOutFiles)
        addAlternatives(choice)
    }

    /// Returns the files of a candidate that is not chosen.
    private func leftOutFiles(_ other: StarterChoice.LeftOut) -> [LeftOutFile] {
        let candidate = candidates[other.candidate]
        let wanted = other.alternative == nil ? Set(candidate.tokens) : candidate.references
        let file = candidates[other.alternative ?? other.rival].path(mostLike: candidate.paths[0], defining: wanted)
        let why: LeftOutFile.Why =
            other.alternative == nil
            ? .definedElsewhere(file: file, count: other.sharedCount, of: candidate.tokens.count)
            : .refers(toTokensIn: file)
        return candidate.paths.map { LeftOutFile(path: $0, why: why) }
    }

    /// Uses the catalogs with colors that code can name as sources, unless another tool declares members for them: they
    /// then get a type as assets, and no output would use the tokens. Of catalogs that share tokens, the one with the
    /// most tokens is used.
    mutating func takeColors(of target: StarterTarget, _ fileSystem: SearchedFolder) {
        let catalogs = target.catalogs
        let found = catalogs.filter(\.hasNamedColors).map { found in
            let sets = found.catalog.assets(.color).filter(\.hasColor)
            return (path: found.path, tokens: Set(sets.map(CatalogTokens.path)))
        }
        leftOut += catalogs.filter { !$0.hasNamedColors && $0.catalog.outputAssetCount == 0 }.compactMap { found in
            let names = found.catalog.assets(.color).filter(\.hasColor).map(\.name)
            return names.isEmpty ? nil : LeftOutFile(path: found.path, why: .onlyForSettings(colors: names))
        }
        guard target.declarerOfColors == nil else { return }
        var chosen: [String: Set<String>] = [:]
        for candidate in found.sorted(by: { $0.tokens.count > $1.tokens.count }) {
            let shared = chosen.mapValues { $0.intersection(candidate.tokens).count }.filter { $0.value > 0 }
            if let first = shared.keys.min() {
                let (count, all) = (shared[first] ?? 0, candidate.tokens.count)
                leftOut.append(.init(path: candidate.path, why: .definedElsewhere(file: first, count: count, of: all)))
            } else {
                chosen[candidate.path] = candidate.tokens
            }
        }
        sources = catalogs.map(\.path).filter { chosen[$0] != nil }.map { SourceConfiguration(Located($0)) }
        areCatalogs = !sources.isEmpty
        tokens = TokenLoader.load(sources, in: ".", ReadingOptions(), fileSystem)
    }

    var isEmpty: Bool { sources.isEmpty }

    /// Whether files without types are read as Style Dictionary reads them.
    var infersTypes: Bool { !untypedFiles.isEmpty }

    /// A folder or file that could be used instead of a chosen one.
    struct Alternative {
        let place: String
        let chosen: String
        /// All sources in this case.
        let sources: [SourceConfiguration]
    }
}

extension StarterSources {
    /// Adds candidates: projects and documents first, then collections. Old files are not used as modes of current files.
    private mutating func addCandidates(_ readings: [LoadedTokens.Reading]) {
        let ages = StarterAges(readings.flatMap(\.paths))
        let projects = readings.filter { !$0.reading.isOfOneFile }
        candidates += projects.map { project($0, ages) }
        // The files of a document are read with it.
        let named = Set(projects.flatMap { $0.paths + $0.reading.files.map { FilePath.normalized($0.path) } })
        let files = readings.filter { $0.reading.isOfOneFile && !named.contains($0.paths[0]) }
        let old = Set(files.map { $0.paths[0] }.filter { ages.isOld($0) })
        addCollections(files.filter { !old.contains($0.paths[0]) }, isOld: false)
        addCollections(files.filter { old.contains($0.paths[0]) }, isOld: true)
    }

    private func project(_ loaded: LoadedTokens.Reading, _ ages: StarterAges) -> StarterCandidate {
        let path = loaded.project ?? loaded.paths[0]
        let files = loaded.paths
        var all = folders
        // The searched folder itself contains more than tokens, such as generated files. A project without a name consists of
        // all files that a run reads.
        let isFolder = loaded.project?.isEmpty == false && path != "."
        let isWhole = isFolder && Set(all.files(of: path)) == Set(files)
        return StarterCandidate(
            [loaded], paths: isWhole ? [path] : all.sources(of: files).map(\.path), isCollection: false,
            folderSize: loaded.tokenCount, isOld: ages.isOld(files[0]))
    }

    /// Adds the collections whose modes are files. Of two files for the same mode, the one in the folder with more
    /// tokens is used. The remaining files form separate collections.
    private mutating func addCollections(_ files: [LoadedTokens.Reading], isOld: Bool, round: Int = 1) {
        let sizes = Dictionary(files.map { (FilePath.parent(of: $0.paths[0]), $0.tokenCount) }, uniquingKeysWith: +)
        let size = { (file: LoadedTokens.Reading) in sizes[FilePath.parent(of: file.paths[0])] ?? 0 }
        let sorted = files.enumerated()
            .sorted { (-size($0.element), $0.offset) < (-size($1.element), $1.offset) }.map(\.element)
        // A file with all modes of its tokens is not a mode itself.
        let whole = sorted.indices.filter { sorted[$0].reading.holdsModes }
        let single = sorted.indices.filter { !sorted[$0].reading.holdsModes }
        let graph = TokenGraph(single.map { sorted[$0].reading })
        let joined = graph.filesByCollection.map { files in withoutCopies(files.map { single[$0] }, sorted) }
        let isLast = round >= Self.roundLimit
        let left = isLast ? Set(single).subtracting(joined.joined()).sorted() : []
        let collections = joined + (whole + left).map { [$0] }
        let rest = Set(sorted.indices).subtracting(collections.joined())
        let found = collections.map { modes in
            StarterCandidate(
                modes.map { sorted[$0] }, paths: modes.map { sorted[$0].paths[0] }, isCollection: true,
                folderSize: size(sorted[modes[0]]), isOld: isOld)
        }.sorted { $0.paths[0].utf8.lexicographicallyPrecedes($1.paths[0].utf8) }
        candidates += found.filter { !$0.isDark } + found.filter(\.isDark)
        if !rest.isEmpty, rest.count < files.count {
            addCollections(rest.sorted().map { sorted[$0] }, isOld: isOld, round: round + 1)
        }
    }

    /// Returns the files of a collection without those that have the contents of an earlier one. Of files that are named after
    /// modes, or are in a folder of modes, all in their folder must also have the names of those in another one: nobody has
    /// changed the values of a new mode yet.
    private func withoutCopies(_ files: [Int], _ all: [LoadedTokens.Reading]) -> [Int] {
        let paths = files.map { all[$0].paths[0] }
        let names = paths.map(FilePath.lastComponent)
        let areModes = names.contains(where: ModeWords.isDark) || paths.contains { ModeWords.folderOfModes($0) != nil }
        let texts = files.map { file in
            let document = all[file].reading.files[0]
            return document.text(of: document.root)
        }
        guard areModes else { return zip(files, texts).map { ($0, $1) }.firsts(by: \.1).map(\.0) }
        // A folder with one changed mode needs the others, too.
        let folders = Dictionary(grouping: files.indices) { FilePath.parent(of: paths[$0]) }
            .mapValues { $0.map { names[$0] + "\n" + texts[$0] }.sorted() }
        let kept = Set(paths.map(FilePath.parent).uniqueInOrder.firsts { folders[$0] ?? [] })
        return zip(files, paths).filter { kept.contains(FilePath.parent(of: $1)) }.map(\.0)
    }

    /// How many files of the same mode, such as those of brands in separate folders, form separate collections. Each remaining
    /// file is a collection of its own.
    private static let roundLimit = 32

    /// Returns the sources for some candidates. Many files of one folder become one source.
    private mutating func sources(of chosen: [Int]) -> [SourceConfiguration] {
        let collections = chosen.filter { candidates[$0].isCollection }.flatMap { candidates[$0].paths }
        let projects = chosen.filter { !candidates[$0].isCollection }.flatMap { candidates[$0].paths }
        return (projects + folders.sources(of: collections).map(\.path)).map { path in
            var source = SourceConfiguration(Located(path))
            if !untypedFiles.isEmpty, folders.files(of: path).contains(where: untypedFiles.contains) {
                source.format = .styleDictionary
            }
            return source
        }
    }

    /// Returns the tokens of chosen candidates, in the order in which a run with ``sources`` reads them: projects come last.
    private mutating func tokens(of chosen: [Int]) -> LoadedTokens {
        let files = sources.flatMap { folders.files(of: $0.path.value) }
        let order = Dictionary(zip(files, files.indices)) { first, _ in first }
        let readings = chosen.flatMap { candidates[$0].readings }.map { reading in
            (reading, reading.paths.compactMap { order[$0] }.min() ?? 0)
        }
        return LoadedTokens(
            readings.sorted { ($0.0.project == nil ? 0 : 1, $0.1) < ($1.0.project == nil ? 0 : 1, $1.1) }.map(\.0))
    }

    /// Adds the sources with files that are left out; files of one folder are one alternative.
    private mutating func addAlternatives(_ choice: StarterChoice) {
        let groups = Dictionary(grouping: choice.leftOut) { alternative in
            let path = candidates[alternative.candidate].paths[0]
            return StarterCandidate.place(of: path, beside: candidates[alternative.rival].path(mostLike: path))
        }
        for (place, members) in groups.sorted(by: { $0.key < $1.key }) {
            let replaced = Set(members.map(\.rival))
            let kept = choice.chosen.filter { index in
                !replaced.contains(index)
                    && !members.contains { choice.depends(index, on: $0.rival, not: $0.candidate) }
            }
            // They can also be alternatives of each other.
            let others = StarterChoice(members.map { candidates[$0.candidate] }).chosen.map { members[$0].candidate }
            // A small part of the chosen files is not an alternative, because most tokens would be missing.
            let size = others.reduce(0) { $0 + candidates[$1].size }
            if size * 2 < replaced.reduce(0, { $0 + candidates[$1].tokens.count }) { continue }
            let other = candidates[others[0]].paths[0]
            let rival = StarterCandidate.place(of: candidates[members[0].rival].path(mostLike: other), beside: other)
            alternatives.append(
                Alternative(place: place, chosen: rival, sources: sources(of: (kept + others).sorted())))
        }
    }
}
