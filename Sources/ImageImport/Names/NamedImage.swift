import Diagnostics

/// An exported file, and the image of a catalog that its name says it is.
struct NamedImage: Sendable, Hashable {
    let file: ExportedFile
    /// The groups that the image is in, outermost first.
    private(set) var folders: [String]
    private(set) var name: String
    /// What it is for; once its set is planned, the slot that it gets.
    var variant: ImageVariant
    /// Whether the file's name says the scale; one that does not fits a slot for all scales, too.
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

    /// A variant whose name says nothing but its appearance is the image of the folder it is in.
    private mutating func take(_ properties: VariantProperties) throws(ImageName.Problem) {
        if let appearance = properties.appearance { variant.appearance = appearance }
        name = properties.name
        if name.isEmpty { name = folders.popLast() ?? "" }
        guard let problem = AssetName.problem(with: name) else { return }
        let advice = "export the variants into a folder with the name of the component"
        throw ImageName.Problem(message: problem, advice: advice)
    }

    /// Where it is in a catalog, in names: `icons/tick`.
    var path: String { (folders + [name]).joined(separator: "/") }

    /// What images have in common that a Mac's disk puts into one place.
    var key: String { path.lowercased() }

    /// The image that it is where the end of its name says an appearance.
    func taking(_ ending: LooseEnding) -> NamedImage {
        var image = self
        image.name = ending.name
        image.variant.appearance = ending.appearance
        return image
    }
}
