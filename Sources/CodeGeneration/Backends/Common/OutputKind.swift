/// The role of an output's file.
enum OutputKind: Sendable, Hashable {
    /// A separate file.
    case file
    /// A part of an asset catalog that other outputs can add to.
    case catalogEntry
    /// The contents file of a whole catalog. The first output that writes it decides its contents.
    case catalogRoot
}
