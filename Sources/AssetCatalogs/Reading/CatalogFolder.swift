/// A folder of an asset catalog as it is on disk, before interpretation.
package struct CatalogFolder: Sendable, Hashable {
    /// The folder's name with its extension: `logo.imageset`.
    package var name: String
    /// The names of the regular files in it, without `Contents.json` and hidden files.
    package var files: [String]
    /// The bytes of its `Contents.json`, or `nil` without one.
    package var contents: [UInt8]?
    /// The relevant folders in it, in any order; those inside an asset that contains no other assets are skipped.
    package var folders: [CatalogFolder]
    /// Whether something in it could not be read, which has been reported.
    package var isIncomplete = false

    package init(name: String, files: [String] = [], contents: [UInt8]? = nil, folders: [CatalogFolder] = []) {
        self.name = name
        self.files = files
        self.contents = contents
        self.folders = folders
    }
}
