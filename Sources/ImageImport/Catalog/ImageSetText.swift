import AssetCatalogs
import LocatedJSON

/// What an import writes into the `Contents.json` of image sets and groups.
enum ImageSetText {
    /// What `info.author` says of what this program has imported. Xcode puts its own name there once somebody edits a set.
    static let author = "TokenGenerator import-images"

    /// The text of a catalog's outermost folder, or of a group.
    static func group(providesNamespace: Bool) -> String {
        ContentsText.file(
            author: author, properties: providesNamespace ? [.init("provides-namespace", .boolean(true))] : [])
    }

    /// The text of an image set.
    static func set(slots: [CatalogSlot], properties: [JSONValue.Member]) -> String {
        ContentsText.file([.init("images", list(slots))], author: author, properties: properties)
    }

    /// The slots as the value of `images`.
    static func list(_ slots: [CatalogSlot]) -> JSONValue { .array(slots.map { .spelled($0.text) }) }

    /// One slot, without the spaces in front of it.
    static func slot(_ variant: ImageVariant, filename: String?) -> String {
        let (luminosity, isHighContrast) = (variant.appearance.luminosity?.rawValue, variant.appearance.isHighContrast)
        let slot = JSONValue.object(of: [
            "appearances": ContentsText.appearances(luminosity: luminosity, hasHighContrast: isHighContrast),
            "filename": filename.map(JSONValue.string), "idiom": .string(variant.idiom.rawValue),
            "scale": variant.scale.map { .string("\($0)x") },
        ])
        return slot.text(.xcode, indentation: 4)
    }

    /// A member of a slot.
    static func filename(_ name: String) -> String {
        let member: JSONValue = ["filename": .string(name)]
        return member.inside(.xcode)
    }
}
