import Diagnostics

/// An image set as the export wants it.
struct PlannedSet: Sendable, Hashable {
    /// Any of its images, whose folders and name are those of the set.
    let image: NamedImage
    /// One image for each slot.
    let images: [NamedImage]
    /// Whether it is drawn in the tint color.
    let isTemplate: Bool

    /// Where it is, in names: `icons/tick`.
    var path: String { image.path }

    /// Where the exported image is.
    var note: Diagnostic.Note { Diagnostic.Note("the exported image is here", at: images[0].file.location) }
}
