/// What a modifier does to a colour: `$extensions["studio.tokens"].modify`.
struct StudioColorChange {
    /// `lighten`, `darken`, `mix` or `alpha`.
    var type: String?
    /// How much, 0…1 or a percentage, after references were followed.
    var value: String?
    /// The space to do it in: `lch`, `srgb`, `p3` or `hsl`.
    var space: String?
    /// The colour to mix with.
    var color: String?

    private enum Space: String, CaseIterable {
        case lch, srgb, p3, hsl
    }

    /// The colour changed, in sRGB; components beyond it are cut off, as the plugin does.
    func applied(to base: ColorValue) -> StudioValue.Reading<ColorValue> {
        guard let amount = value.flatMap({ try? StudioValue.opacity($0).get() }) else {
            return StudioValue.problem(value ?? "", "is not an amount from 0 to 1", "write it as 0.2 or 20%")
        }
        if type == "alpha" {
            var color = base
            color.alpha = min(max(amount, 0), 1)
            return .success(color)
        }
        guard let space = Space(rawValue: space ?? "lch") else {
            return unknown(space, "a space", Space.allCases.map(\.rawValue))
        }
        switch type {
        case "lighten": return .success(changed(base, space, lighter: true, amount))
        case "darken": return .success(changed(base, space, lighter: false, amount))
        case "mix": return mixed(base, space, min(max(amount, 0), 1))
        default: return unknown(type, "a modifier", ["lighten", "darken", "mix", "alpha"])
        }
    }

    private func unknown(_ word: String?, _ what: String, _ known: [String]) -> StudioValue.Reading<ColorValue> {
        StudioValue.problem(word ?? "", "is not \(what) of colors", "write one of \(known.joined(separator: ", "))")
    }

    private func changed(_ base: ColorValue, _ space: Space, lighter: Bool, _ amount: Double) -> ColorValue {
        let from = Self.coordinates(of: base, space)
        func moved(_ value: Double, to end: Double) -> Double { value + (end - value) * amount }
        let to =
            switch space {
            case .lch: ColorCoordinates(moved(from.first, to: lighter ? 100 : 0), moved(from.second, to: 0), from.third)
            case .hsl: ColorCoordinates(from.first, from.second, moved(from.third, to: lighter ? 1 : 0))
            case .srgb, .p3: from.map { moved($0, to: lighter ? 1 : 0) }
            }
        return ColorValue(sRGB: Self.sRGB(to, space), alpha: base.alpha)
    }

    private func mixed(_ base: ColorValue, _ space: Space, _ amount: Double) -> StudioValue.Reading<ColorValue> {
        guard let other = color.flatMap({ ColorValue(css: $0) }) else {
            return StudioValue.problem(
                color ?? "", "is not a color to mix with", "write it as #893825 or {group.token}")
        }
        let (from, to) = (Self.coordinates(of: base, space), Self.coordinates(of: other, space))
        func between(_ one: Double, _ two: Double) -> Double { one + (two - one) * amount }
        /// Around the circle on the shorter side.
        func hue(_ one: Double, _ two: Double) -> Double {
            let way = (two - one).truncatingRemainder(dividingBy: 360)
            return one + (way > 180 ? way - 360 : way < -180 ? way + 360 : way) * amount
        }
        let result =
            switch space {
            case .lch:
                ColorCoordinates(
                    between(from.first, to.first), between(from.second, to.second), hue(from.third, to.third))
            case .hsl:
                ColorCoordinates(
                    hue(from.first, to.first), between(from.second, to.second), between(from.third, to.third))
            case .srgb, .p3:
                ColorCoordinates(
                    between(from.first, to.first), between(from.second, to.second), between(from.third, to.third))
            }
        return .success(ColorValue(sRGB: Self.sRGB(result, space), alpha: between(base.alpha, other.alpha)))
    }

    private static func coordinates(of color: ColorValue, _ space: Space) -> ColorCoordinates {
        let sRGB = color.space == .srgb ? color.coordinates : color.coordinates.sRGBFromDisplayP3
        return switch space {
        case .lch: sRGB.lchFromSRGB
        case .srgb: sRGB
        case .p3: sRGB.displayP3FromSRGB
        case .hsl: sRGB.hslFromSRGB
        }
    }

    private static func sRGB(_ coordinates: ColorCoordinates, _ space: Space) -> ColorCoordinates {
        switch space {
        case .lch: coordinates.sRGBFromLCH
        case .srgb: coordinates
        case .p3: coordinates.sRGBFromDisplayP3
        case .hsl: coordinates.sRGBFromHSL
        }
    }
}
