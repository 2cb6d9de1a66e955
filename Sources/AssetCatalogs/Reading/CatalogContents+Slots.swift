import Diagnostics
import LocatedJSON

/// Reads the slots in the `Contents.json` of an asset.
extension CatalogContents {
    /// Returns the slots of an asset and the place of their list, or of the whole text without a list.
    ///
    /// - Parameter key: The list's key.
    /// - Returns: The slots and their place, which is `nil` if the text could not be read.
    mutating func slots(_ key: StaticString) -> (slots: [AssetSlot], location: SourceLocation?) {
        guard isReadable else { return ([], nil) }
        let list = member(key, .array, of: document.root)
        let slots = list.map(document.elements)?.compactMap { node in
            expect(.object, node, "a slot in '\(key)'") ? slot(node) : nil
        }
        return (slots ?? [], document.location(of: list ?? document.root))
    }

    /// Reads one slot of a document.
    package static func slot(_ node: JSONNode, in document: JSONDocument) -> AssetSlot {
        var contents = CatalogContents(document)
        return contents.slot(node)
    }

    private mutating func slot(_ node: JSONNode) -> AssetSlot {
        var slot = AssetSlot(location: document.location(of: node))
        for member in document.members(of: node) {
            let (key, value) = (document.string(member.key), member.value)
            switch key {
            case "filename":
                guard expect(.string, value, "'filename'") else { continue }
                slot.file = document.string(value)
                slot.location = document.location(of: value)
            case "appearances":
                if expect(.array, value, "\"appearances\"") { slot.traits += appearances(value) }
            case "color":
                slot.color = color(value)
                slot.location = document.location(of: value)
            // Values of other kinds, such as the slicing of an image, are not traits.
            default:
                guard let text = document.stringValue(of: value) else { continue }
                slot.traits.append(AssetSlot.Trait(key: key, value: text))
            }
        }
        return slot
    }

    /// Returns the appearances of a slot, such as dark and high contrast, as traits.
    private mutating func appearances(_ list: JSONNode) -> [AssetSlot.Trait] {
        elements(of: list, .object, "an appearance").compactMap { node in
            guard document.value(of: "value", in: node) != nil,
                let kind = member("appearance", .string, of: node), let value = member("value", .string, of: node)
            else { return nil }
            return AssetSlot.Trait(key: document.string(kind), value: document.string(value))
        }
    }

    // MARK: - Colors

    private mutating func color(_ node: JSONNode) -> CatalogColor? {
        guard expect(.object, node, "\"color\"") else { return nil }
        let location = document.location(of: node)
        if document.value(of: "reference", in: node) != nil {
            return member("reference", .string, of: node).map {
                CatalogColor(value: .system(document.string($0)), location: location, node: node)
            }
        }
        guard document.value(of: "components", in: node) != nil else {
            warnOfInvalid("missing 'components' or 'reference' in a color", at: node)
            return nil
        }
        guard let components = member("components", .object, of: node) else { return nil }
        let space = document.text("color-space", of: node) ?? "srgb"
        let keys: [StaticString] = space.contains("gray") ? ["white"] : ["red", "green", "blue"]
        let values = keys.compactMap { component($0, of: components) }
        let hasAlpha = document.value(of: "alpha", in: components) != nil
        let alpha = hasAlpha ? component("alpha", isAlpha: true, of: components) : 1
        guard values.count == keys.count, let alpha else { return nil }
        guard (0...1).contains(alpha) else {
            warnOfInvalid("expected a number from 0 to 1 for the alpha of a color", at: components)
            return nil
        }
        return CatalogColor(value: .components(space: space, values, alpha: alpha), location: location, node: node)
    }

    private mutating func component(
        _ key: StaticString, isAlpha: Bool = false, of components: JSONNode
    ) -> Double? {
        guard let node = document.value(of: key, in: components) else {
            warnOfInvalid("missing component '\(key)' in a color", at: components)
            return nil
        }
        let isNumber = document.kind(of: node) == .number
        if isNumber || document.kind(of: node) == .string,
            let value = CatalogColor.component(document.string(node), isOneWhole: isAlpha || isNumber)
        {
            return value
        }
        warnOfInvalid("expected a number for the component '\(key)', found \(document.text(of: node))", at: node)
        return nil
    }
}
