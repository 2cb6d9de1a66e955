import Diagnostics
import LocatedJSON

/// Reads what the `Contents.json` of an asset lists.
extension CatalogContents {
    /// The slots of an asset and where they are listed; without a list, the place of the whole text.
    ///
    /// - Parameter key: The list's key.
    /// - Returns: Both; no place where the text could not be read.
    mutating func slots(_ key: StaticString) -> (slots: [AssetSlot], location: SourceLocation?) {
        guard let document else { return ([], nil) }
        guard let list = document.value(of: key, in: document.root), expect(.array, list, "\"\(key)\"", in: document)
        else { return ([], document.location(of: document.root)) }
        var slots: [AssetSlot] = []
        for slot in document.elements(of: list) where expect(.object, slot, "a slot of \"\(key)\"", in: document) {
            slots.append(self.slot(slot, in: document))
        }
        return (slots, document.location(of: list))
    }

    private mutating func slot(_ node: JSONNode, in document: JSONDocument) -> AssetSlot {
        var slot = AssetSlot(location: document.location(of: node))
        for member in document.members(of: node) {
            let (key, value) = (document.string(member.key), member.value)
            switch key {
            case "filename":
                guard expect(.string, value, "\"filename\"", in: document) else { continue }
                slot.file = document.string(value)
                slot.location = document.location(of: value)
            case "appearances": slot.traits += appearances(value, in: document)
            case "color":
                slot.color = color(value, in: document)
                slot.location = document.location(of: value)
            // What is of another kind, such as how an image is cut to be stretched, says nothing of what the slot is for.
            default:
                guard let text = document.stringValue(of: value) else { continue }
                slot.traits.append(AssetSlot.Trait(key: key, value: text))
            }
        }
        return slot
    }

    /// The appearances that a slot is for, such as dark and of high contrast, as traits of it.
    private mutating func appearances(_ list: JSONNode, in document: JSONDocument) -> [AssetSlot.Trait] {
        guard expect(.array, list, "\"appearances\"", in: document) else { return [] }
        var traits: [AssetSlot.Trait] = []
        for node in document.elements(of: list) where expect(.object, node, "an appearance", in: document) {
            guard let kind = document.value(of: "appearance", in: node),
                let value = document.value(of: "value", in: node),
                expect(.string, kind, "\"appearance\"", in: document),
                expect(.string, value, "\"value\"", in: document)
            else { continue }
            traits.append(AssetSlot.Trait(key: document.string(kind), value: document.string(value)))
        }
        return traits
    }

    // MARK: - Colors

    private mutating func color(_ node: JSONNode, in document: JSONDocument) -> CatalogColor? {
        guard expect(.object, node, "\"color\"", in: document) else { return nil }
        let location = document.location(of: node)
        if let reference = document.value(of: "reference", in: node) {
            guard expect(.string, reference, "\"reference\"", in: document) else { return nil }
            return CatalogColor(.system(document.string(reference)), location: location, node: node)
        }
        guard let components = document.value(of: "components", in: node) else {
            warnOfInvalid("a color has neither \"components\" nor a \"reference\"", at: location)
            return nil
        }
        guard expect(.object, components, "\"components\"", in: document) else { return nil }
        let space = document.value(of: "color-space", in: node).flatMap(document.stringValue) ?? "srgb"
        let keys: [StaticString] = space.contains("gray") ? ["white"] : ["red", "green", "blue"]
        let values = keys.compactMap { component($0, of: components, in: document) }
        let hasAlpha = document.value(of: "alpha", in: components) != nil
        let alpha = hasAlpha ? component("alpha", isAlpha: true, of: components, in: document) : 1
        guard values.count == keys.count, let alpha else { return nil }
        guard (0...1).contains(alpha) else {
            warnOfInvalid("the alpha of a color is not from 0 to 1", at: document.location(of: components))
            return nil
        }
        return CatalogColor(.components(space: space, values, alpha: alpha), location: location, node: node)
    }

    private mutating func component(
        _ key: StaticString, isAlpha: Bool = false, of components: JSONNode, in document: JSONDocument
    ) -> Double? {
        guard let node = document.value(of: key, in: components) else {
            warnOfInvalid("a color lacks its component \"\(key)\"", at: document.location(of: components))
            return nil
        }
        let isNumber = document.kind(of: node) == .number
        if isNumber || document.kind(of: node) == .string,
            let value = CatalogColor.component(document.string(node), isOneWhole: isAlpha || isNumber)
        {
            return value
        }
        warnOfInvalid(
            "the component \"\(key)\" is no number: \(document.text(of: node))", at: document.location(of: node))
        return nil
    }
}
