#if canImport(SwiftUI)
import DesignSystem
import SwiftUI
import Testing

@Suite("Colors")
struct ColorTests {
    @Test("a primitive color equals its hex")
    func primitive() {
        #expect(Color.primary500 == Color(.sRGB, red: 0x14 / 255, green: 0x70 / 255, blue: 0x6E / 255))
        #expect(Color.secondary500 == Color(.sRGB, red: 0xEA / 255, green: 0x62 / 255, blue: 0x37 / 255))
    }

    @Test("an alpha becomes the opacity")
    func alpha() {
        #expect(Color.bgOverlay == Color(.sRGB, red: 0x0B / 255, green: 0x10 / 255, blue: 0x12 / 255, opacity: 0.48))
    }

    @Test("an alias is the color it refers to")
    func alias() {
        #expect(Color.textPrimary == .neutral900)
        #expect(Color.borderError == .statusErrorAlpha)
    }

    @Test("a component's color is found by each of the four steps")
    func component() {
        #expect(ComponentToken.Button.Primary.Background.default == .primary500)
        #expect(ComponentToken.Button.Primary.Background.disabled == .primary200)
        #expect(ComponentToken.Button.Secondary.Text.disabled == .neutral300)
        #expect(
            ComponentToken.Button.Secondary.Background.disabled
                == Color(.sRGB, red: 0xE9 / 255, green: 0xED / 255, blue: 0xEA / 255)
        )
    }

    @Test("a color can be given where a style is asked for")
    func shapeStyle() {
        _ = Text(verbatim: "Hello").foregroundStyle(.textPrimary)
    }
}
#endif
