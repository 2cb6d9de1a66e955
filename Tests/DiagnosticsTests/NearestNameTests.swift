import Diagnostics
import TestSupport
import Testing

@Suite("The nearest name")
struct NearestNameTests {
    @Test(
        "a typo is recognized",
        arguments: [
            ("spaec", "space"), ("Sapce", "space"), ("colr", "color"), ("colours", "color"), ("ÉTAGE", "étage"),
            ("outputt", "outputs"), ("abcdefghi", "badcfeghi"),
        ])
    func near(_ written: String, _ meant: String) {
        #expect(NearestName.nearest(to: written, among: ["unlike", meant, "else"]) == meant)
    }

    @Test("another name is not suggested", arguments: ["", "s", "width", "spacing.large", "ca"])
    func far(_ written: String) {
        #expect(NearestName.nearest(to: written, among: ["space", "color"]) == nil)
    }

    @Test("the first of those that are equally near is taken, and a nearer one before it")
    func order() {
        #expect(NearestName.nearest(to: "grey100", among: ["grey200", "grey300"]) == "grey200")
        #expect(NearestName.nearest(to: "grey100", among: ["grey255", "grey101", "grey10"]) == "grey101")
    }
}
