extension TokenGraph {
    /// The files of each collection, as indices into the sources. Collections that share a file, because some of its
    /// groups are modes, are listed together.
    package var filesByCollection: [[Int]] {
        var sets = DisjointSets(count: sources.count)
        for modes in collections.lazy.map(\.modes) {
            for mode in modes.dropFirst() { sets.join(mode.source, modes[0].source) }
        }
        for (source, other) in replacedSources { sets.join(source, other) }
        let replaced = Set(replacedSources.map(\.source))
        let used = Set(collections.lazy.flatMap(\.modes).map(\.source))
        let order = collections.lazy.flatMap(\.modes).map(\.source).places
        // A file whose tokens others replace defines all of them.
        let place = { (file: Int) in (replaced.contains(file) ? 0 : 1, order[file] ?? 0) }
        return sets.members.map { files in
            files.filter(used.contains).sorted { place($0) < place($1) }
        }.filter { !$0.isEmpty }
    }

    /// The mode in each file, by path, if its collection has other modes and the file has only this one.
    package var modesByFile: [String: String] {
        var modes: [String: Set<String>] = [:]
        for mode in collections.lazy.filter({ $0.modes.count > 1 }).flatMap(\.modes) {
            modes[sources[mode.source].path, default: []].insert(mode.name)
        }
        return modes.compactMapValues { $0.count == 1 ? $0.first : nil }
    }
}
