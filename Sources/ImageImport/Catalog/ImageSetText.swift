import AssetCatalogs
import LocatedJSON

/// The `Contents.json` of imported image sets and groups.
enum ImageSetText {
    /// The `info.author` of imported sets. Xcode replaces it when a set is edited.
    static let author = "TokenGenerator import-images"

    /// Returns the text for a catalog's root or a group.
    static func group(providesNamespace: Bool) -> String {
        ContentsText.file(
            author: author, properties: providesNamespace ? [.init("provides-namespace", .boolean(true))] : [])
    }

    /// Returns the text of an image set.
    static func set(slots: [CatalogSlot], properties: [JSONValue.Member]) -> String {
        ContentsText.file([.init("images", list(slots))], author: author, properties: properties)
    }

    /// Returns the slots as the value of `images`.
    static func list(_ slots: [CatalogSlot]) -> JSONValue { .array(slots.map { .spelled($0.text) }) }

    /// Returns a slot without leading spaces.
    static func slot(_ variant: ImageVariant, filename: String?) -> String {
        let (luminosity, isHighContrast) = (variant.appearance.luminosity?.rawValue, variant.appearance.isHighContrast)
        let slot = JSONValue.object(of: [
            "appearances": ContentsText.appearances(luminosity: luminosity, hasHighContrast: isHighContrast),
            "filename": filename.map(JSONValue.string), "idiom": .string(variant.idiom.rawValue),
            "scale": variant.scale.map { .string("\($0)x") },
        ])
        return slot.text(.xcode, indentation: 4)
    }

    /// Returns the file name member of a slot.
    static func filename(_ name: String) -> String {
        let member: JSONValue = ["filename": .string(name)]
        return member.inside(.xcode)
    }
}
