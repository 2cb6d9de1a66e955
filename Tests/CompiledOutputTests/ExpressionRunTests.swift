#if !canImport(Darwin)
import GoldenCases
import TestSupport
import Testing

/// What the tables of `docs/guides/system-colors.md` say, cell by cell: the golden cases, asked on each platform.
@Suite("Expressions at run time", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct ExpressionRunTests {
    @Test("an expression stands for a token where it applies; elsewhere the token follows the device")
    func appearances() async throws {
        let output = try await output(
            of: "expressions-appearances", ["Colors", "AppColors", "Components", "Sizes"], Self.colors)
        #expect(
            output[.iOS] == """
                same UIColor.label UIColor.label
                adaptive UIColor.label UIColor.label
                everywhere Color.accentColor Color.accentColor
                user UIColor.label UIColor.label
                faint UIColor.secondaryLabel UIColor.secondaryLabel
                crossed UIColor.secondaryLabel UIColor.label
                own scope UIColor.label UIColor.label
                component UIColor.label UIColor.label
                hairline 1.0

                """)
        #expect(
            output[.macOS] == """
                same 101010 101010
                adaptive NSColor.labelColor NSColor.labelColor
                everywhere Color.accentColor Color.accentColor
                user NSColor.labelColor NSColor.labelColor
                faint 303030 D0D0D0
                crossed 303030 101010
                own scope NSColor.labelColor NSColor.labelColor
                component NSColor.labelColor NSColor.labelColor
                hairline 1.0

                """)
        #expect(
            output[.watchOS] == """
                same 101010 101010
                adaptive 0A0A0A FFFFFF
                everywhere 000000 000000
                user 0A0A0A FFFFFF
                faint 303030 D0D0D0
                crossed 303030 101010
                own scope 0A0A0A FFFFFF
                component 0A0A0A FFFFFF
                hairline 0.5

                """)
    }

    @Test("a theme that gives a token a value of its own has that value; the others have the expression")
    func themes() async throws {
        let output = try await output(of: "expressions-themes", ["Theme", "Components"], Self.themes)
        #expect(
            output[.iOS] == """
                system UIColor.label UIColor.label | Color.accentColor Color.accentColor | 101010 F0F0F0 | 10.0 0.5
                ocean 002040 002040 | 004080 004080 | 606060 A0A0A0 | 12.0 2.0
                sand UIColor.label UIColor.label | Color.accentColor Color.accentColor | 806040 806040 | 10.0 0.5
                corner 10.0 edge 0.5

                """)
        #expect(
            output[.macOS] == """
                system 101010 F0F0F0 | Color.accentColor Color.accentColor | 101010 F0F0F0 | 8.0 0.5
                ocean 002040 002040 | 004080 004080 | NSColor.labelColor NSColor.labelColor | 12.0 2.0
                sand 101010 F0F0F0 | Color.accentColor Color.accentColor | 806040 806040 | 8.0 0.5
                corner 8.0 edge 0.5

                """)
        #expect(
            output[.watchOS] == """
                system 101010 F0F0F0 | 000000 000000 | 101010 F0F0F0 | 8.0 0.5
                ocean 002040 002040 | 004080 004080 | 606060 A0A0A0 | 12.0 2.0
                sand 101010 F0F0F0 | 000000 000000 | 806040 806040 | 8.0 0.5
                corner 8.0 edge 0.5

                """)
    }

    private static let colors = """
        func show(_ name: String, _ color: Color) { print(name, texts(color).prefix(2).joined(separator: " ")) }

        show("same", .labelSame)
        show("adaptive", .labelAdaptive)
        show("everywhere", .labelEverywhere)
        show("user", .labelUser)
        show("faint", .labelFaint)
        show("crossed", .labelCrossed)
        show("own scope", .appLabelAdaptive)
        show("component", ComponentToken.Label.adaptive)
        print("hairline", CGFloat.sizeHairline)

        """

    private static let themes = """
        for (name, theme) in [("system", Theme.system), ("ocean", .ocean), ("sand", .sand)] {
            let colors = [theme.label.platform, theme.label.everywhere, theme.label.user]
            let shown = colors.map { texts($0).prefix(2).joined(separator: " ") }.joined(separator: " | ")
            print(name, shown, "|", theme.size.corner, theme.size.edge)
        }
        print("corner", ComponentToken.Size.corner, "edge", ComponentToken.Size.edge)

        """

    /// What a program over a golden case prints on each platform.
    private func output(of name: String, _ outputs: [String], _ program: String) async throws -> [Platform: String] {
        var texts: [Platform: String] = [:]
        let beginnings: [(Platform, String)] = [
            (.iOS, AppearanceProgram.traits), (.macOS, AppearanceProgram.appearances),
            (.watchOS, AppearanceProgram.environments),
        ]
        for (platform, beginning) in beginnings {
            texts[platform] = try await withTemporaryFolder { folder in
                let golden = GoldenCase(name: name)
                let files = try (outputs + ["Support"]).map { try golden.file("\($0).swift") }
                return try await SwiftProgram(folder, on: platform).output(of: beginning + program, with: files)
            }
        }
        return texts
    }
}
#endif
