#if !canImport(Darwin)
import TestSupport
import Testing

/// The stubs record what they are given, and resolve colours as UIKit does, so that generated colours can be asked what they
/// are in each appearance.
@Suite("Generated colours at run time", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct AppearanceRunTests {
    private static let program = """
        import SwiftUI

        let appearances: [(String, UITraitCollection)] = [
            ("light", UITraitCollection(style: .light, contrast: .normal)),
            ("dark", UITraitCollection(style: .dark, contrast: .normal)),
            ("light high", UITraitCollection(style: .light, contrast: .high)),
            ("dark high", UITraitCollection(style: .dark, contrast: .high)),
        ]

        func show(_ name: String, _ color: UIColor) {
            let texts = appearances.map { color.resolvedColor(with: $0.1).recordedText }
            print(name, texts.joined(separator: " | "))
        }

        show("default", UIColor(Color.bgDefault))
        show("alias", UIColor(Color.bgAlias))
        show("crossed", UIColor(Color.bgCrossed))
        show("same", UIColor(Color.bgSame))
        show("scrim", UIColor(Color.bgScrim))
        show("wide", UIColor(Color.bgWide))
        show("border", UIColor(ComponentToken.Button.Color.border))
        show("native", .bgDefault)
        show("native alias", .bgAlias)
        show("native scrim", .bgScrim)
        print("once", Color.bgDefault == Color.bgDefault, UIColor.bgDefault === UIColor.bgAlias)

        """

    @Test("follow the appearance of the device, in SwiftUI and UIKit, and are made once")
    func appearances() async throws {
        try await withTemporaryFolder { folder in
            let golden = GoldenCase(name: "appearances")
            let files = ["Colors", "UIColors", "Components", "Color+Hex"].map { golden("expected/\($0).swift") }
            let output = try await SwiftProgram(folder).output(of: Self.program, with: files)
            #expect(output == Self.values)
        }
    }

    private static let values = """
        default F8F4F0 | 171615 | F8F4F0 | 000000
        alias F8F4F0 | 171615 | F8F4F0 | 000000
        crossed F8F4F0 | 2A2826 | F8F4F0 | 2A2826
        same 14706E | 14706E | 14706E | 14706E
        scrim 171615 0.502 | 000000 0.702 | 171615 0.502 | 000000 0.902
        wide P3 1.0 0.2 0.1 | P3 0.9 0.1 0.0 | P3 1.0 0.2 0.1 | P3 0.9 0.1 0.0
        border 14706E | 5FB5B0 | 14706E | 5FB5B0
        native F8F4F0 | 171615 | F8F4F0 | 000000
        native alias F8F4F0 | 171615 | F8F4F0 | 000000
        native scrim 171615 0.502 | 000000 0.702 | 171615 0.502 | 000000 0.902
        once true true

        """
}
#endif
