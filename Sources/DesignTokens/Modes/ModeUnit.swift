import Diagnostics
import LocatedJSON

/// What defines tokens and may be a mode of a collection.
struct ModeUnit {
    enum Kind {
        /// A file with one mode.
        case file
        /// A group in a file.
        case group
        /// A collection of a format that defines modes by other means.
        case collection
    }

    var kind: Kind
    /// The reading, as an index into those of the run, and its files.
    var reading: Int
    var sources: [JSONDocument]
    /// What is read of it: one mode, unless it is a whole collection.
    var collection: ReadCollection
    /// The groups that the configuration makes modes; `nil` where it does not say.
    var modeGroups: [String]?
    /// The group in its file.
    var group: TokenGroup?

    /// A group as a unit, still with all tokens of its file.
    func unit(of group: TokenGroup) -> ModeUnit {
        var unit = self
        unit.kind = .group
        unit.group = group
        unit.collection = ReadCollection(modes: collection.modes)
        return unit
    }

    var source: JSONDocument { sources[group?.document ?? 0] }

    var tokens: [Token] { collection.modes[0].tokens }

    /// Whether groups in it can be modes: nothing else defines any.
    var mayBeSplit: Bool {
        if collection.modes.count > 1 || !collection.axes.isEmpty { return false }
        // The name of a file's collection is stated; a project's is its path.
        return modeGroups.map { !$0.isEmpty } ?? (!isModeStated && (kind == .collection || collection.name == nil))
    }

    /// The mode whose values it holds; the end of the file's name where nothing else names it.
    var mode: String { collection.modes[0].name ?? nameParts.mode }

    /// Whether the configuration names the mode.
    var isModeStated: Bool { collection.modes[0].isNameStated }

    /// The mode that the name of the file names.
    var modeOfName: String {
        var file = self
        file.collection.modes[0].name = nil
        return file.nameParts.mode
    }

    /// The name of the folder that the file is in.
    var folder: String { source.path.split(separator: "/").dropLast().last.map { String($0) } ?? "" }

    /// What it is called in messages.
    var path: String { group.map { "\(source.path): \($0.path)" } ?? source.path }

    /// Where it begins.
    var location: SourceLocation { source.location(of: group?.nameNode ?? source.root) }

    /// The collection, where the configuration, the group around it or a file name such as `Colors.Light.tokens.json` names it.
    var collectionName: String? {
        collection.name ?? (kind == .group ? group?.names.dropLast().last : nameParts.collection)
    }

    /// Whether anything names the mode: its reader, the configuration, or a name such as `Colors.Light.tokens.json`.
    var tellsMode: Bool { collection.modes[0].name != nil || nameParts.collection != nil }

    /// Whether Figma's ids identify its tokens, as far as the first one shows.
    var hasVariableIDs: Bool { tokens.first.map { sources[$0.document].variableId(of: $0) != nil } ?? false }

    /// The paths of all tokens, unreadable ones included: a bad value makes no other file of it.
    var paths: Set<String> { Set(tokens.lazy.map(\.path)) }

    /// The file's name taken apart. A name that has a mode's name in its middle is `COLLECTION.MODE`.
    private var nameParts: (collection: String?, mode: String) {
        var name = source.path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        for ending in JSONDialect.endings + ["tokens"] where name.hasSuffix("." + ending) {
            name.removeLast(ending.count + 1)
        }
        if let modeName = collection.modes[0].name {
            guard name.hasSuffix("." + modeName) else { return (nil, modeName) }
            return (String(name.dropLast(modeName.count + 1)), modeName)
        }
        guard let stop = name.lastIndex(of: "."), stop != name.startIndex else { return (nil, name) }
        return (String(name[..<stop]), String(name[name.index(after: stop)...]))
    }
}
