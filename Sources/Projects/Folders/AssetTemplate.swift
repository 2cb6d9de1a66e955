/// A template of the project's own, with which SwiftGen or Tuist writes code for asset catalogs.
package struct AssetTemplate: Hashable {
    /// The path, relative to the searched folder.
    package let path: String
    /// Whether it can declare names for colors.
    package let declaresColors: Bool
    /// The types that it can declare, and that the templates of TokenGenerator declare, too.
    package let types: [String]

    /// Creates a template. One that cannot be read, whose text is empty, can declare any names.
    package init(path: String, text: String) {
        self.path = path
        declaresColors = text.isEmpty || text.lowercased().contains("color")
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        types = ["ColorAsset", "DataAsset", "ImageAsset", "SymbolAsset"].filter { words.contains($0[...]) }
    }
}
