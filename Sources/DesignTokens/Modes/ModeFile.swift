import LocatedJSON

/// A file that holds one mode of a collection.
struct ModeFile {
    var source: JSONDocument
    /// What its reader made of it: one mode.
    var collection: ReadCollection
    /// Tokens that are there and could not be read.
    var brokenPaths: Set<String>

    var tokens: [Token] { collection.modes[0].tokens }

    /// The mode whose values the file holds; the end of the file's name where nothing else tells it.
    var mode: String { collection.modes[0].name ?? nameParts.mode }

    /// The collection, where something tells it: the configuration, or a file name such as `Colors.Light.tokens.json`.
    var collectionName: String? { collection.name ?? nameParts.collection }

    /// The paths of all tokens of the file, those included that cannot be read: one bad value makes no other file of it.
    var statedPaths: Set<String> { brokenPaths.union(tokens.lazy.map(\.path)) }

    /// The file's name taken apart. A name that has a mode's name in its middle is `COLLECTION.MODE`.
    private var nameParts: (collection: String?, mode: String) {
        var name = source.path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        for ending in [".json", ".tokens"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        if let modeName = collection.modes[0].name {
            guard name.hasSuffix("." + modeName) else { return (nil, modeName) }
            return (String(name.dropLast(modeName.count + 1)), modeName)
        }
        guard let stop = name.lastIndex(of: "."), stop != name.startIndex else { return (nil, name) }
        return (String(name[..<stop]), String(name[name.index(after: stop)...]))
    }
}
