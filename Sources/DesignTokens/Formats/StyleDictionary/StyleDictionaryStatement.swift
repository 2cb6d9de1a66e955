import LocatedJSON

/// A token as a file states it.
struct StyleDictionaryStatement: Sendable {
    var name: String
    var path: String
    /// The group, an index into the groups of the reading.
    var group: Int
    /// The file, an index into the files of the reading.
    var source: Int
    var type: StyleDictionaryType
    var nameNode: JSONNode
    var valueNode: JSONNode
    var description: String?
    var deprecation: Deprecation?
    /// The token around it, whose value hides it.
    var hidingPath: String?
}
