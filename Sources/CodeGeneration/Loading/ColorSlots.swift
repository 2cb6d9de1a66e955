import AssetCatalogs
import DesignTokens
import Diagnostics
import LocatedJSON

/// What the slots of a color set state for the appearances of the device.
///
/// A token has one value in an appearance. Where a set has a color for all devices and others for single ones, it is that
/// for all; where it has one for each gamut, it is that for Display P3, which sRGB screens show as near as they can.
struct ColorSlots {
    private(set) var statements: [Appearance: (statement: AppearanceColors.Statement, node: JSONNode)] = [:]
    /// Colors for single devices that no token has, sets without one for all, and slots with two colors.
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

    /// Two colors for one slot, which no file of Xcode has: a merge can leave them behind.
    private mutating func reportRepeated(_ slot: AssetSlot, _ other: AssetSlot, of set: Asset) {
        guard slot.color?.value != other.color?.value else { return }
        diagnostics.add(
            .warning, .unusedColor,
            "the color set \"\(set.lookupName)\" has two colors for one slot, and the first is taken",
            at: slot.location, notes: [Diagnostic.Note("the first stands here", at: other.location)],
            advice: "remove one of the two, as Xcode shows one alone", loss: .detail)
    }

    private mutating func report(_ slots: [AssetSlot], of set: Asset, _ device: [String]) {
        let others = slots.filter { $0.device != device }
        let subject = "the color set \"\(set.lookupName)\""
        if !device.isEmpty {
            diagnostics.add(
                .note, .unusedColor,
                "\(subject) has no color for all devices, and that for \(device.joined(separator: " ")) is taken",
                at: slots[0].location, advice: "choose a color for Universal in Xcode")
        } else if let first = others.first(where: { isOther($0) }) {
            diagnostics.add(
                .note, .unusedColor,
                "\(subject) has a color of its own for \(first.device.joined(separator: " ")), and that for all devices is "
                    + "taken", at: first.location,
                advice: "an output of the template color-set refers to the set, which has the colors of all devices")
        }
    }

    /// Whether the color of a slot is another than the one that is taken for the appearance.
    private func isOther(_ slot: AssetSlot) -> Bool {
        guard let color = slot.color, case .color(let own) = Self.statement(of: color),
            case .color(let taken)? = statements[slot.appearance]?.statement
        else { return true }
        return own != taken
    }
}

extension AssetSlot {
    /// What the slot is for besides appearances and gamuts; nothing for all devices.
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

    /// How much the slot says of when its color is shown: light is shown in light, whatever is shown in any appearance.
    fileprivate var precision: Int { (luminosity == nil ? 0 : 2) + (self["display-gamut"] == "display-P3" ? 1 : 0) }
}

extension Color {
    /// A color of three components.
    fileprivate init(_ space: ColorSpace, _ numbers: [Double], alpha: Double) {
        self.init(space, numbers[0], numbers[1], numbers[2], alpha: alpha)
    }
}
