import Diagnostics
import LocatedJSON

/// Lays the files of a run over each other: what a later one states at a path takes the place of what an earlier one does.
/// Files of which the configuration says so are modes instead, and those that state exactly the same tokens, which no other
/// file does: Style Dictionary builds such trees one at a time.
struct StyleDictionaryCollections {
    private(set) var diagnostics: [Diagnostic] = []

    private let reader: StyleDictionaryReader
    private let stated: StatedModes
    /// The paths that each file states; none of those whose mode the configuration says.
    private let paths: [Set<String>]

    init(_ reader: StyleDictionaryReader, _ stated: StatedModes) {
        self.reader = reader
        self.stated = stated
        var paths: [Set<String>] = reader.sources.map { _ in [] }
        for statement in reader.statements where !stated.files.contains(statement.source) {
            paths[statement.source].insert(statement.path)
        }
        self.paths = paths
    }

    /// The collections; `tokens` makes tokens of statements.
    mutating func collections(_ tokens: ([Int]) -> [Token]) -> [ReadCollection] {
        let twins = twins()
        let alone = Set(reader.sources.indices).subtracting(twins.joined()).subtracting(stated.files)
        var collections = [ReadCollection(modes: [mode(tokens(merged(alone)))])]
        for collection in stated.collections {
            let modes = collection.modes.map { mode(tokens(merged(Set($0.files))), name: $0.name) }
            let axis = ModeAxis(name: collection.name, contexts: collection.modes.map(\.name))
            collections.append(
                ReadCollection(name: collection.name, axes: modes.count > 1 ? [axis] : [], modes: modes))
        }
        for files in twins {
            let names = FileModeNames.names(of: files.map { reader.sources[$0].path })
            reportModes(files, names)
            let first = ModeWords.usualMode(of: names) ?? 0
            let order = [first] + files.indices.filter { $0 != first }
            let modes = order.map { mode(tokens(merged([files[$0]])), name: names[$0]) }
            let axis = ModeAxis(name: nil, contexts: order.map { names[$0] })
            collections.append(ReadCollection(axes: [axis], modes: modes))
        }
        return collections
    }

    private func mode(_ tokens: [Token], name: String? = nil) -> ReadMode {
        ReadMode(name: name, tokens: tokens, groups: reader.groups)
    }

    /// The files that state the same tokens, in their order.
    private func twins() -> [[Int]] {
        var owners: [String: Int] = [:]
        for path in paths.joined() { owners[path, default: 0] += 1 }
        var twins: [Set<String>: [Int]] = [:]
        for (file, paths) in paths.enumerated() where !paths.isEmpty { twins[paths, default: []].append(file) }
        let exact = twins.filter { paths, files in files.count > 1 && paths.allSatisfy { owners[$0] == files.count } }
        return (exact.values + darkTwins(beside: Set(exact.values.joined()), owners)).sorted { $0[0] < $1[0] }
    }

    /// The files that say they are dark, each with the one that states the same tokens but for a few, where no other file
    /// states any of these.
    private func darkTwins(beside known: Set<Int>, _ owners: [String: Int]) -> [[Int]] {
        let files = paths.indices.filter { !known.contains($0) && !paths[$0].isEmpty }
        let dark = files.filter { ModeWords.isDark(reader.sources[$0].path) }
        return dark.compactMap { file in
            let twin = files.first { other in
                let shared = paths[file].intersection(paths[other])
                return !dark.contains(other) && shared.count * 5 >= min(paths[file].count, paths[other].count) * 4
                    && paths[file].union(paths[other]).allSatisfy { (owners[$0] ?? 0) <= (shared.contains($0) ? 2 : 1) }
            }
            return twin.map { [$0, file].sorted() }
        }
    }

    /// The statements that count, in the order in which their paths are stated first.
    private mutating func merged(_ files: Set<Int>) -> [Int] {
        var order: [Int] = []
        var places: [String: Int] = [:]
        var repeated = RepeatedTokens()
        for (number, statement) in reader.statements.enumerated() where files.contains(statement.source) {
            guard let place = places[statement.path] else {
                places[statement.path] = order.count
                order.append(number)
                continue
            }
            let earlier = reader.statements[order[place]]
            if earlier.source != statement.source { repeated.add(statement.place, over: earlier.place) }
            order[place] = number
        }
        diagnostics += repeated.diagnostics(
            of: "files",
            advice: "Style Dictionary merges files in their order; to have the other one, name it later in \"sources\"",
            in: reader.sources)
        return order
    }

    private mutating func reportModes(_ files: [Int], _ names: [String]) {
        let list = zip(files, names).map { "\(reader.sources[$0].path) (\($1))" }.joined(separator: ", ")
        let source = reader.sources[files[0]]
        diagnostics.append(
            Diagnostic(
                .note, .inferredModes, "these files hold the same tokens, and are taken for modes: \(list)",
                at: source.location(of: source.root)))
    }
}

extension StyleDictionaryStatement {
    fileprivate var place: RepeatedTokens.Place {
        RepeatedTokens.Place(path: path, owner: source, source: source, nameNode: nameNode)
    }
}
