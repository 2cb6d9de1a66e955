import Testing

@testable import TerminalText

@Suite("A table on a screen") struct TextTableTests {
    private let table = TextTable([
        TextColumn("NAME", [.init("color.brand.primary.500"), .init("gap"), .init("一")], least: 8),
        TextColumn("VALUE", [.init("#112233"), .init("16 pt"), .init("")], least: 7),
        TextColumn("CODE", [.init(".primary500"), .init(""), .init("")], least: 4),
    ])

    @Test("is as wide as its texts where there is room, with nothing behind the last text of a line")
    func wide() {
        #expect(
            table.text(on: Screen()) == """
                NAME                     VALUE    CODE
                color.brand.primary.500  #112233  .primary500
                gap                      16 pt
                一

                """)
    }

    @Test("has whole texts where nobody cuts lines, and none so long that it pushes all others away")
    func uncut() {
        let long = String(repeating: "long ", count: 13)
        let columns = [
            TextColumn("", [.init(long), .init("short")], most: 3), TextColumn("", [.init("1"), .init("2")]),
        ]
        #expect(TextTable(columns).text(on: Screen(), indent: 2) == "  \(long)  1\n  short  2\n")
    }

    @Test("makes the widest columns narrower where there is not")
    func narrow() {
        #expect(
            table.text(on: Screen(width: 30)) == """
                NAME       VALUE    CODE
                colo….500  #112233  .prim…y500
                gap        16 pt
                一

                """)
    }
}
