import Diagnostics

/// What an import does to one image set.
struct SetChange: Sendable {
    /// A file that is brought into the set.
    struct Copy: Sendable, Hashable {
        /// Where it comes from.
        let source: String
        /// Its name in the set.
        let name: String
        /// Whether it takes the place of a file that the set has.
        let isReplacement: Bool
    }

    /// The path from the catalog, `icons/tick.imageset`.
    let folder: String
    var action: ImportReport.Action
    var copies: [Copy] = []
    /// The new text of `Contents.json`; `nil` where it stays as it is.
    var contents: [UInt8]?
    /// The text that is there.
    var previous: [UInt8]?
    /// The files that no slot names any more.
    var removals: [String] = []
    /// The files whose slots the export fills no more.
    var goneFiles: [String] = []
    /// What imports have put into the set until now; nothing else is replaced or removed without somebody's word.
    var own: [String: ImageDigest] = [:]
    /// The images of imports that the set has when the change is made.
    var images: [String: ImageDigest] = [:]

    /// Where it is, in names: `icons/tick`.
    var path: String { String(folder.dropLast(FoundSet.ending.count)) }
}
