#if !canImport(Darwin)
import GoldenCases
import TestSupport
import Testing

/// What apps call besides colors: assets that are missing.
@Suite("Members at run time", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct MemberRunTests {
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
