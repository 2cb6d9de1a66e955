import DesignTokens
import LocatedJSON
import Testing

@Suite("The plugin Design Tokens")
struct DesignTokensPluginTests {
    private func read(_ text: String) throws -> FormatReading { try FormatReading(.designTokensPlugin, text) }

    private static let extensions =
        #""extensions": { "org.lukasoppermann.figmaDesignTokens": { "exportKey": "font" } }"#

    @Test("is told from its key and from the names of its types")
    func recognition() throws {
        let formats: [TokenFormatReader] = [.designTokensPlugin, .tokensStudio, .styleDictionary, .dtcg]
        func format(_ text: String) throws -> TokenFormat { try FormatReading.format(of: text, among: formats) }
        let color = ##"{ "a": { "type": "color", "value": "#000000ff", \##(Self.extensions) } }"##
        #expect(try format(color) == .designTokensPlugin)
        #expect(try format(#"{ "a": { "b": { "type": "custom-grid", "value": {} } } }"#) == .designTokensPlugin)
        #expect(try format(##"{ "a": { "type": "color", "value": "#000000ff" } }"##) == .tokensStudio)
        #expect(try format(#"{ "a": { "type": "custom-thing", "value": "1" } }"#) != .designTokensPlugin)
    }

    @Test("has paths without groups that have no name; tokens that then have the same path are defined twice")
    func namelessGroups() throws {
        let reading = try read(
            ##"""
            { "color": { "": { "status": { "ok": { "type": "color", "value": "#00FF00FF" } },
                               1️⃣"ink": { "type": "color", "value": "#FF0000FF" } },
                         2️⃣"ink": { "type": "color", "value": "#000000FF" },
                         "good": { "type": "color", "value": "{color..status.ok}" } } }
            """##)
        reading.expect(
            """
            2️⃣: error: 'color.ink' is defined twice [duplicate-token]
            1️⃣: note: first defined here
            2️⃣: note: rename one of them in Figma
            """)
        #expect(reading.paths == ["color.status.ok", "color.ink", "color.good"])
        #expect(try reading.value("color.good") == reading.value("color.status.ok"))
    }

    @Test("has colors, lengths, numbers, texts, and references between them")
    func simpleValues() throws {
        let reading = try read(
            ##"""
            {
              "colors": {
                "ink": { "description": "for text", "type": "color", "value": "#10203080", "blendMode": "normal" },
                "$button": { "type": "color", "value": "{colors.ink}" }
              },
              "size": { "s": { "type": "dimension", "value": 4.5 }, "m": { "type": "dimension", "value": "2rem" } },
              "scale": { "type": "number", "value": 2 }, "name": { "type": "string", "value": "Inter" },
              "isNew": { "type": "boolean", "value": true }
            }
            """##)
        reading.expect("")
        #expect(
            reading.paths == ["colors.ink", "colors.$button", "size.s", "size.m", "scale", "name", "isNew"])
        #expect(try reading.token("colors.ink").description == "for text")
        #expect(try reading.value("colors.$button") == reading.value("colors.ink"))
        #expect(try reading.value("colors.ink").shortText == "102030 0.5019607843137255")
        #expect(try reading.value("size.s") == .dimension(4.5, .px))
        #expect(try reading.value("size.m") == .dimension(2, .rem))
        #expect(try reading.value("isNew") == .boolean(true))
    }

    @Test("has an original format, whose styles are their parts in other formats, with one warning")
    func originalFormat() throws {
        let style = """
            { "category": "font", "exportKey": "font", "size": { "value": 20, "type": "number", "unit": "pixel" } }
            """
        let text = "{ \"font\": { \"a\": \(style), \"b\": \(style) } }"
        let studio = try FormatReading(.tokensStudio, text)
        let dictionary = try FormatReading(.styleDictionary, text)
        for reading in [studio, dictionary] {
            #expect(reading.resolution.diagnostics.map(\.code) == [.outdatedSyntax])
            #expect(reading.resolution.diagnostics.first?.message.contains("original format") == true)
        }
        #expect(try dictionary.value("font.a.size") == .number(20))
    }

    @Test("has numbers in place of dimensions where the scopes say so")
    func scopes() throws {
        func variable(_ value: String, _ scope: String) -> String {
            #"""
            { "type": "dimension", "value": \#(value),
              "extensions": { "org.lukasoppermann.figmaDesignTokens": { "exportKey": "variables", "scopes": ["\#(scope)"] } } }
            """#
        }
        let reading = try read(
            #"{ "a": \#(variable("30", "OPACITY")), "b": \#(variable("4", "GAP")), "c": \#(variable(#""{a}""#, "OPACITY")) }"#
        )
        reading.expect("")
        #expect(try reading.value("a") == .number(30))
        #expect(try reading.value("b") == .dimension(4, .px))
        #expect(reading.resolution.graph.tokens.map(\.unit) == [.ratio, nil, .ratio])
    }

    @Test("has text styles whose measures are points")
    func textStyles() throws {
        let reading = try read(
            #"""
            { "font": { "body": { "type": "custom-fontStyle", "value": {
              "fontSize": 16, "textDecoration": "underline", "fontFamily": "Inter", "fontWeight": 600,
              "fontStyle": "italic", "fontStretch": "normal", "letterSpacing": -0.32, "lineHeight": 24,
              "paragraphIndent": 0, "paragraphSpacing": 8, "textCase": "uppercase" } } } }
            """#)
        reading.expect("")
        guard case .composite(let style) = try reading.value("font.body") else { return #expect(Bool(false)) }
        #expect(style.type == .typography)
        #expect(style.value(of: "fontFamily") == .fontFamily(["Inter"]))
        #expect(style.value(of: "fontSize") == .dimension(16, .px))
        #expect(style.value(of: "fontWeight") == .fontWeight(FontWeight(600)))
        #expect(style.value(of: "fontStyle") == .string("italic"))
        #expect(style.value(of: "letterSpacing") == .dimension(-0.32, .px))
        #expect(style.value(of: "lineHeight") == .dimension(24, .px))
        #expect(style.value(of: "paragraphSpacing") == .dimension(8, .px))
        #expect(style.value(of: "textCase") == .string("uppercase"))
        #expect(style.value(of: "textDecoration") == .string("underline"))
    }

    @Test("has text styles as groups of their parts; groups of variables and references remain groups")
    func groupsAsTextStyles() throws {
        func group(_ size: String, _ more: String = "") -> String {
            #"""
            { "description": "for reading", "fontSize": { "type": "dimension", \#(size) \#(more) },
              "fontFamily": { "type": "string", "value": "Inter" }, "fontWeight": { "type": "number", "value": 600 },
              "fontStyle": { "type": "string", "value": "italic" }, "fontStretch": { "type": "string", "value": "normal" },
              "lineHeight": { "type": "dimension", "value": 24 } }
            """#
        }
        let reading = try read(
            """
            { "typography": { "body": \(group("\"value\": 16")), "near": \(group("\"value\": \"{size}\"")),
              "own": \(group("\"value\": 16", ", \(Self.extensions)")) }, "size": { "type": "dimension", "value": 4 } }
            """)
        reading.expect("")
        #expect(reading.paths.filter { !$0.contains("typography.") } == ["size"])
        #expect(reading.paths.count == 14)
        #expect(try reading.token("typography.body").description == "for reading")
        guard case .composite(let style) = try reading.value("typography.body") else { return #expect(Bool(false)) }
        #expect(style.value(of: "fontFamily") == .fontFamily(["Inter"]))
        #expect(style.value(of: "fontSize") == .dimension(16, .px))
        #expect(style.value(of: "fontWeight") == .fontWeight(FontWeight(600)))
        #expect(style.value(of: "fontStyle") == .string("italic"))
        #expect(style.value(of: "lineHeight") == .dimension(24, .px))
        #expect(try reading.value("typography.own.fontSize") == .dimension(16, .px))
    }

    @Test("has a text style once that is written as a value and as a group, in either order", arguments: [false, true])
    func textStylesTwice(isReversed: Bool) throws {
        let values = ["body", "title"].map {
            """
            "\($0)": { "type": "custom-fontStyle", "value": { "fontSize": 16, "fontFamily": "Inter", "fontWeight": 600,
              "fontStyle": "normal", "fontStretch": "normal", "letterSpacing": 0, "lineHeight": 24 } }
            """
        }
        let parts = [("body", 24), ("title", 32)].map { name, height in
            """
            "\(name)": { "fontSize": { "type": "dimension", "value": 16 },
              "fontFamily": { "type": "string", "value": "Inter" }, "fontWeight": { "type": "number", "value": 600 },
              "fontStyle": { "type": "string", "value": "normal" }, "fontStretch": { "type": "string", "value": "normal" },
              "letterSpacing": { "type": "dimension", "value": 0 },
              "lineHeight": { "type": "dimension", "value": \(height) } }
            """
        }
        let groups = [("font", values), ("typography", parts)].map { name, styles in
            "\"\(name)\": { \(styles.joined(separator: ", ")) }"
        }
        let reading = try read("{ \((isReversed ? groups.reversed() : groups).joined(separator: ", ")) }")
        reading.expect("")
        let body = isReversed ? "typography.body" : "font.body"
        #expect(Set(reading.paths) == [body, "font.title", "typography.title"])
        #expect(reading.paths.count == 3)
    }

    private static let low = ##"""
        { "type": "custom-shadow", "value": { "shadowType": "dropShadow", "radius": 3, "color": "#00000080", "offsetX": 0,
          "offsetY": 1, "spread": 2 } }
        """##
    private static let inner = ##"""
        { "type": "custom-shadow", "value": { "shadowType": "innerShadow", "radius": 1, "color": "#ffffffff", "offsetX": 4,
          "offsetY": 5, "spread": 0 } }
        """##

    @Test("has shadows, of which the numbered layers of one style are one value")
    func shadows() throws {
        let reading = try read(
            """
            { "effect": { "low": \(Self.low), "card": {
              "0": \(Self.low), "1": \(Self.inner), "description": null, \(Self.extensions) } } }
            """)
        reading.expect("")
        #expect(reading.paths == ["effect.low", "effect.card"])
        guard case .composite(let low) = try reading.value("effect.low"),
            case .composite(let card) = try reading.value("effect.card")
        else { return #expect(Bool(false)) }
        #expect(!low.isList)
        #expect(low.value(of: "blur") == .dimension(3, .px))
        #expect(low.value(of: "spread") == .dimension(2, .px))
        #expect(low.value(of: "inset") == .boolean(false))
        #expect(card.isList && card.parts.count == 2)
        guard case .composite(let inner) = card.parts[1].value else { return #expect(Bool(false)) }
        #expect(inner.value(of: "inset") == .boolean(true))
        #expect(inner.value(of: "offsetX") == .dimension(4, .px))
    }

    @Test("has gradients, strokes, transitions, and lengths of sides and corners")
    func otherStyles() throws {
        let reading = try read(
            ##"""
            {
              "gradient": { "type": "custom-gradient", "value": { "gradientType": "linear", "rotation": 45, "stops": [
                { "position": 0, "color": "#ff0000ff" }, { "position": 1, "color": "#0000ffff" } ] } },
              "line": { "type": "custom-stroke", "value": {
                "align": "inside", "dashPattern": [4, 2], "weight": 2, "color": "#ff0000ff" } },
              "motion": { "type": "custom-transition", "value": { "transitionType": "smart_animate", "duration": 0.3,
                "easingFunction": { "x1": 0.42, "y1": 0, "x2": 0.58, "y2": 1 } } },
              "round": { "type": "custom-radius", "value": {
                "smoothing": 0.6, "topLeft": 8, "topRight": 8, "bottomLeft": 8, "bottomRight": 8 } },
              "inset": { "type": "custom-spacing", "value": { "top": 4, "bottom": 8, "left": 2, "right": 2 } }
            }
            """##)
        reading.expect("")
        guard case .composite(let gradient) = try reading.value("gradient"),
            case .composite(let line) = try reading.value("line"),
            case .composite(let motion) = try reading.value("motion")
        else { return #expect(Bool(false)) }
        #expect(gradient.shape == .linear(angle: 45) && gradient.parts.count == 2)
        #expect(line.value(of: "style") == .strokeStyle("dashed"))
        #expect(motion.value(of: "duration") == .duration(0.3, .s))
        #expect(motion.value(of: "timingFunction") == .cubicBezier([0.42, 0, 0.58, 1]))
        #expect(try reading.value("round") == .dimension(8, .px))
        #expect(try reading.value("inset.top") == .dimension(4, .px))
        #expect(try reading.value("inset.right") == .dimension(2, .px))
    }

    @Test("has opacities, diamonds, and springs, which have no value but code")
    func rareStyles() throws {
        let reading = try read(
            ##"""
            {
              "veil": { "type": "custom-opacity", "value": 0.4 },
              "gem": { "type": "custom-gradient", "value": { "gradientType": "diamond", "stops": [
                { "position": 0, "color": "#ff0000ff" }, { "position": 1, "color": "#0000ffff" } ] } },
              "jump": { "type": "custom-transition", "value": 1️⃣{ "duration": 0.5, "easingType": "spring",
                "easingFunction": { "mass": 2, "stiffness": 100, "damping": 9.5 } } }
            }
            """##)
        reading.expect(
            """
            1️⃣: error: 'jump' is a spring, which transition tokens do not support [invalid-value]
            1️⃣: note: write its animation in Swift: .interpolatingSpring(mass: 2, stiffness: 100, damping: 9.5)
            """)
        #expect(try reading.value("veil") == .number(0.4))
        guard case .composite(let gem) = try reading.value("gem") else { return #expect(Bool(false)) }
        #expect(gem.shape == .radial(center: .init(), form: .diamond))
    }

    private static func variable(_ value: String, mode: String, id: Int) -> String {
        ##"""
        { "type": "color", "value": "\##(value)", "extensions": { "org.lukasoppermann.figmaDesignTokens": {
          "mode": "\##(mode)", "collection": "Buttons", "scopes": ["ALL_SCOPES"], "variableId": "VariableID:1:\##(id)",
          "exportKey": "variables" } } }
        """##
    }

    @Test("skips text styles and shadows with an invalid part, and reports invalid sides")
    func halfValues() throws {
        let reading = try read(
            ##"""
            { "style": { "type": "custom-fontStyle", "value": 1️⃣{ "fontSize": 16, "fontWeight": "thick" } },
              "low": { "type": "custom-shadow", "value": 2️⃣{ "radius": 3, "color": "#000000ff", "offsetX": "4px" } },
              "box": { "type": "custom-spacing", "value": { "top": 4, "bottom": 8, 3️⃣"left": "wide" } } }
            """##)
        reading.expect(
            """
            1️⃣: error: the value of 'style' is not a custom-fontStyle [invalid-value]
            1️⃣: note: correct it in Figma, then export the tokens again
            2️⃣: error: the value of 'low' is not a custom-shadow [invalid-value]
            2️⃣: note: correct it in Figma, then export the tokens again
            3️⃣: warning: expected a variable with a name and a value; this member is skipped [not-a-token]
            3️⃣: note: add a name and a value, or remove it
            """)
        #expect(reading.paths == ["box.top", "box.bottom"])
    }

    @Test("has modes as groups that are called after them; a reference to one of them means the variable")
    func modes() throws {
        let day = Self.variable("#ffffffff", mode: "Day", id: 1)
        let night = Self.variable("#000000ff", mode: "Night", id: 1)
        // The plugin refers to the last mode of a variable, whichever mode it is in itself.
        let alias = { Self.variable("{buttons.night.back}", mode: $0, id: 2) }
        let reading = try read(
            """
            { "buttons": { "day": { "back": \(day), "line": \(alias("Day")) },
                           "night": { "back": \(night), "line": \(alias("Night")) } },
              "page": \(Self.variable("{buttons.night.back}", mode: "Mode 1", id: 3)) }
            """)
        reading.expect("")
        #expect(reading.paths == ["buttons.back", "buttons.line", "page"])
        #expect(try reading.values("buttons.line") == ["day ffffff", "night 000000"])
        #expect(try reading.values("page") == ["day ffffff", "night 000000"])
    }

    @Test("reports styles without a value once, and the expected type of invalid values")
    func reports() throws {
        try read(
            """
            { "grid": { 1️⃣"page": { "type": "custom-grid", "value": {} } },
              "effect": { "blur": { "description": null, \(Self.extensions) } },
              "a": { "type": "color", "value": 2️⃣"reddish" }, "b": { "type": "custom-thing", "value": 3️⃣"1" },
              "c": { "type": "custom-shadow", "value": 4️⃣{ "radius": 1 } }, 5️⃣"d": 1 }
            """
        ).expect(
            """
            2️⃣: error: the value of 'a' is not a color [invalid-value]
            2️⃣: note: correct it in Figma, then export the tokens again
            3️⃣: error: unknown type 'custom-thing' of 'b' [unknown-type]
            3️⃣: note: correct it in Figma, then export the tokens again
            4️⃣: error: the value of 'c' is not a custom-shadow [invalid-value]
            4️⃣: note: correct it in Figma, then export the tokens again
            5️⃣: error: expected a token or a group for 'd' [not-a-token]
            5️⃣: note: remove it, or export the tokens again
            1️⃣: warning: 2 styles have no Swift value, because they are grids, or effects that are not exported [incomplete-token]
            1️⃣: note: exclude grids and blurs from the export in the plugin's settings
            """)
    }

    @Test("is read without breaking a rule whatever is wrong with a file")
    func damaged() {
        let night = Self.variable("#000000ff", mode: "night", id: 1)
        expectUnbroken(
            .designTokensPlugin,
            """
            {"b":{"day":{"x":\(Self.variable("{b.night.x}", mode: "day", id: 1))},"night":{"x":\(night)}},
            "e":{"0":\(Self.low),"1":\(Self.inner),\(Self.extensions)},
            "r":{"type":"custom-radius","value":{"smoothing":0.6,"topLeft":8,"topRight":9}}}
            """)
    }

    @Test("is recognized by a few styles before hundreds of tokens without its keys")
    func manyTokens() throws {
        let token = #"{ "type": "dimension", "value": 16 }"#
        let style = (0..<11).map { "\"part\($0)\": \(token)" }.joined(separator: ", ")
        let styles = (0..<60).map { "\"style\($0)\": { \(style) }" }.joined(separator: ", ")
        let text = """
            { "font": { "body": { "type": "custom-fontStyle", "value": { "fontSize": 16 } } },
              "typography": { \(styles) } }
            """
        let formats: [TokenFormatReader] = [.designTokensPlugin, .tokensStudio, .styleDictionary, .dtcg]
        #expect(try FormatReading.format(of: text, among: formats) == .designTokensPlugin)
    }
}
