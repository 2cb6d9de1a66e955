import Diagnostics

/// An exported image set.
struct PlannedSet: Sendable, Hashable {
    /// One of its images, with the folders and name of the set.
    let image: NamedImage
    /// One image for each slot.
    let images: [NamedImage]
    /// Whether it is rendered in the tint color.
    let isTemplate: Bool

    /// The path in the catalog: `icons/tick`.
    var path: String { image.path }

    /// The note with the location of the exported image.
    var note: Diagnostic.Note { Diagnostic.Note("the exported image is here", at: images[0].file.location) }
}
