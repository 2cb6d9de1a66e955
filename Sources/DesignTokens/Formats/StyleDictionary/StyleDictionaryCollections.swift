import Diagnostics
import LocatedJSON

/// Merges the files of a run in order: at each path, the last definition wins.
///
/// Trees that Style Dictionary builds one at a time become modes.
struct StyleDictionaryCollections {
    private(set) var diagnostics: [Diagnostic] = []

    private let reader: StyleDictionaryReader
    private let modes: ModeInference
    /// The statements of each file.
    private let statements: [Int: [Int]]
    private var repeated = RepeatedTokens()
    /// The statements that replace others.
    private var repeating: Set<Int> = []

    init(_ reader: StyleDictionaryReader, _ stated: [String: StatedMode]) {
        self.reader = reader
        let others = Set(reader.modeStatements.values.joined().map(\.statement))
            .subtracting(reader.modeStatements.keys)
        statements = Dictionary(grouping: reader.statements.indices.filter { !others.contains($0) }) {
            reader.statements[$0].source
        }
        var units = reader.sources.enumerated().map {
            ModeInference.Unit(name: $1.path, file: $0, stated: stated[$1.path])
        }
        for statement in reader.statements { units[statement.source].paths.insert(statement.path) }
        modes = ModeInference(units, .mergedFiles) { reader.sources[$0].location(of: reader.sources[$0].root) }
        diagnostics = modes.diagnostics
    }

    /// Returns the collections. `read` creates a mode with a name from statements.
    mutating func collections(_ read: (String?, [Int]) -> ReadMode) -> [ReadCollection] {
        let inModes = modes.paths(of: modes.collections.flatMap(\.modes).flatMap(\.units))
        let others = modes.others.flatMap { statements[$0] ?? [] }
        let alone = merged(others.filter { !inModes.contains(reader.statements[$0].path) })
        var collections = [ReadCollection(modes: [read(nil, alone.filter { reader.modeStatements[$0] == nil })])]
        collections += stated(by: alone.filter { reader.modeStatements[$0] != nil }, read)
        for collection in modes.collections {
            diagnostics += [collection.note].compactMap(\.self)
            let statements = statements(of: collection.modes)
            reportOtherValues(of: statements)
            let modes = zip(collection.modes, statements).map { read($0.name, $1) }
            let axis = ModeAxis(
                name: collection.name, contexts: modes.compactMap(\.name),
                isOfFiles: collection.evidence != .configuration)
            collections.append(
                ReadCollection(
                    name: collection.name, axes: modes.count > 1 ? [axis] : [], modes: modes,
                    evidence: collection.evidence))
        }
        diagnostics += repeated.diagnostics(
            of: "files", because: "it comes later",
            advice:
                "Style Dictionary merges files in order; to use the other definition, list its file later in \"sources\"",
            in: reader.sources)
        return collections
    }

    /// Returns the collections of tokens that define modes themselves.
    private mutating func stated(by tokens: [Int], _ read: (String?, [Int]) -> ReadMode) -> [ReadCollection] {
        let modes = tokens.map { reader.modeStatements[$0] ?? [] }
        return modes.map { $0.map(\.mode) }.joinedLists.map { names, members in
            let limited = ModeLimit.limited(
                names.defaultFirst(by: \.self), named: \.self, of: "the tokens", tokens: members.count,
                at: { _ in location(of: tokens[members[0]]) })
            diagnostics += limited.reports
            return ReadCollection(
                axes: limited.modes.count > 1 ? [ModeAxis(contexts: limited.modes, isOfFiles: true)] : [],
                modes: limited.modes.map { name in
                    read(name, members.map { modes[$0].first { $0.mode == name }?.statement ?? tokens[$0] })
                }, evidence: .format)
        }
    }

    private func location(of statement: Int) -> SourceLocation {
        let statement = reader.statements[statement]
        return reader.sources[statement.source].location(of: statement.nameNode)
    }

