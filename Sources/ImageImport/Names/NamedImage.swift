import Diagnostics

/// An exported file with the image in the catalog that its name determines.
struct NamedImage: Sendable, Hashable {
    let file: ExportedFile
    /// The groups of the image, outermost first.
    private(set) var folders: [String]
    private(set) var name: String
    /// The variant; after planning, the slot that it gets.
    var variant: ImageVariant
    /// Whether the file name contains a scale. Without one, it also fits a slot for all scales.
    let statesScale: Bool

    init(_ file: ExportedFile) throws(ImageName.Problem) {
        let name = try ImageName(file.stem)
        self.file = file
        folders = file.folders
        variant = name.variant
        statesScale = !file.kind.isVector && variant.scale != nil
        self.name = name.text
        if let properties = VariantProperties(name.text) { try take(properties) }
        if file.kind.isVector { variant.scale = nil }
    }

    /// Applies the properties of a variant. If they only name an appearance, the image is named after its folder.
    private mutating func take(_ properties: VariantProperties) throws(ImageName.Problem) {
        if let appearance = properties.appearance { variant.appearance = appearance }
        name = properties.name
        if name.isEmpty { name = folders.popLast() ?? "" }
        guard let problem = AssetName.problem(with: name) else { return }
        let advice = "export the variants into a folder with the name of the component"
        throw ImageName.Problem(message: problem, advice: advice)
    }

    /// The path in the catalog: `icons/tick`.
    var path: String { (folders + [name]).joined(separator: "/") }

    /// The key of the image, which ignores case like a Mac's disk.
    var key: String { path.lowercased() }

    /// Returns the image with the appearance in its loose ending.
    func taking(_ ending: LooseEnding) -> NamedImage {
        var image = self
        image.name = ending.name
        image.variant.appearance = ending.appearance
        return image
    }
}
