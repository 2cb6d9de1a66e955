/// A folder of an asset catalog as it lies on the disk, nothing understood yet.
package struct CatalogFolder: Sendable, Hashable {
    /// The folder's own name, extension included: `logo.imageset`.
    package var name: String
    /// The names of the regular files in it, `Contents.json` and hidden ones left out.
    package var files: [String]
    /// The bytes of its `Contents.json`; `nil` when there is none.
    package var contents: [UInt8]?
    /// The folders in it that are worth a look, in any order: those of an asset that holds no others are not.
    package var folders: [CatalogFolder]
    /// Whether something in it could not be read, which was reported then.
    package var isIncomplete = false

    package init(name: String, files: [String] = [], contents: [UInt8]? = nil, folders: [CatalogFolder] = []) {
        self.name = name
        self.files = files
        self.contents = contents
        self.folders = folders
    }
}
