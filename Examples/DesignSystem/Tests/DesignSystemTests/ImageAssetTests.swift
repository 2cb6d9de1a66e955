import DesignSystem
import Foundation
import Testing

@Suite("Images")
struct ImageAssetTests {
    @Test("every image set of the catalog has a case, and every case an image set")
    func casesMatchTheCatalog() throws {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let catalog = package.appendingPathComponent("Sources/DesignSystem/Resources/ImageAssets.xcassets")
        let imageSets = try FileManager.default.subpathsOfDirectory(atPath: catalog.path)
            .filter { $0.hasSuffix(".imageset") }
            .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
        #expect(ImageAsset.allCases.map(\.rawValue).sorted() == imageSets.sorted())
    }

    @Test("a case's raw value is the name of its image")
    func rawValues() {
        #expect(ImageAsset.onboarding1.rawValue == "onboarding1")
        #expect(ImageAsset.logoSymbol.rawValue == "logoSymbol")
        #expect(ImageAsset(rawValue: "kakao") == .kakao)
    }
}
