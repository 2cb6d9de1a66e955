import AssetCatalogs
import DesignTokens
import Diagnostics

/// The comment on an asset: its appearance and its variants.
struct AssetDescription {
    let asset: Asset

    /// One line; empty if there is nothing to describe.
    var text: String {
        let facts =
            switch asset.kind {
            case .color: colors
            case .image, .symbol: size + variants
            default: files
            }
        let text = (facts + properties).joined(separator: ", ")
        let beginsWithWord = facts.isEmpty || asset.kind == .image || asset.kind == .symbol
        return beginsWithWord ? text.prefix(1).uppercased() + text.dropFirst() : text
    }

    private var filled: [AssetSlot] { asset.slots.filter { $0.file != nil } }

    /// `24 × 24 pt`
    private var size: [String] {
        asset.size.map { ["\(NumberText.number($0.width)) × \(NumberText.number($0.height)) pt"] } ?? []
    }

    /// The appearances that have images of their own, then idioms.
    private var variants: [String] {
        let appearances = filled.map(Self.appearance).uniqueInOrder.filter { !$0.isEmpty }
        let idioms = filled.map(\.idiom).uniqueInOrder.filter { $0 != "universal" }
        let locales = filled.compactMap { $0["locale"] }.uniqueInOrder
        return (appearances.isEmpty ? [] : ["also \(Wording.list(appearances))"])
            + (idioms.isEmpty ? [] : ["for \(Wording.list(idioms))"])
            + (locales.isEmpty ? [] : ["localized in \(Wording.list(locales))"])
    }

    private var properties: [String] {
        let tags = asset.properties.onDemandTags
        return (asset.properties.isTemplate ? ["template"] : [])
            + (asset.properties.preservesVector ? ["vector"] : [])
            + (tags.isEmpty ? [] : ["on demand by \(tags.count == 1 ? "the tag" : "the tags") \(Wording.list(tags))"])
    }

    /// The color in each appearance, the default one first.
    private var colors: [String] {
        // The usual color is also that of light appearances, unless they have another.
        let usual = asset.slots.first { $0.idiom == "universal" && Self.appearance($0).isEmpty }?.color
        let slots = asset.slots.filter { slot in
            let repeats = slot.idiom == "universal" && Self.appearance(slot) == "light" && slot.color != nil
            return !repeats || slot.color.map(Self.text) != usual.map(Self.text)
        }
        return slots.compactMap { slot in
            slot.color.map { color in
                let name = ([slot.idiom == "universal" ? "" : slot.idiom, Self.appearance(slot)])
                    .filter { !$0.isEmpty }.joined(separator: " ")
                return (name.isEmpty ? "" : name + " ") + Self.text(of: color)
            }
        }.uniqueInOrder
    }

    private var files: [String] { filled.compactMap(\.file).uniqueInOrder }

    /// `dark with high contrast`
    private static func appearance(_ slot: AssetSlot) -> String {
        let words = [slot.luminosity, slot.hasHighContrast ? "high contrast" : nil]
        return words.compactMap(\.self).joined(separator: " with ")
    }

    private static func text(of color: CatalogColor) -> String {
        switch color.value {
        case .system(let name): return name
        case .components(let space, let components, let alpha):
            let opacity = alpha == 1 ? "" : " / \(NumberText.percentage(alpha))"
            let isByte = components.allSatisfy { (0...1).contains($0) }
            if space == "srgb", isByte {
                return "#" + components.map { Int(($0 * 255).rounded()).hexadecimal(digits: 2) }.joined() + opacity
            }
            return space + " " + components.map(ValueText.component).joined(separator: " ") + opacity
        }
    }
}
