import DesignTokens
import Testing

@testable import TerminalText

@Suite("Text on a screen") struct ScreenTests {
    @Test(
        "takes as many columns as terminals give it",
        arguments: [
            ("ink", 3), ("Größe", 5), ("e\u{301}", 1), ("一二", 4), ("한", 2), ("😀", 2), ("👩‍🎨", 2), ("🇩🇪", 2), ("❤️", 2),
            ("❤", 1),
            ("ｗ", 2), ("→ …", 3),
        ])
    func width(_ text: String, _ columns: Int) { #expect(DisplayWidth.of(text) == columns) }

    @Test("has nothing unseen in it: what would turn it around or move the cursor is replaced")
    func cell() {
        #expect(Screen.cell("a\u{1B}[31mb\nc\u{202E}d") == "a\u{FFFD}[31mb\u{FFFD}c\u{FFFD}d")
        #expect(Screen.cell("👩‍🎨 ok") == "👩‍🎨 ok")
        #expect(Screen.cell("a\u{200D}b").contains("\u{FFFD}"))
    }

    @Test("is cut in the middle, never in the middle of a character")
    func fitted() {
        #expect(Screen.fitted("brand.primary.500", to: 17) == "brand.primary.500")
        #expect(Screen.fitted("brand.primary.500", to: 10) == "brand….500")
        #expect(Screen.fitted("Inter 16/24 600", to: 11, keeping: 9) == "I…16/24 600")
        #expect(Screen.fitted("Inter 16/24 600", to: 10, keeping: 9) == "…16/24 600")
        #expect(Screen.fitted("Inter 16/24 600", to: 9, keeping: 9) == "Inte… 600")
        #expect(Screen.fitted("一二三四", to: 6) == "一…四")
        #expect(Screen.fitted("abc", to: 1) == "…" && Screen.fitted("abc", to: 0) == "")
    }

    @Test("has swatches in the colors that the screen shows, a translucent one over black and over white")
    func swatches() {
        let ink = ColorValue(red: 0, green: 0.2, blue: 0.4)
        let full = Screen(colors: .full)
        #expect(full.swatch(ink) == "\u{1B}[48;2;0;51;102m \u{1B}[48;2;0;51;102m \u{1B}[0m ")
        #expect(
            full.swatch(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5))
                == "\u{1B}[48;2;0;0;0m \u{1B}[48;2;128;128;128m \u{1B}[0m ")
        #expect(Screen(colors: .palette).swatch(ink) == "\u{1B}[48;5;236m \u{1B}[48;5;236m \u{1B}[0m ")
        #expect(Screen(colors: .words).swatch(ink) == "" && Screen(colors: .words).swatchWidth == 0)
    }

    @Test("finds the color of the palette that it names, and leaves the user's own 16 alone")
    func palette() {
        #expect(TerminalPalette.nearest(to: [1, 1, 1]) == 231)
        #expect(TerminalPalette.nearest(to: [0, 0, 0]) == 16)
        #expect(TerminalPalette.nearest(to: [135.0 / 255, 175.0 / 255, 1]) == 111)
        #expect(TerminalPalette.nearest(to: [0.5, 0.5, 0.5]) == 244)
    }
}
