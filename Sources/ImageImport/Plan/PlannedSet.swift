/// An image set as the export wants it.
struct PlannedSet: Sendable, Hashable {
    /// The groups that it is in, outermost first.
    let folders: [String]
    let name: String
    /// One image for each slot.
    var images: [PlannedImage]
    /// Whether it is drawn in the tint color.
    let isTemplate: Bool

    /// Where it is, in names: `icons/tick`.
    var path: String { (folders + [name]).joined(separator: "/") }

    /// What sets have in common that a Mac's disk puts into one place.
    var key: String { path.lowercased() }
}

/// A file for a slot.
struct PlannedImage: Sendable, Hashable {
    let file: ExportedFile
    let variant: ImageVariant
    /// Whether the file's name says the scale; one that does not fits a slot for all scales, too.
    let statesScale: Bool
}
