import LocatedJSON

/// What the configuration says a file holds: the values of a collection in one of its modes.
package struct StatedMode: Sendable, Hashable {
    /// The collection; files without one are one together.
    package var collection: String?
    /// The mode; `nil` where the names of the collection's files are to tell it.
    package var mode: String?

    /// - Returns: `nil` where neither is stated.
    package init?(collection: String?, mode: String?) {
        if collection == nil, mode == nil { return nil }
        self.collection = collection
        self.mode = mode
    }
}

/// The files, of those that are read together, of which the configuration says what they hold.
struct StatedModes {
    struct Collection {
        var name: String?
        /// The modes with their files, the default one first.
        var modes: [(name: String, files: [Int])] = []
    }

    /// In the order of their first files.
    private(set) var collections: [Collection] = []
    /// All of their files.
    private(set) var files: Set<Int> = []

    init(_ stated: [String: StatedMode], of sources: [JSONDocument]) {
        var places: [String?: Int] = [:]
        var members: [[(file: Int, mode: String?)]] = []
        for (file, source) in sources.enumerated() {
            guard let mode = stated[source.path] else { continue }
            files.insert(file)
            let place = places[mode.collection] ?? members.count
            if place == members.count {
                places[mode.collection] = place
                members.append([])
                collections.append(Collection(name: mode.collection))
            }
            members[place].append((file, mode.mode))
        }
        for (place, members) in members.enumerated() {
            let names = FileModeNames.names(of: members.map { sources[$0.file].path })
            collections[place].modes = Self.modes(zip(members, names).map { ($0.file, $0.mode ?? $1) })
        }
    }

    private static func modes(_ files: [(file: Int, mode: String)]) -> [(name: String, files: [Int])] {
        let byMode = Dictionary(grouping: files, by: \.mode).mapValues { $0.map(\.file) }
        var seen: Set<String> = []
        let names = files.map(\.mode).filter { seen.insert($0).inserted }
        return ModeWords.defaultFirst(names).map { (names[$0], byMode[names[$0]] ?? []) }
    }
}
