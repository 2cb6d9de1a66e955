#if !canImport(Darwin)
import GoldenCases
import TestSupport
import Testing

/// The stubs record what they are given, and resolve colors as UIKit, AppKit and SwiftUI do, so that generated colors can be
/// asked what they are in each appearance.
@Suite("Generated colors at run time", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct AppearanceRunTests {
    @Test("follow the appearance of the device, in SwiftUI and UIKit, and are made once")
    func iOS() async throws {
        let output = try await output(of: AppearanceProgram.traits + Self.colors + Self.nativeColors, on: .iOS)
        #expect(output == Self.values + Self.nativeValues)
    }

    @Test("follow the appearance of the device, in SwiftUI and AppKit, and are made once")
    func macOS() async throws {
        let native = Self.nativeColors.replacing("UIColor", with: "NSColor")
        let output = try await output(of: AppearanceProgram.appearances + Self.colors + native, on: .macOS)
        #expect(output == Self.values + Self.nativeValues)
    }

    @Test("follow the environment on a watch")
    func watchOS() async throws {
        let output = try await output(of: AppearanceProgram.environments + Self.colors, on: .watchOS)
        #expect(output == Self.values)
    }

    private func output(of program: String, on platform: Platform) async throws -> String {
        try await withTemporaryFolder { folder in
            let golden = GoldenCase(name: "appearances")
            let files = try ["Colors", "UIColors", "Components", "Color+Hex"].map { try golden.file("\($0).swift") }
            return try await SwiftProgram(folder, on: platform).output(of: program, with: files)
        }
    }

    private static let colors = """
        func show(_ name: String, _ color: Color) {
            print(name, texts(color).joined(separator: " | "))
        }

        show("default", Color.bgDefault)
        show("alias", Color.bgAlias)
        show("crossed", Color.bgCrossed)
        show("same", Color.bgSame)
        show("scrim", Color.bgScrim)
        show("border", ComponentToken.Button.Color.border)
        print("once", Color.bgDefault == Color.bgDefault)

        """

    private static let values = """
        default F8F4F0 | 171615 | F8F4F0 | 000000
        alias F8F4F0 | 171615 | F8F4F0 | 000000
        crossed F8F4F0 | 2A2826 | F8F4F0 | 2A2826
        same 14706E | 14706E | 14706E | 14706E
        scrim 171615 0.502 | 000000 0.702 | 171615 0.502 | 000000 0.902
        border 14706E | 5FB5B0 | 14706E | 5FB5B0
        once true

        """

    private static let nativeColors = """
        show("wide", Color.bgWide)
        show("native", UIColor.bgDefault)
        show("native alias", UIColor.bgAlias)
        show("native scrim", UIColor.bgScrim)
        print("native once", UIColor.bgDefault === UIColor.bgAlias)

        """

    private static let nativeValues = """
        wide P3 1.0 0.2 0.1 | P3 0.9 0.1 0.0 | P3 1.0 0.2 0.1 | P3 0.9 0.1 0.0
        native F8F4F0 | 171615 | F8F4F0 | 000000
        native alias F8F4F0 | 171615 | F8F4F0 | 000000
        native scrim 171615 0.502 | 000000 0.702 | 171615 0.502 | 000000 0.902
        native once true

        """
}

/// The beginnings of programs that ask for a color in light and dark, then in both with increased contrast.
enum AppearanceProgram {
    static let traits = """
        import SwiftUI

        let appearances = [UIAccessibilityContrast.normal, .high].flatMap { contrast in
            [UITraitCollection(style: .light, contrast: contrast), UITraitCollection(style: .dark, contrast: contrast)]
        }

        func resolved(_ color: UIColor) -> [UIColor] { appearances.map(color.resolvedColor(with:)) }

        func texts(_ color: Color) -> [String] { resolved(UIColor(color)).map(\\.recorded.text) }

        func show(_ name: String, _ color: UIColor) {
            print(name, resolved(color).map(\\.recorded.text).joined(separator: " | "))
        }


        """

    static let appearances = """
        import SwiftUI

        let appearances = [
            NSAppearance.Name.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
        ].compactMap(NSAppearance.init(named:))

        func resolved(_ color: NSColor) -> [NSColor] { appearances.map(color.resolvedColor(in:)) }

        func texts(_ color: Color) -> [String] { resolved(NSColor(color)).map(\\.recorded.text) }

        func show(_ name: String, _ color: NSColor) {
            print(name, resolved(color).map(\\.recorded.text).joined(separator: " | "))
        }


        """

    static let environments = """
        import SwiftUI

        let environments = [ColorSchemeContrast.standard, .increased].flatMap { contrast in
            [EnvironmentValues(scheme: .light, contrast: contrast), EnvironmentValues(scheme: .dark, contrast: contrast)]
        }

        func component(_ linear: Float) -> CGFloat {
            CGFloat(linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055)
        }

        func text(_ color: Color.Resolved) -> String {
            let components = [color.linearRed, color.linearGreen, color.linearBlue].map(component)
            return RecordedColor<Never, Never>.components(space: "sRGB", components + [CGFloat(color.opacity)]).text
        }

        func texts(_ color: Color) -> [String] { environments.map { text(color.resolve(in: $0)) } }


        """
}
#endif
