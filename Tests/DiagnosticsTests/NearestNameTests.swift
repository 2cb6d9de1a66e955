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

    @Test(
        "the shortest name is suggested that the written one begins, or that has a part which it begins",
        arguments: [("pag", "paging"), ("Paging.d", "paging.dot"), ("dot", "paging.dot"), ("icons", "app/icons.tab")])
    func beginning(_ written: String, _ meant: String) {
        let known = ["tag", "paging.dot.fill", "paging", "paging.dot", "app/icons.tab"]
        #expect(NearestName.nearest(to: written, among: known) == meant)
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
