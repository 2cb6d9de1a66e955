import DesignTokens
import TestSupport
import Testing

@Suite("Color conversion")
struct ColorConversionTests {
    @Test("10,000 colors of each space come back from four others within 0.000001", arguments: ColorSpace.allCases)
    func outAndBack(space: ColorSpace) {
        var colors = RandomColors(seed: 1)
        for _ in 0..<10_000 {
            let color = colors.next(in: space)
            for other in [ColorSpace.xyzD65, .xyzD50, .oklab, .displayP3] {
                let back = color.converted(to: other).converted(to: space)
                guard RandomColors.distance(color, back) < 0.000001 else {
                    Issue.record("\(color.cssText) comes back from \(other) as \(back.cssText)")
                    return
                }
            }
        }
    }

    @Test("10,000 colors of each space look as the independent implementation says", arguments: ColorSpace.allCases)
    func independentImplementation(space: ColorSpace) {
        var colors = RandomColors(seed: 2)
        for index in 0..<10_000 {
            let color = colors.next(in: space)
            let other = ColorSpace.allCases[index % ColorSpace.allCases.count]
            let converted = color.converted(to: other)
            let difference = deltaE2000(
                NaiveColors.lab(space, components(color)), NaiveColors.lab(other, components(converted)))
            guard difference < 0.01 else {
                Issue.record("\(color.cssText) in \(other) is off by \(difference): \(converted.cssText)")
                return
            }
        }
    }

    @Test("10,000 colors of each space are drawn as the independent one says", arguments: ColorSpace.allCases)
    func drawing(space: ColorSpace) {
        var colors = RandomColors(seed: 7)
        for _ in 0..<10_000 {
            let color = colors.next(in: space)
            let (drawn, isMapped) = color.drawn()
            if isMapped { continue }
            let difference = deltaE2000(
                NaiveColors.lab(space, components(color)),
                NaiveColors.lab(drawn.space == .srgb ? .srgb : .displayP3, [drawn.red, drawn.green, drawn.blue]))
            guard difference < 0.1 else {
                Issue.record("\(color.cssText) is off by \(difference): \(Color(drawn).cssText)")
                return
            }
        }
    }

    @Test("every sRGB byte, and every other number, stays what it is, to the bit")
    func identity() {
        for byte in 0...255 {
            let component = Double(byte) / 255
            let color = Color(.srgb, component, component / 3, 1)
            #expect(color.converted(to: .srgb) == color)
            #expect(color.drawn().value == ColorValue(red: component, green: component / 3, blue: 1))
        }
    }

    @Test("bytes survive HSL and HWB, and the way through XYZ, as bytes")
    func bytes() {
        for byte in 0..<4096 {
            let value = ColorValue(hexadecimal: "#\(hex(byte & 0xFF))\(hex(byte >> 4))\(hex(255 - byte / 16))".utf8)
            guard let value else {
                Issue.record("no color")
                continue
            }
            for space in ColorSpace.allCases {
                #expect(Color(value).converted(to: space).drawn().value.exactBytes == value.exactBytes)
            }
        }
    }

    @Test("a missing component counts as 0, and stays missing only where nothing is converted")
    func missingComponents() {
        let color = Color(.oklch, 0.5, nil, 30)
        #expect(color[1] == nil)
        #expect(color.converted(to: .oklch) == color)
        #expect(color.converted(to: .srgb) == Color(.oklch, 0.5, 0, 30).converted(to: .srgb))
        #expect(color != Color(.oklch, 0.5, 0, 30))
    }

    @Test("a gray has no hue", arguments: [ColorSpace.hsl, .hwb, .lch, .oklch])
    func grays(space: ColorSpace) throws {
        let hueIndex = try #require(space.hueIndex)
        for byte in 0...255 {
            let gray = Color(.srgb, Double(byte) / 255, Double(byte) / 255, Double(byte) / 255)
            #expect(gray.converted(to: space)[hueIndex] == nil)
            #expect(gray.converted(to: .displayP3).converted(to: space)[hueIndex] == nil)
        }
        #expect(Color(.srgb, 0.5, 0.5, 0.51).converted(to: space)[hueIndex] != nil)
    }

    @Test("alpha is carried along")
    func alpha() {
        #expect(Color(.lab, 50, 20, 10, alpha: 0.25).converted(to: .rec2020).alpha == 0.25)
        #expect(Color(.lab, 50, 20, 10, alpha: 0.25).drawn().value.alpha == 0.25)
        #expect(Color(.srgb, 1, 1, 1, alpha: 7).alpha == 1)
    }

    private func components(_ color: Color) -> [Double] { (0..<3).map { color[$0] ?? 0 } }

    private func hex(_ byte: Int) -> String {
        let digits = Array("0123456789abcdef")
        return String([digits[byte >> 4 & 0xF], digits[byte & 0xF]])
    }
}
