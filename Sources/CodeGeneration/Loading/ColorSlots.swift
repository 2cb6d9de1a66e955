import AssetCatalogs
import DesignTokens
import Diagnostics
import LocatedJSON

/// The colors of a color set in each appearance of the device.
///
/// A token has one value in an appearance. A color for all devices wins over colors for single devices, and a Display
/// P3 color wins over an sRGB one: sRGB screens show the nearest color that they can.
struct ColorSlots {
    private(set) var statements: [Appearance: (statement: AppearanceColors.Statement, node: JSONNode)] = [:]
    /// Diagnostics about colors for single devices, sets without a color for all devices, and slots with two colors.
    private(set) var diagnostics: [Diagnostic] = []

    init(of set: Asset) {
        let slots = set.slots.filter { $0.color != nil && ($0.luminosity ?? "light") != "tinted" }
        guard let device = slots.map(\.device).first(where: \.isEmpty) ?? slots.first?.device else { return }
        var taken: [Appearance: AssetSlot] = [:]
        for slot in slots where slot.device == device {
            if let other = taken[slot.appearance] {
                if other.precision == slot.precision { reportRepeated(slot, other, of: set) }
                guard slot.precision > other.precision else { continue }
            }
            taken[slot.appearance] = slot
            statements[slot.appearance] = slot.color.map { (Self.statement(of: $0), $0.node) }
        }
        report(slots, of: set, device)
    }

    private static func statement(of color: CatalogColor) -> AppearanceColors.Statement {
        guard case .components(let space, let numbers, let alpha) = color.value else { return .system }
        switch space {
        case "gray-gamma-22", "extended-gray": return .color(Color(white: numbers[0], alpha: alpha))
        case "srgb", "extended-srgb": return .color(Color(.srgb, numbers, alpha: alpha))
        case "extended-linear-srgb": return .color(Color(.srgbLinear, numbers, alpha: alpha))
        case "display-p3": return .color(Color(.displayP3, numbers, alpha: alpha))
        default: return .unknownSpace(space)
        }
    }

    /// Reports two colors for one slot. Xcode never writes this, but a merge can leave it behind.
    private mutating func reportRepeated(_ slot: AssetSlot, _ other: AssetSlot, of set: Asset) {
        guard slot.color?.value != other.color?.value else { return }
        diagnostics.add(
            .warning, .unusedColor,
            "the color set '\(set.lookupName)' has two colors for one slot; the first is used",
            at: slot.location, notes: [Diagnostic.Note("the first color is here", at: other.location)],
            advice: "remove one of them; Xcode shows only one", loss: .detail)
    }

    private mutating func report(_ slots: [AssetSlot], of set: Asset, _ device: [String]) {
        let others = slots.filter { $0.device != device }
        let subject = "the color set '\(set.lookupName)'"
        if !device.isEmpty {
            diagnostics.add(
                .note, .unusedColor,
                "\(subject) has no color for all devices; the color for '\(device.joined(separator: " "))' is used",
                at: slots[0].location, advice: "choose a color for 'Universal' in Xcode")
        } else if let first = others.first(where: { isOther($0) }) {
            diagnostics.add(
                .note, .unusedColor,
                "\(subject) has a different color for '\(first.device.joined(separator: " "))'; the color for all "
                    + "devices is used", at: first.location,
                advice: "to keep the colors of every device, use the template 'color-set', which refers to the set")
        }
    }

    /// Returns whether a slot's color differs from the color that is used for its appearance.
    private func isOther(_ slot: AssetSlot) -> Bool {
        guard let color = slot.color, case .color(let own) = Self.statement(of: color),
            case .color(let taken)? = statements[slot.appearance]?.statement
        else { return true }
        return own != taken
    }
}

extension AssetSlot {
    /// The device traits of the slot, without appearance and gamut; empty for all devices.
    fileprivate var device: [String] {
        traits.filter { !["display-gamut", "luminosity", "contrast"].contains($0.key) }.map(\.value)
            .filter { $0 != "universal" }
    }

    fileprivate var appearance: Appearance {
        switch (luminosity == "dark", hasHighContrast) {
        case (false, false): .light
        case (true, false): .dark
        case (false, true): .lightHighContrast
        case (true, true): .darkHighContrast
        }
    }

    /// How specific the slot is. A slot for light wins over one for any appearance, and Display P3 wins over sRGB.
    fileprivate var precision: Int { (luminosity == nil ? 0 : 2) + (self["display-gamut"] == "display-P3" ? 1 : 0) }
}

extension Color {
    fileprivate init(_ space: ColorSpace, _ numbers: [Double], alpha: Double) {
        self.init(space, numbers[0], numbers[1], numbers[2], alpha: alpha)
    }
}
