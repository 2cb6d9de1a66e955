import DesignTokens
import Testing

@testable import Reports

@Suite("An inspected token") struct InspectedTokenTests {
    let project: InspectedProject

    init() throws { project = try SampleProject.read() }

    @Test("says where it stands, what it is for, and what is said of it")
    func annotations() throws {
        let ink = try project["brand.ink"]
        #expect((ink.groups, ink.layer, ink.type) == (["brand"], .primitive, .color))
        #expect(ink.description == "For words.")
        #expect(project.plain(ink.location.path) == "Light.json")
        #expect((ink.location.line, ink.location.column) == (2, 5))
        let link = try project["text.link"]
        #expect(link.isDeprecated && link.deprecationReason == "Use text.body.")
        #expect(!ink.isDeprecated)
    }

    @Test("has a value in each mode that it depends on, and one without a mode where it depends on none")
    func values() throws {
        let ink = try project["brand.ink"].values
        #expect(ink.map(\.mode) == ["Light", "Dark"])
        #expect(ink.map(\.text) == ["#112233", "#DDEEFF"])
        #expect(ink.map { project.plain($0.location.path) } == ["Light.json", "Dark.json"])
        let gap = try project["gap"].values
        #expect(gap.map(\.mode) == [nil])
        #expect(gap.map(\.text) == ["16 pt"] && gap[0].points == 16)
    }

    @Test("follows its references to the literal in each mode")
    func chains() throws {
        let link = try project["text.link"].values
        #expect(
            link.map { $0.chain.map(\.path) } == [
                ["text.link", "text.body", "brand.ink"], ["text.link", "text.body", "brand.sky"],
            ])
        #expect(link.map { $0.target?.path } == ["text.body", "text.body"])
        let fill = try project["button.fill"].value
        #expect(fill.step == .value && fill.target?.path == "brand.sky")
        #expect(try project["line"].value.parts.map(\.path) == ["brand.ink"])
    }

    @Test("knows who refers to it in any mode, as a whole, with a part of its value, or because the value is equal")
    func users() throws {
        #expect(try project["brand.ink"].users.map(\.path) == ["text.body", "line"])
        #expect(try project["brand.sky"].users.map(\.path) == ["text.body", "button.fill"])
        #expect(try project["text.link"].users.isEmpty)
    }

    @Test("has its symbol and code in each output, and the symbols that it had before")
    func declarations() throws {
        let body = try project["text.body"]
        #expect(body.declarations.map(\.symbol.text) == ["ShapeStyle.textBody"])
        #expect(body.declarations.map(\.output) == ["UI/Colors.swift"])
        let fill = try project["button.fill"].declarations
        #expect(fill.map(\.symbol.text) == ["ButtonColor.buttonFill"] && fill.map(\.expression) == [".sky"])
        #expect(try project["brand.ink"].formerSymbols.map(\.text) == ["ShapeStyle.oldInk"])
    }

    @Test("is unused where no output takes it and nobody refers to it")
    func unused() throws {
        #expect(try project["gap"].isUnused)
        #expect(try project["gap"].unselectedReason == "no output selects its group")
        #expect(try !project["brand.ink"].isUnused && !project["text.link"].isUnused)
        #expect(project.tokens.usable.filter(\.isUnused).map(\.path) == ["line", "gap"])
    }

    @Test("says why it is left out")
    func leftOut() throws {
        let mud = try project["brand.mud"]
        #expect(mud.isLeftOut && !mud.isUnused)
        #expect(mud.losses.map(\.code.rawValue) == ["dangling-alias", "dangling-alias"])
        #expect(mud.losses.compactMap { $0.location.map { project.plain($0.path) } } == ["Light.json", "Dark.json"])
        #expect(project.tokens.leftOut.map(\.path) == ["brand.mud"])
    }
}
