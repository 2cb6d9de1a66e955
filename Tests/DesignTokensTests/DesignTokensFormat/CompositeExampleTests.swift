import DesignTokens
import Testing

@Suite("The format's own examples: composite types (section 9)")
struct CompositeExampleTests {
    private static func shadow(_ color: TokenValue, _ y: TokenValue, _ blur: TokenValue) -> TokenValue {
        .parts(
            .shadow,
            [
                "color": color, "offsetX": .dimension(0, .px), "offsetY": y, "blur": blur, "spread": .dimension(0, .px),
                "inset": .boolean(false),
            ])
    }

    @Test("9.1: a list of shadows, one of which stands elsewhere")
    func arrayAliasing() throws {
        let base = """
            "$value": { "color": "{brand.accent}", "offsetX": { "value": 0, "unit": "px" },
              "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 2, "unit": "px" },
              "spread": { "value": 0, "unit": "px" } }
            """
        let file = try FormatFile(
            """
            {
              "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
              "layered-shadow": {
                "$type": "shadow",
                "$value": [
                  "{base.shadow}",
                  {
                    "color": "{brand.accent}",
                    "offsetX": { "value": 4, "unit": "px" },
                    "offsetY": { "value": 4, "unit": "px" },
                    "blur": { "value": 8, "unit": "px" },
                    "spread": { "value": 0, "unit": "px" }
                  }
                ]
              },
              "base": { "shadow": { "$type": "shadow", \(base) } },
              "brand": { "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }
            }
            """)
        file.expect("")
        let list = try file.composite("layered-shadow")
        #expect(list.isList)
        #expect(list.parts.map(\.reference) == ["base.shadow", nil])
        #expect(list.parts[0].value.isSame(as: Self.shadow(.srgb(1, 0, 0), .dimension(1, .px), .dimension(2, .px))))
    }

    @Test("9.1: the values of tokens outside the file are unknown")
    func missingTokens() throws {
        let file = try FormatFile(
            """
            {
              "layered-shadow": {
                "$type": "shadow",
                "$value": [
                  1️⃣"{base.shadow}",
                  {
                    "color": 2️⃣"{brand.accent}",
                    "offsetX": { "value": 4, "unit": "px" },
                    "offsetY": { "value": 4, "unit": "px" },
                    "blur": { "value": 8, "unit": "px" },
                    "spread": { "value": 0, "unit": "px" }
                  }
                ]
              }
            }
            """)
        file.expect(
            """
            1️⃣: error: cannot find the token 'base.shadow' [dangling-alias]
            1️⃣: note: correct the name, or add the file that defines it to "sources"
            2️⃣: error: cannot find the token 'brand.accent' [dangling-alias]
            2️⃣: note: correct the name, or add the file that defines it to "sources"
            """)
    }

