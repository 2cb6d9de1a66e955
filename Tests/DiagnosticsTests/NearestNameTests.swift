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

    @Test(
        "a name of the same words is meant, and otherwise the shortest that has all of them",
        arguments: [
            ("primaryLabel", "labelPrimary"), ("background-error", "errorBackground"), ("gray100", "blueGray100"),
            ("icon/Tick", "tick_icon_small"),
        ])
    func words(_ written: String, _ meant: String) {
        let known = [
            "primaryDisabled", "labelPrimary", "labelPrimaryLarge", "backgroundGreen", "errorBackground", "gray400",
            "blueGray100", "darkBlueGray100", "tick_icon_small", "tickIconSmallFilled",
        ]
        #expect(NearestName.nearest(to: written, among: known) == meant)
    }

    @Test("a name that has one of the words alone is not meant")
    func oneWord() {
        #expect(NearestName.nearest(to: "primaryLabel", among: ["primaryBorderOfCards", "label"]) == nil)
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
