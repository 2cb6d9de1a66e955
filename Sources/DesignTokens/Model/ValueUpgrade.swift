import LocatedJSON

/// A change that brings a file up to date with the format module 2025.10.
package struct ValueUpgrade: Sendable, Hashable {
    /// The file, an index into the files of the reading, or into the sources of the graph.
    package var source: Int
    /// The change.
    package var edit: JSONEdit
}