    /// Reports values for other modes of tokens whose files are modes already.
    private mutating func reportOtherValues(of modes: [[Int]]) {
        let others = Set(modes.joined()).compactMap { reader.modeStatements[$0]?.dropFirst().first }
        guard let first = others.min(by: { $0.statement < $1.statement }) else { return }
        let statement = reader.statements[first.statement]
        let isOne = others.count == 1
        let more = isOne ? "" : " and \(Wording.count(others.count - 1, "other token"))"
        let values = "\(first.mode) \(isOne ? "value" : "values")"
        diagnostics.add(
            .warning, .unusedMode,
            "the \(values) of '\(statement.path)'\(more) \(isOne ? "is" : "are") ignored, because "
                + "the modes of \(isOne ? "this token" : "these tokens") are separate files",
            at: reader.sources[statement.source].location(of: statement.valueNode),
            advice: "move the \(values) to a separate file, as another mode", loss: .detail)
    }

    /// Returns the statements of each mode by file. Definitions in other files of the run fill gaps: a dark file may
    /// define tokens of several files. In the dark mode, a file after the light one does not fill gaps of its tokens: it
    /// changes them for another purpose, such as for large text.
    private mutating func statements(of modes: [ModeInference.Mode]) -> [[Int]] {
        let paths = self.modes.paths(of: modes.flatMap(\.units))
        let others = self.modes.others.flatMap { self.statements[$0] ?? [] }
            .filter { paths.contains(reader.statements[$0].path) }
        let light = modes.filter { !ModeWords.isDark($0.name) }
        let base = base(of: light, among: others)
        let lightPaths = light.map { self.modes.paths(of: $0.units) }
        let isNeeded = { [statements = reader.statements] (number: Int) in
            base.contains(number) || lightPaths.contains { !$0.contains(statements[number].path) }
        }
        let needed = others.filter(isNeeded)
        let (common, commonInDark) = (merged(needed), merged(needed.filter(base.contains)))
        let statements = modes.map { mode in
            let own = merged(mode.units.flatMap { self.statements[$0] ?? [] })
            let stated = self.modes.paths(of: mode.units)
            let gaps = ModeWords.isDark(mode.name) ? commonInDark : common
            return own + gaps.filter { !stated.contains(reader.statements[$0].path) }
        }
        reportUnused(common + others.filter { !isNeeded($0) }, in: statements)
        return statements
    }

    /// Returns the statements that precede those of some modes about the same tokens, if there are any.
    private func base(of modes: [ModeInference.Mode], among others: [Int]) -> Set<Int> {
        var files: [String: Int] = [:]
        for unit in modes.flatMap(\.units) {
            for path in self.modes.paths(of: [unit]) { files[path] = min(files[path] ?? unit, unit) }
        }
        return Set(
            others.filter { number in
                let statement = reader.statements[number]
                return files[statement.path].map { statement.source < $0 } ?? true
            })
    }

    /// Merges statements, in the order in which their paths are first defined.
    private mutating func merged(_ numbers: [Int]) -> [Int] {
        var order: [Int] = []
        var places: [String: Int] = [:]
        for number in numbers {
            let statement = reader.statements[number]
            guard let place = places[statement.path] else {
                places[statement.path] = order.count
                order.append(number)
                continue
            }
            let earlier = reader.statements[order[place]]
            if earlier.source != statement.source, repeating.insert(number).inserted {
                repeated.add(statement, over: earlier)
            }
            order[place] = number
        }
        return order
    }

    /// Reports statements that no mode uses.
    private mutating func reportUnused(_ common: [Int], in modes: [[Int]]) {
        let used = Set(modes.joined())
        let first = Dictionary(uniqueKeysWithValues: modes[0].map { (reader.statements[$0].path, $0) })
        var repeated = RepeatedTokens()
        for number in common where !used.contains(number) {
            let statement = reader.statements[number]
            guard let counting = first[statement.path] else { continue }
            repeated.add(reader.statements[counting], over: statement)
        }
        diagnostics += repeated.diagnostics(
            of: "files", because: "it belongs to a mode",
            advice: "to use the other definition, remove the folders of modes that this app does not need from "
                + "\"sources\"",
            in: reader.sources)
    }
}
