import DesignTokens
import Testing

@testable import Reports

@Suite("The pairs of colors that a system shows") struct ContrastPairsTests {
    @Test("a component's text stands on its background in the same state, else in the default one")
    func components() throws {
        let pairs = try pairs([
            "button.primary.background.default": "#14706E", "button.primary.background.pressed": "#0F5A58",
            "button.primary.text.default": "#FFFFFF", "button.primary.text.pressed": "#EEEEEE",
            "button.primary.icon.busy": "#FFFFFF", "button.primary.border.default": "#000000",
        ])
        #expect(
            pairs == [
                "component: button.primary.icon.busy on button.primary.background.default 5.87:1 passes",
                "component: button.primary.text.default on button.primary.background.default 5.87:1 passes",
                "component: button.primary.text.pressed on button.primary.background.pressed 6.89:1 passes",
            ])
    }

    @Test("a part without a background stands on that of the part around it, whatever the names' form")
    func parents() throws {
        let pairs = try pairs([
            "cardSurface": "#FFFFFF", "card-title-text": "#777777", "card-meta-icon": "#777777", "chipLabel": "#000000",
            "card.inverse.text": "#FFFFFF", "card.background.text-highlight": "#FFFFFF",
        ])
        #expect(
            pairs == [
                "component: card-meta-icon on cardSurface 4.47:1 passes",
                "component: card-title-text on cardSurface 4.47:1 fails: #767676",
            ])
    }

    @Test("onX stands on X, and a state that is called on is none of that")
    func on() throws {
        let pairs = try pairs([
            "color.primary": "#14706E", "color.onPrimary": "#FFFFFF", "color.text.on-brand": "#FFFFFF",
            "color.background.brand": "#000000", "switch.on.background": "#FFFFFF", "switch.background": "#000000",
        ])
        #expect(
            pairs == [
                "on: color.onPrimary on color.primary 5.87:1 passes",
                "on: color.text.on-brand on color.background.brand 21.00:1 passes",
            ])
    }

    @Test("texts of a layer stand on its default background and surface, inverse ones on the inverse, and on no other")
    func pages() throws {
        let pairs = try pairs([
            "semantic.text.muted": "#7F8C92", "semantic.text.inverse": "#FFFFFF", "semantic.text.white": "#FFFFFF",
            "semantic.text.danger": "#B00020", "semantic.background.danger": "#FDE7E9",
            "semantic.background.default": "#FBFCFC", "semantic.background.inverse": "#1E2326",
            "semantic.surface.default": "#FBF9F7",
        ])
        #expect(
            pairs == [
                "page: semantic.text.danger on semantic.background.default 7.12:1 passes",
                "page: semantic.text.danger on semantic.surface.default 6.97:1 passes",
                "page: semantic.text.inverse on semantic.background.inverse 15.86:1 passes",
                "page: semantic.text.muted on semantic.background.default 3.36:1 fails: #6A767C",
                "page: semantic.text.muted on semantic.surface.default 3.29:1 fails: #69757B",
            ])
    }

    @Test("nothing is asked of parts that are disabled")
    func disabled() throws {
        let pairs = try pairs(["input.background.disabled": "#EEEEEE", "input.text.disabled": "#BBBBBB"])
        #expect(pairs == ["component: input.text.disabled on input.background.disabled 1.65:1 exempt"])
    }

    @Test("a translucent text is seen on its background, and a translucent background on the page that is configured")
    func translucent() throws {
        let colors = ["background.default": "#FFFFFF", "chip.background": "#00000080", "chip.text": "#FFFFFFCC"]
        #expect(
            try pairs(colors, page: "background.default")
                == ["component: chip.text on chip.background over background.default 3.19:1 fails: nil"])
    }

    @Test(
        "what lies behind a translucent background is unknown unless an opaque color is configured, whatever names say")
    func unknownGround() throws {
        let colors = [
            "background.default": "#FFFFFF", "veil": "#FFFFFF80", "chip.background": "#00000080",
            "chip.text": "#FFFFFF",
        ]
        let unknown = ["component: chip.text on chip.background unknown"]
        #expect(try pairs(colors) == unknown)
        #expect(try pairs(colors, page: "veil") == unknown)
        #expect(try pairs(colors, page: "chip.background") == unknown)
    }

    @Test("primitive colors make no pairs")
    func primitives() throws {
        let colors = ["brand.text": "#000000", "brand.background": "#FFFFFF"]
        #expect(try pairs(colors, layers: #""primitive": ["brand"]"#).isEmpty)
        #expect(try pairs(colors).count == 1)
    }

    @Test("a group that is a layer is no component")
    func layers() throws {
        let colors = [
            "acme.text.danger": "#B00020", "acme.background.danger": "#FDE7E9", "acme.background.default": "#FFFFFF",
        ]
        let pairs = try pairs(colors, layers: #""semantic": ["acme"]"#)
        #expect(pairs == ["page: acme.text.danger on acme.background.default 7.32:1 passes"])
    }

    @Test("a pair is looked at in every mode that it depends on")
    func modes() throws {
        let project = try InspectedProject([
            "tokengenerator.json": """
            { "sources": [{ "path": "Light.json", "collection": "Colors", "mode": "Light" },
                          { "path": "Dark.json", "collection": "Colors", "mode": "Dark" }] }
            """,
            "Light.json": Self.file(["text.body": "#111111", "background.default": "#FFFFFF"]),
            "Dark.json": Self.file(["text.body": "#777777", "background.default": "#000000"]),
        ])
        #expect(
            Self.lines(project) == [
                "page: text.body on background.default Light 18.88:1 passes",
                "page: text.body on background.default Dark 4.68:1 passes",
            ])
    }

    @Test("pairs of the configuration come first: each color in front on each behind, with the level that is stated")
    func configured() throws {
        let pairs = try lines(
            [
                "ink.body": "#111111", "ink.faint": "#777777", "paper.white": "#FFFFFF", "paper.sand": "#F4EBDD",
                "chip.text": "#777777", "chip.background": "#FFFFFF",
            ],
            configured: #"{ "foreground": "ink.*", "background": "paper" }"#,
            #"{ "foreground": "chip.text", "background": "chip.background", "level": 3 }"#,
            #"{ "foreground": "ink.body", "background": "paper.white", "level": 21 }"#)
        #expect(
            pairs == [
                "configuration: ink.body on paper.sand 15.98:1 passes",
                "configuration: ink.body on paper.white 18.88:1 passes",
                "configuration: ink.faint on paper.sand 3.79:1 fails: #6B6B6B",
                "configuration: ink.faint on paper.white 4.47:1 fails: #767676",
                "configuration: chip.text on chip.background 4.47:1 passes",
            ])
    }

    @Test("stars in what both patterns begin with stand for the same")
    func sharedStars() throws {
        let colors = [
            "part.chip.ink": "#111111", "part.chip.paper": "#FFFFFF", "part.card.ink": "#111111",
            "part.card.paper": "#EEEEEE", "part.tag.ink": "#111111", "tab-a-ink": "#111111", "tab-a-paper": "#FFFFFF",
            "tab-b-ink": "#111111", "tab-b-paper": "#EEEEEE",
        ]
        let pairs = try lines(
            colors, configured: #"{ "foreground": "part.*.ink", "background": "part.*.paper" }"#,
            #"{ "foreground": "tab-*-ink", "background": "tab-*-paper" }"#)
        #expect(
            pairs == [
                "configuration: part.card.ink on part.card.paper 16.27:1 passes",
                "configuration: part.chip.ink on part.chip.paper 18.88:1 passes",
                "configuration: tab-a-ink on tab-a-paper 18.88:1 passes",
                "configuration: tab-b-ink on tab-b-paper 16.27:1 passes",
            ])
    }

    @Test("of pairs of the configuration, icons need less and disabled parts nothing, unless a level is stated")
    func configuredLevels() throws {
        let colors = ["mark.icon": "#888888", "mark.disabled": "#CCCCCC", "paper": "#FFFFFF"]
        let usual = try lines(colors, configured: #"{ "foreground": "mark.*", "background": "paper" }"#)
        #expect(
            usual == [
                "configuration: mark.disabled on paper 1.60:1 exempt",
                "configuration: mark.icon on paper 3.54:1 passes",
            ])
        let stated = try lines(colors, configured: #"{ "foreground": "mark.*", "background": "paper", "level": 4 }"#)
        #expect(
            stated == [
                "configuration: mark.disabled on paper 1.60:1 fails: #7F7F7F",
                "configuration: mark.icon on paper 3.54:1 fails: #7F7F7F",
            ])
    }

    @Test("a token knows its pairs, in front and behind, and how far lightness differs")
    func lookup() throws {
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"] }"#,
            "a.json": Self.file(["chip.text": "#777777", "chip.background": "#FFFFFF", "gap.color": "#000000"]),
        ])
        let pairs = ContrastPairs(project.tokens.run)
        #expect(pairs.pairs(of: try project["chip.text"].number) == pairs.all)
        #expect(pairs.pairs(of: try project["chip.background"].number) == pairs.all)
        #expect(pairs.pairs(of: try project["gap.color"].number).isEmpty)
        let check = try #require(pairs.checks(pairs.all[0]).first)
        #expect(try abs(#require(check.lightnessDifference) + 49.97) < 0.01)
    }

    // MARK: - Helpers

    /// What is said of colors under pairs that the configuration names.
    private func lines(_ colors: [String: String], configured pairs: String...) throws -> [String] {
        Self.lines(
            try InspectedProject([
                "tokengenerator.json": """
                { "sources": ["a.json"], "outputs": [], "contrast": { "pairs": [\(pairs.joined(separator: ","))] } }
                """, "a.json": Self.file(colors),
            ]))
    }

    private func pairs(_ colors: [String: String], layers: String = "", page: String? = nil) throws -> [String] {
        let contrast = page.map { #", "contrast": { "page": "\#($0)" }"# } ?? ""
        let project = try InspectedProject([
            "tokengenerator.json": #"{ "sources": ["a.json"], "layers": { \#(layers) }\#(contrast) }"#,
            "a.json": Self.file(colors),
        ])
        return Self.lines(project).sorted()
    }

    /// A file of colors by their paths.
    private static func file(_ colors: [String: String]) -> String {
        var groups: [String: String] = [:]
        for (path, color) in colors.sorted(by: { $0.key < $1.key }) {
            let names = path.split(separator: ".")
            groups[names.dropLast().joined(separator: "."), default: ""] +=
                "\"\(names[names.count - 1])\": { \"$type\": \"color\", \"$value\": \"\(color)\" },"
        }
        return "{\(content(of: "", groups))}"
    }

    private static func content(of group: String, _ groups: [String: String]) -> String {
        let prefix = group.isEmpty ? "" : group + "."
        let inner = Set(
            groups.keys.filter { $0.hasPrefix(prefix) && $0 != group && !$0.isEmpty }.map { path in
                String(path.dropFirst(prefix.count).prefix { $0 != "." })
            })
        let members = inner.sorted().map { "\"\($0)\": {\(content(of: prefix + $0, groups))}" }
        return ((groups[group].map { [String($0.dropLast())] } ?? []) + members).joined(separator: ",")
    }

    private static func lines(_ project: InspectedProject) -> [String] {
        let pairs = ContrastPairs(project.tokens.run)
        func path(_ token: Int) -> String { project.tokens[token].path }
        return pairs.all.flatMap { pair in
            pairs.checks(pair).map { check in
                let base = check.base.map { "over " + path($0) }
                let verdict =
                    check.verdict == .fails
                    ? "fails: \(check.mended?.hexadecimalText ?? "nil")" : check.verdict.rawValue
                let parts = [base, check.mode, check.contrast?.text, verdict].compactMap(\.self)
                return "\(pair.rule): \(path(pair.text)) on \(path(pair.background)) "
                    + parts.joined(separator: " ")
            }
        }
    }
}
