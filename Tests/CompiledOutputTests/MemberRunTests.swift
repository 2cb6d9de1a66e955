#if !canImport(Darwin)
import GoldenCases
import TestSupport
import Testing

/// What apps call besides colors: themes as a list and as a setting, and assets that are missing.
@Suite("Members at run time", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct MemberRunTests {
    private static let themes = """
        import Foundation
        import SwiftUI

        print(AppTheme.allCases.map(\\.name), AppTheme.allCases.map(\\.id))
        var own = AppTheme.deepOcean
        own.brand.corner = 99
        let text = String(decoding: try JSONEncoder().encode([AppTheme.sand, own]), as: UTF8.self)
        let decoded = try JSONDecoder().decode([AppTheme].self, from: Data(text.utf8))
        print(text, decoded == [.sand, .deepOcean], own == .deepOcean)
        do {
            _ = try JSONDecoder().decode([AppTheme].self, from: Data(#"["Deep Ocean", "Lagoon"]"#.utf8))
        } catch DecodingError.dataCorrupted(let context) {
            print(context.debugDescription, context.codingPath.map(\\.intValue))
        }
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            print(AppThemeColor.brandAccent.color() == AppTheme.sand.brand.accent)
            print(AppThemeColor.brandAccent.color(in: .deepOcean) == AppTheme.deepOcean.brand.accent)
        }

        """

    @Test("themes are listed, and stored by name; an unknown name is an error that has it")
    func themeStorage() async throws {
        try await withTemporaryFolder { folder in
            let golden = GoldenCase(name: "themes")
            let files = try ["Theme", "Colors", "Color+Hex", "Support"].map { try golden.file("\($0).swift") }
            let output = try await SwiftProgram(folder).output(of: Self.themes, with: files)
            #expect(
                output == """
                    ["Sand", "Deep Ocean"] ["Sand", "Deep Ocean"]
                    ["Sand","Deep Ocean"] true false
                    there is no theme 'Lagoon' [Optional(1)]
                    true
                    true

                    """)
        }
    }

    @Test("an asset that is missing stops the program with its name, or is nil where the output is failable")
    func missingAssets() async throws {
        let program = "import AppKit\nprint(NSImage.image(asset: .logo) as Any)\n"
        for (name, text) in [("assets-kinds", "the bundle contains no image 'logo'"), ("assets-failable", "nil")] {
            try await withTemporaryFolder { folder in
                let files = [try GoldenCase(name: name).file("Images.swift")]
                let output = try await SwiftProgram(folder, on: .macOS).output(of: program, with: files)
                #expect(output.contains(text), "\(output)")
            }
        }
    }
}
#endif