    @Test("9.1: a composite token")
    func composite() throws {
        let file = try FormatFile(
            ##"""
            {
              "shadow-token": {
                "$type": "shadow",
                "$value": {
                  "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5, "hex": "#000000" },
                  "offsetX": { "value": 0.5, "unit": "rem" },
                  "offsetY": { "value": 0.5, "unit": "rem" },
                  "blur": { "value": 1.5, "unit": "rem" },
                  "spread": { "value": 0, "unit": "rem" }
                }
              }
            }
            """##)
        file.expect("")
        #expect(
            try file.value("shadow-token")
                == .parts(
                    .shadow,
                    [
                        "color": .srgb(0, 0, 0, alpha: 0.5), "offsetX": .dimension(0.5, .rem),
                        "offsetY": .dimension(0.5, .rem), "blur": .dimension(1.5, .rem), "spread": .dimension(0, .rem),
                        "inset": .boolean(false),
                    ]))
    }

    @Test("9.1: a composite token of other tokens, and another that is an alias of it")
    func advanced() throws {
        let file = try FormatFile(
            ##"""
            {
              "space": { "small": { "$type": "dimension", "$value": { "value": 0.5, "unit": "rem" } } },
              "color": {
                "shadow-050": {
                  "$type": "color",
                  "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5, "hex": "#000000" }
                }
              },
              "shadow": {
                "medium": {
                  "$type": "shadow",
                  "$description": "A composite token where some sub-values are references to tokens",
                  "$value": {
                    "color": "{color.shadow-050}",
                    "offsetX": "{space.small}",
                    "offsetY": "{space.small}",
                    "blur": { "value": 1.5, "unit": "rem" },
                    "spread": { "value": 0, "unit": "rem" }
                  }
                }
              },
              "component": {
                "card": {
                  "box-shadow": {
                    "$description": "This token is an alias for the composite token {shadow.medium}",
                    "$value": "{shadow.medium}"
                  }
                }
              }
            }
            """##)
        file.expect("")
        #expect(try file.type("component.card.box-shadow") == .shadow)
        #expect(
            try file.composite("component.card.box-shadow").parts == [
                .init("color", .srgb(0, 0, 0, alpha: 0.5), from: "color.shadow-050"),
                .init("offsetX", .dimension(0.5, .rem), from: "space.small"),
                .init("offsetY", .dimension(0.5, .rem), from: "space.small"), .init("blur", .dimension(1.5, .rem)),
                .init("spread", .dimension(0, .rem)), .init("inset", .boolean(false)),
            ])
    }

    @Test("9.3: a stroke style with a name")
    func strokeStyleName() throws {
        let file = try FormatFile(type: "strokeStyle", value: #""dashed""#)
        file.expect("")
        #expect(try file.value("a") == .strokeStyle("dashed"))
    }

    @Test("9.3: a stroke style of dashes")
    func strokeStyle() throws {
        let file = try FormatFile(
            """
            {
              "alert-border-style": {
                "$type": "strokeStyle",
                "$value": {
                  "dashArray": [{ "value": 0.5, "unit": "rem" }, { "value": 0.25, "unit": "rem" }],
                  "lineCap": "round"
                }
              }
            }
            """)
        file.expect("")
        #expect(
            try file.value("alert-border-style")
                == .parts(
                    .strokeStyle,
                    [
                        "dashArray": .elements(of: .dimension, [.dimension(0.5, .rem), .dimension(0.25, .rem)]),
                        "lineCap": .string("round"),
                    ]))
    }

    @Test("9.3: a stroke style of dashes that other tokens are")
    func strokeStyleOfReferences() throws {
        let file = try FormatFile(
            """
            {
              "notification-border-style": {
                "$type": "strokeStyle",
                "$value": {
                  "dashArray": ["{dash-length-medium}", { "value": 0.25, "unit": "rem" }],
                  "lineCap": "butt"
                }
              },
              "mixed-dash-style": {
                "$type": "strokeStyle",
                "$value": {
                  "dashArray": [
                    "{dash-length-long}", "{dash-gap-short}", { "value": 0.125, "unit": "rem" }, "{dash-gap-short}"
                  ],
                  "lineCap": "round"
                }
              },
              "dash-length-medium": { "$type": "dimension", "$value": { "value": 10, "unit": "px" } },
              "dash-length-long": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } },
              "dash-gap-short": { "$type": "dimension", "$value": { "value": 0.25, "unit": "rem" } }
            }
            """)
        file.expect("")
        guard case .composite(let dashes) = try file.composite("mixed-dash-style").value(of: "dashArray") else {
            return #expect(Bool(false), "dashArray is a list")
        }
        #expect(
            dashes.parts == [
                .init(nil, .dimension(1, .rem), from: "dash-length-long"),
                .init(nil, .dimension(0.25, .rem), from: "dash-gap-short"), .init(nil, .dimension(0.125, .rem)),
                .init(nil, .dimension(0.25, .rem), from: "dash-gap-short"),
            ])
        #expect(
            try file.composite("notification-border-style").value(of: "dashArray")?
                .isSame(as: .elements(of: .dimension, [.dimension(10, .px), .dimension(0.25, .rem)])) == true)
    }

    @Test("9.4: borders")
    func border() throws {
        let file = try FormatFile(
            """
            {
              "border": {
                "heavy": {
                  "$type": "border",
                  "$value": {
                    "color": { "colorSpace": "srgb", "components": [0.218, 0.218, 0.218] },
                    "width": { "value": 3, "unit": "px" },
                    "style": "solid"
                  }
                },
                "focusring": {
                  "$type": "border",
                  "$value": {
                    "color": "{color.focusring}",
                    "width": { "value": 1, "unit": "px" },
                    "style": {
                      "dashArray": [{ "value": 0.5, "unit": "rem" }, { "value": 0.25, "unit": "rem" }],
                      "lineCap": "round"
                    }
                  }
                }
              },
              "color": { "focusring": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } }
            }
            """)
        file.expect("")
        #expect(
            try file.value("border.heavy")
                == .parts(
                    .border,
                    [
                        "color": .srgb(0.218, 0.218, 0.218), "width": .dimension(3, .px),
                        "style": .strokeStyle("solid"),
                    ]))
        #expect(try file.composite("border.focusring").parts.map(\.reference) == ["color.focusring", nil, nil])
    }

    @Test("9.5: a transition")
    func transition() throws {
        let file = try FormatFile(
            """
            {
              "transition": {
                "emphasis": {
                  "$type": "transition",
                  "$value": {
                    "duration": { "value": 200, "unit": "ms" },
                    "delay": { "value": 0, "unit": "ms" },
                    "timingFunction": [0.5, 0, 1, 1]
                  }
                }
              }
            }
            """)
        file.expect("")
        #expect(
            try file.value("transition.emphasis")
                == .parts(
                    .transition,
                    [
                        "duration": .duration(200, .ms), "delay": .duration(0, .ms),
                        "timingFunction": .cubicBezier([0.5, 0, 1, 1]),
                    ]))
    }

    @Test("9.6: shadows, over each other and inside")
    func shadows() throws {
        func layer(_ alpha: Double, _ y: Double, _ blur: Double) -> String {
            """
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": \(alpha) },
              "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": \(y), "unit": "px" },
              "blur": { "value": \(blur), "unit": "px" }, "spread": { "value": 0, "unit": "px" } }
            """
        }
        let file = try FormatFile(
            """
            {
              "layered-shadow": {
                "$type": "shadow", "$value": [\(layer(0.1, 24, 22)), \(layer(0.2, 42.9, 44)), \(layer(0.3, 64, 64))]
              },
              "inner-shadow": {
                "$type": "shadow",
                "$value": {
                  "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 },
                  "offsetX": { "value": 2, "unit": "px" },
                  "offsetY": { "value": 2, "unit": "px" },
                  "blur": { "value": 4, "unit": "px" },
                  "spread": { "value": 0, "unit": "px" },
                  "inset": true
                }
              }
            }
            """)
        file.expect("")
        #expect(
            try file.value("layered-shadow")
                == .elements(
                    of: .shadow,
                    [(0.1, 24, 22), (0.2, 42.9, 44), (0.3, 64, 64)].map { alpha, y, blur in
                        Self.shadow(.srgb(0, 0, 0, alpha: alpha), .dimension(y, .px), .dimension(blur, .px))
                    }))
        #expect(try file.composite("inner-shadow").value(of: "inset") == .boolean(true))
    }

    @Test("9.7: a gradient from blue to red, and one that begins later")
    func gradients() throws {
        let file = try FormatFile(
            """
            {
              "blue-to-red": {
                "$type": "gradient",
                "$value": [
                  { "color": { "colorSpace": "srgb", "components": [0, 0, 1] }, "position": 0 },
                  { "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "position": 1 }
                ]
              },
              "mostly-yellow": {
                "$type": "gradient",
                "$value": [
                  { "color": { "colorSpace": "srgb", "components": [1, 1, 0] }, "position": 0.666 },
                  { "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "position": 1 }
                ]
              }
            }
            """)
        file.expect("")
        #expect(
            try file.value("blue-to-red")
                == .elements(
                    of: .gradient,
                    [
                        .parts(.gradient, ["color": .srgb(0, 0, 1), "position": .number(0)]),
                        .parts(.gradient, ["color": .srgb(1, 0, 0), "position": .number(1)]),
                    ]))
        #expect(
            try file.value("mostly-yellow")
                == .elements(
                    of: .gradient,
                    [
                        .parts(.gradient, ["color": .srgb(1, 1, 0), "position": .number(0.666)]),
                        .parts(.gradient, ["color": .srgb(1, 0, 0), "position": .number(1)]),
                    ]))
    }

    /// "References resolve to single gradient objects": one to a gradient with a single stop is that stop.
    @Test("9.7: a gradient of other tokens")
    func gradientOfReferences() throws {
        let file = try FormatFile(
            """
            {
              "brand-primary": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1, 0.4] } },
              "position-end": { "$type": "number", "$value": 1 },
              "brand-in-the-middle": {
                "$type": "gradient",
                "$value": [
                  { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 0 },
                  { "color": "{brand-primary}", "position": 0.5 },
                  { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": "{position-end}" }
                ]
              },
              "gradient-with-references": {
                "$type": "gradient",
                "$value": [
                  "{gradient.start-stop}", { "color": "{brand.secondary}", "position": 0.333 }, "{gradient.end-stop}"
                ]
              },
              "brand": { "secondary": { "$value": "{brand-primary}" } },
              "gradient": {
                "start-stop": {
                  "$type": "gradient",
                  "$value": [{ "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 0 }]
                },
                "end-stop": {
                  "$type": "gradient",
                  "$value": [{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 1 }]
                }
              }
            }
            """)
        file.expect("")
        guard case .composite(let last) = try file.composite("brand-in-the-middle").parts[2].value else {
            return #expect(Bool(false), "a stop has parts")
        }
        #expect(
            last.parts == [
                .init("color", .srgb(0, 0, 0)), .init("position", .number(1), from: "position-end"),
            ])
        let stops = try file.composite("gradient-with-references").parts
        #expect(stops.map(\.reference) == ["gradient.start-stop", nil, "gradient.end-stop"])
        #expect(stops[0].value == .parts(.gradient, ["color": .srgb(1, 1, 1), "position": .number(0)]))
        guard case .composite(let middle) = stops[1].value else { return #expect(Bool(false), "a stop has parts") }
        #expect(middle.parts[0] == .init("color", .srgb(0, 1, 0.4), from: "brand.secondary"))
    }

    @Test("9.8: styles of type")
    func typography() throws {
        let file = try FormatFile(
            """
            {
              "type styles": {
                "heading-level-1": {
                  "$type": "typography",
                  "$value": {
                    "fontFamily": "Roboto",
                    "fontSize": { "value": 42, "unit": "px" },
                    "fontWeight": 700,
                    "letterSpacing": { "value": 0.1, "unit": "px" },
                    "lineHeight": 1.2
                  }
                },
                "microcopy": {
                  "$type": "typography",
                  "$value": {
                    "fontFamily": "{font.serif}",
                    "fontSize": "{font.size.smallest}",
                    "fontWeight": "{font.weight.normal}",
                    "letterSpacing": { "value": 0, "unit": "px" },
                    "lineHeight": 1
                  }
                }
              },
              "font": {
                "serif": { "$type": "fontFamily", "$value": "Times" },
                "size": { "smallest": { "$type": "dimension", "$value": { "value": 10, "unit": "px" } } },
                "weight": { "normal": { "$type": "fontWeight", "$value": "normal" } }
              }
            }
            """)
        file.expect("")
        #expect(
            try file.value("type styles.heading-level-1")
                == .parts(
                    .typography,
                    [
                        "fontFamily": .fontFamily(["Roboto"]), "fontSize": .dimension(42, .px),
                        "fontWeight": .fontWeight(FontWeight(700)),
                        "letterSpacing": .dimension(0.1, .px), "lineHeight": .number(1.2),
                    ]))
        #expect(
            try file.composite("type styles.microcopy").parts == [
                .init("fontFamily", .fontFamily(["Times"]), from: "font.serif"),
                .init("fontSize", .dimension(10, .px), from: "font.size.smallest"),
                .init("fontWeight", .fontWeight(FontWeight(400)), from: "font.weight.normal"),
                .init("letterSpacing", .dimension(0, .px)), .init("lineHeight", .number(1)),
            ])
    }
}
