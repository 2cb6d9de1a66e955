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
    /// The configured collection and mode of a file.
    var stated: StatedMode?
    /// The groups that are configured as modes, or `nil` without configuration.
    var modeGroups: [String]?
    /// The group in the file, for a unit that is a group.
    var group: TokenGroup?

    /// Returns a unit for a group, still with all tokens of its file.
    func unit(of group: TokenGroup) -> ModeUnit {
        var unit = self
        unit.kind = .group
        unit.group = group
        unit.stated = nil
        return unit
    }

    var source: JSONDocument { sources[group?.document ?? 0] }

    var tokens: [Token] { collection.modes[0].tokens }

    /// Whether groups in it can be modes, because nothing else defines modes.
    var mayBeSplit: Bool {
        if collection.modes.count > 1 || !collection.axes.isEmpty { return false }
        return modeGroups.map { !$0.isEmpty } ?? (stated == nil)
    }

    /// The name of the mode, or the end of the file's name by default.
    var mode: String { modeName ?? FileName(source.path).mode }

    /// The configured or exported name of the mode.
    private var modeName: String? { stated?.mode ?? collection.modes[0].name }

    /// Whether it is a file without a configured collection.
    var isOpen: Bool { kind == .file && stated?.collection == nil }

    /// The name for messages.
    var path: String { group.map { "\(source.path): \($0.path)" } ?? source.path }

    var location: SourceLocation { source.location(of: group?.nameNode ?? source.root) }

    /// Whether the mode has a name from its reader, the configuration, or a file name such as
    /// `Colors.Light.tokens.json`.
    var hasModeName: Bool {
        modeName != nil || FileName(source.path).collection(of: mode) != nil
    }

    /// Whether Figma's ids identify its tokens, judging by the first one.
    var hasVariableIDs: Bool {
        tokens.first.map { sources[$0.document].variableId(ofTokenNamed: $0.nameNode) != nil } ?? false
    }

    /// The paths of all tokens, including unreadable ones, which also identify the file.
    var paths: Set<String> { Set(tokens.lazy.map(\.path)) }
}

extension ModeInference.Unit {
    /// - Parameters:
    ///   - unit: The unit.
    ///   - canBeAlike: Whether there are other files, so that tokens can join it to one.
    init(_ unit: ModeUnit, canBeAlike: Bool) {
        name = unit.source.path
        paths = canBeAlike && unit.isOpen && !unit.hasVariableIDs ? unit.paths : []
        exported = unit.collection.modes[0].name
        stated = unit.stated
    }
}
