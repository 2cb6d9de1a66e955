import Testing

@testable import CodeGeneration

@Suite("The steps of weight")
struct FontStepTests {
    @Test(
        "a weight has the nearest of them, between two the heavier one",
        arguments: [
            (1, FontStep.ultraLight), (100, .ultraLight), (149.9, .ultraLight), (150, .thin), (349, .light),
            (350, .regular), (400, .regular), (450, .medium), (600, .semibold), (850, .black), (900, .black),
            (950, .black), (1000, .black),
        ] as [(Double, FontStep)])
    func nearest(_ weight: Double, _ step: FontStep) { #expect(FontStep.nearest(to: weight) == step) }

    @Test("each has the word that fonts have for it in their names")
    func words() {
        #expect(
            FontStep.allCases.map { "\($0.rawValue) \($0) \($0.styleName)" } == [
                "100 ultraLight Thin", "200 thin ExtraLight", "300 light Light", "400 regular Regular",
                "500 medium Medium", "600 semibold SemiBold", "700 bold Bold", "800 heavy ExtraBold", "900 black Black",
            ])
    }
}
