import Diagnostics
import LocatedJSON

/// Tells which files are modes of one collection.
///
/// Files are, when the configuration gives them one collection, when they share variables (Figma's ids are those of the
/// variable, whatever the mode, and no two collections share one), or, where there are no ids, when they hold exactly
/// the same tokens.
struct CollectionGrouping {
    struct Group {
        /// The collection's name, if anything tells it.
        var name: String?
        /// The files, one for each mode.
        var files: [Int]
        /// Tokens of other files that dark ones of these state again.
        var overlaid: [OverlaidToken] = []
    }

    /// The collections, in the order of their first files.
    var collections: [Group] = []
    /// Files that are the same mode twice, and groupings that were inferred.
    private(set) var diagnostics: [Diagnostic] = []

    /// The files, each with the mode that it is in its collection.
    var files: [ModeFile]
    /// For each file an earlier one of its collection, or itself: a forest whose roots are the collections' first files.
    private var leaders: [Int]
    /// The first files of collections that are told by their tokens alone.
    private var twins: Set<Int> = []

    init(_ files: [ModeFile]) {
        self.files = files
        leaders = Array(files.indices)
        if files.count > 1 {
            joinByConfiguration()
            joinByVariables()
            joinByPaths()
            joinDarkFiles()
        }
        let members = Dictionary(grouping: files.indices) { leader(of: $0) }
        for leader in files.indices { if let members = members[leader] { addCollection(members) } }
        takeOverlaidTokens()
        for collection in collections where collection.files.count > 1 && twins.contains(collection.files[0]) {
            reportInferred(collection)
        }
    }

    private mutating func addCollection(_ members: [Int]) {
        nameByFiles(members)
        var chosen: [Int] = []
        var fileOfMode: [String: Int] = [:]
        for file in members {
            let mode = files[file].mode
            if let other = fileOfMode[mode] {
                reportTwice(file, other)
            } else {
                fileOfMode[mode] = file
                chosen.append(file)
            }
        }
        let name = members.compactMap { files[$0].collectionName }.first
        collections.append(Group(name: name, files: withinLimit(chosen, name)))
    }

    /// The files of a collection without those of modes beyond the limit, which are reported.
    private mutating func withinLimit(_ chosen: [Int], _ name: String?) -> [Int] {
        guard chosen.count > ModeAxes.modeLimit else { return chosen }
        let tokens = chosen.reduce(into: Set()) { $0.formUnion(files[$1].statedPaths) }
        let limit = ModeLimit.count(tokens: tokens.count)
        guard chosen.count > limit else { return chosen }
        diagnostics.append(
            ModeLimit.excess(
                chosen.map { files[$0].mode }, limit: limit,
                of: name.map { "the collection \"\($0)\"" } ?? "a collection of files", at: location(of: chosen[limit]))
        )
        return Array(chosen.prefix(limit))
    }

    /// Figma calls the only mode of a collection "Mode 1": where files of one collection say so all the same, their own names
    /// tell the modes apart. So do the names of files or folders of which one says that it is dark.
    private mutating func nameByFiles(_ members: [Int]) {
        let exported = Dictionary(grouping: members.filter { !files[$0].isModeStated }) { files[$0].mode }
        for (mode, same) in exported where same.count > 1 {
            let choices = [same.map { files[$0].modeOfName }, same.map { files[$0].folder }]
            let names = choices.enumerated().first { position, names in
                let isTold = names.contains(where: ModeWords.isDark) || (position == 0 && ModeWords.isUnnamed(mode))
                return isTold && Set(names).count == same.count
            }
            for (file, name) in zip(same, names?.element ?? []) { files[file].collection.modes[0].name = name }
        }
    }

    private mutating func join(_ file: Int, to other: Int) {
        let (one, two) = (leader(of: file), leader(of: other))
        leaders[max(one, two)] = min(one, two)
    }

    private func leader(of file: Int) -> Int {
        var file = file
        while leaders[file] != file { file = leaders[file] }
        return file
    }

    private mutating func joinByConfiguration() {
        var first: [String: Int] = [:]
        for (index, file) in files.enumerated() {
            guard let collection = file.collection.name else { continue }
            if let other = first[collection] { join(index, to: other) } else { first[collection] = index }
        }
    }

    private mutating func joinByVariables() {
        let shared = sharedPaths()
        guard !shared.isEmpty else { return }
        var owners: [String: Int] = [:]
        for (index, file) in files.enumerated() where file.collection.name == nil {
            for token in file.tokens where shared.contains(token.path) {
                guard let id = file.source.variableId(of: token) else { continue }
                if let owner = owners[id] { join(index, to: owner) } else { owners[id] = index }
            }
        }
    }

    /// The paths of tokens that stand in two files. Only these can be modes of one variable, so of the others no id is
    /// read: that costs more than all else here.
    private func sharedPaths() -> Set<String> {
        var seen: Set<String> = []
        var shared: Set<String> = []
        seen.reserveCapacity(files.reduce(0) { $0 + $1.tokens.count })
        for token in files.lazy.filter({ $0.collection.name == nil }).flatMap(\.tokens) {
            if !seen.insert(token.path).inserted { shared.insert(token.path) }
        }
        return shared
    }

