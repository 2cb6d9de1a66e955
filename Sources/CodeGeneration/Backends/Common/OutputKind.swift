/// What the file of an output is.
enum OutputKind: Sendable, Hashable {
    /// A file by itself.
    case file
    /// A part of an asset catalog, in which others may have parts.
    case catalogEntry
    /// What holds for a whole catalog: whoever was there first says it.
    case catalogRoot
}
