/// What the name of a folder in a catalog says to those who make catalogs.
package enum GroupName {
    /// Whether a folder of this name only sorts assets: it is neither an asset nor a catalog.
    package static func isGroup(_ folder: String) -> Bool {
        FolderType.of(folder: folder).type == .group && !FolderType.isNestedCatalog(folder)
    }
}
