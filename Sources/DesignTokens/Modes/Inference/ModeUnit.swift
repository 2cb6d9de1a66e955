import Diagnostics
import LocatedJSON

/// A part of a reading that may be a mode of a collection.
struct ModeUnit {
    enum Kind {
        /// A file with one mode.
        case file
        case group
        /// A collection of a format with its own modes.
        case collection
    }

    var kind: Kind
    /// The index of the reading in the run, and its files.
    var reading: Int
    var sources: [JSONDocument]
    /// The tokens of the unit: one mode, unless it is a whole collection.
    var collection: ReadCollection
    /// The groups that are configured as modes, or `nil` without configuration.
    var modeGroups: [String]?
    /// The group in the file, for a unit that is a group.
    var group: TokenGroup?

    /// Returns a unit for a group, still with all tokens of its file.
    func unit(of group: TokenGroup) -> ModeUnit {
        var unit = self
        unit.kind = .group
        unit.group = group
        unit.collection = ReadCollection(modes: collection.modes)
        return unit
    }

    var source: JSONDocument { sources[group?.document ?? 0] }

    var tokens: [Token] { collection.modes[0].tokens }

    /// Whether groups in it can be modes, because nothing else defines modes.
    var mayBeSplit: Bool {
        if collection.modes.count > 1 || !collection.axes.isEmpty { return false }
        // A file's collection has a name only if it is configured; a project's name is its path.
        return modeGroups.map { !$0.isEmpty } ?? (!isModeStated && (kind == .collection || collection.name == nil))
    }

    /// The name of the mode, or the end of the file's name by default.
    var mode: String { collection.modes[0].name ?? nameParts.mode }

    /// Whether the mode is configured.
    var isModeStated: Bool { collection.modes[0].isNameStated }

    /// The mode in the name of the file.
    var modeOfName: String { namePartsOfFile.mode }

    /// The name of the file, without its endings.
    var wholeName: String {
        [namePartsOfFile.collection, namePartsOfFile.mode].compactMap(\.self).joined(separator: "-")
    }

    /// The name of the file's folder.
    var folder: String { source.path.split(separator: "/").dropLast().last.map { String($0) } ?? "" }

    /// The name for messages.
    var path: String { group.map { "\(source.path): \($0.path)" } ?? source.path }

    var location: SourceLocation { source.location(of: group?.nameNode ?? source.root) }

    /// The collection named by the configuration, by the group around the unit, or by a file name such as
    /// `Colors.Light.tokens.json`.
    var collectionName: String? {
        collection.name ?? (kind == .group ? group?.names.dropLast().last : nameParts.collection)
    }

    /// Whether the mode has a name from its reader, the configuration, or a file name such as
    /// `Colors.Light.tokens.json`.
    var hasModeName: Bool { collection.modes[0].name != nil || nameParts.collection != nil }

    /// Whether Figma's ids identify its tokens, judging by the first one.
    var hasVariableIDs: Bool { tokens.first.map { sources[$0.document].variableId(of: $0) != nil } ?? false }

    /// The paths of all tokens, including unreadable ones, which also identify the file.
    var paths: Set<String> { Set(tokens.lazy.map(\.path)) }

    /// The parts of the file's name, whatever name the mode has.
    private var namePartsOfFile: (collection: String?, mode: String) {
        var file = self
        file.collection.modes[0].name = nil
        return file.nameParts
    }

    /// The parts of the file's name. A name with the name of a mode in its middle is `COLLECTION.MODE`.
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
