/// A set of variables that share modes. Figma exports a file for each mode of a collection; any other file is a
/// collection of its own, with one mode.
package struct TokenCollection: Sendable, Hashable {
    /// The name, where the configuration or the file's name tells it: no export holds it.
    package var name: String?
    /// The modes, the default one first.
    package var modes: [TokenMode]
}

/// One mode of a collection: Light, Dark, Desktop…
package struct TokenMode: Sendable, Hashable {
    /// The mode's name.
    package var name: String
    /// The file that holds the values, an index into the graph's sources.
    package var source: Int
    /// What the mode is a choice of, where a resolver document or themes say so: the context of each axis, by its name.
    package var contexts: [String: String] = [:]
}

extension TokenDocument {
    /// The mode whose values the file holds; the end of the file's name where nothing else tells it.
    var mode: String { modeName ?? nameParts.mode }

    /// The collection, where something tells it: the configuration, or a file name such as `Colors.Light.tokens.json`.
    var collectionName: String? { collection ?? nameParts.collection }

    /// The file's name taken apart. A name that has a mode's name in its middle is `COLLECTION.MODE`.
    private var nameParts: (collection: String?, mode: String) {
        var name = source.path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        for ending in [".json", ".tokens"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        if let modeName {
            guard name.hasSuffix("." + modeName) else { return (nil, modeName) }
            return (String(name.dropLast(modeName.count + 1)), modeName)
        }
        guard let stop = name.lastIndex(of: "."), stop != name.startIndex else { return (nil, name) }
        return (String(name[..<stop]), String(name[name.index(after: stop)...]))
    }
}
