import Diagnostics

/// The changes of an import in one image set.
struct SetChange: Sendable {
    /// A file to copy into the set.
    struct Copy: Sendable, Hashable {
        /// The source path.
        let source: String
        /// Its name in the set.
        let name: String
        /// Whether it replaces an existing file.
        let isReplacement: Bool
    }

    /// The path in the catalog, `icons/tick.imageset`.
    let folder: String
    var action: ImportReport.Action
    var copies: [Copy] = []
    /// The new text of `Contents.json`; `nil` if it does not change.
    var contents: [UInt8]?
    /// The existing text.
    var previous: [UInt8]?
    /// The files that slots no longer name.
    var removals: [String] = []
    /// The files of slots that are no longer exported.
    var goneFiles: [String] = []
    /// The images that earlier imports wrote. Other files are only replaced or removed on request.
    var own: [String: ImageDigest] = [:]
    /// The imported images after the change.
    var images: [String: ImageDigest] = [:]

    /// The path without the extension: `icons/tick`.
    var path: String { String(folder.dropLast(FoundSet.ending.count)) }
}