    /// Joins files without ids that state the same tokens: of two collections, tokens that stand twice are an error.
    private mutating func joinByPaths() {
        var first: [Int: [Int]] = [:]
        for (index, file) in files.enumerated() where isAlone(index) && !file.tokens.isEmpty {
            let paths = file.statedPaths
            let twin = first[paths.hashValue]?.first { files[$0].statedPaths == paths }
            guard let twin else {
                first[paths.hashValue, default: []].append(index)
                continue
            }
            join(index, to: twin)
            twins.insert(twin)
        }
    }

    /// Joins files that say they are dark to those that state the same tokens but for a few: an export of one mode may lag
    /// behind the other, and what it lacks is reported. One that states tokens of several files is joined to that which it
    /// shares most with.
    private mutating func joinDarkFiles() {
        let alone = files.indices.filter { isAlone($0) && !twins.contains($0) && !files[$0].tokens.isEmpty }
        let (dark, others) = (alone.filter(isDark), alone.filter { !isDark($0) })
        guard !dark.isEmpty, !others.isEmpty else { return }
        var light = SharedPaths(others.map { ($0, files[$0].statedPaths) }, fileCount: files.count)
        for file in dark {
            let own = files[file].statedPaths
            let (best, known) = light.counts(of: own)
            guard let best,
                // Four fifths of the smaller one, or of the dark one in all.
                best.count * 5 >= min(own.count, light.sizes[best.file]) * 4 || known * 5 >= own.count * 4
            else { continue }
            join(file, to: best.file)
            twins.insert(min(file, best.file))
        }
    }

    func isDark(_ file: Int) -> Bool {
        ModeWords.isDark(files[file].modeOfName) || ModeWords.isDark(files[file].folder)
    }

    func isAlone(_ file: Int) -> Bool {
        guard files[file].collection.name == nil, leader(of: file) == file else { return false }
        return files[file].tokens.first.map { files[file].source.variableId(of: $0) == nil } ?? false
    }

    private mutating func reportInferred(_ collection: Group) {
        let list = collection.files.map { "\(files[$0].source.path) (\(files[$0].mode))" }.joined(separator: ", ")
        let overlaid = Dictionary(grouping: collection.overlaid, by: \.file).sorted { $0.key < $1.key }
        let notes = overlaid.map { file, tokens in
            Diagnostic.Note(
                "\(Wording.count(tokens.count, "token")) of this file belong\(tokens.count == 1 ? "s" : "") to them: a dark "
                    + "one states \(tokens.count == 1 ? "it" : "them") again", at: location(of: file))
        }
        diagnostics.append(
            Diagnostic(
                .note, .inferredModes, "these files hold the same tokens, and are taken for modes: \(list)",
                at: location(of: collection.files[0]), notes: notes))
    }

    private mutating func reportTwice(_ file: Int, _ other: Int) {
        diagnostics.append(
            Diagnostic(
                .error, .duplicateMode, "the mode \"\(files[file].mode)\" of one collection is in two files",
                at: location(of: file), notes: [Diagnostic.Note("the other one is here", at: location(of: other))],
                advice: "remove one of the two from \"sources\", or state their \"mode\" there"))
    }

    private func location(of file: Int) -> SourceLocation {
        files[file].source.location(of: files[file].source.root)
    }
}

/// A file that holds one mode of a collection.
struct ModeFile {
    var source: JSONDocument
    /// What its reader made of it: one mode.
    var collection: ReadCollection

    var tokens: [Token] { collection.modes[0].tokens }

    /// The mode whose values the file holds; the end of the file's name where nothing else tells it.
    var mode: String { collection.modes[0].name ?? nameParts.mode }

    /// Whether the configuration says which mode the file holds.
    var isModeStated: Bool { collection.modes[0].isNameStated }

    /// The mode that the name of the file tells.
    var modeOfName: String {
        var file = self
        file.collection.modes[0].name = nil
        return file.nameParts.mode
    }

    /// The name of the folder that the file lies in.
    var folder: String { source.path.split(separator: "/").dropLast().last.map { String($0) } ?? "" }

    /// The collection, where something tells it: the configuration, or a file name such as `Colors.Light.tokens.json`.
    var collectionName: String? { collection.name ?? nameParts.collection }

    /// Whether anything says which mode the file holds: its reader, the configuration, or a name such as
    /// `Colors.Light.tokens.json`.
    var tellsMode: Bool { collection.modes[0].name != nil || nameParts.collection != nil }

    /// The paths of all tokens of the file, those included that cannot be read: one bad value makes no other file of it.
    var statedPaths: Set<String> { Set(tokens.lazy.map(\.path)) }

    /// The file's name taken apart. A name that has a mode's name in its middle is `COLLECTION.MODE`.
    private var nameParts: (collection: String?, mode: String) {
        var name = source.path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        for ending in [".json", ".jsonc", ".tokens"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        if let modeName = collection.modes[0].name {
            guard name.hasSuffix("." + modeName) else { return (nil, modeName) }
            return (String(name.dropLast(modeName.count + 1)), modeName)
        }
        guard let stop = name.lastIndex(of: "."), stop != name.startIndex else { return (nil, name) }
        return (String(name[..<stop]), String(name[name.index(after: stop)...]))
    }
}
