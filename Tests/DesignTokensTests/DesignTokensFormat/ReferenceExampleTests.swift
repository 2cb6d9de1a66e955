import DesignTokens
import Testing

@Suite("The format's own examples: references (section 7)")
struct ReferenceExampleTests {
    private static let blue = ##"""
        "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc" }, "$type": "color" }
        """##

    @Test("7.1.1: curly braces name a token")
    func alias() throws {
        let file = try FormatFile(
            """
            {
              "colors": { \(Self.blue) },
              "semantic": { "primary": { "$value": "{colors.blue}", "$type": "color" } }
            }
            """)
        file.expect("")
        #expect(try file.value("semantic.primary") == .srgb(0, 0.4, 0.8))
        #expect(try file.resolution.step("semantic.primary") == "alias colors.blue")
    }

    @Test("7.1.2: a pointer names a token's value, or a part of it")
    func pointer() throws {
        let file = try FormatFile(
            ##"""
            {
              "colors": { \##(Self.blue) },
              "semantic": {
                "primary": { "$ref": "#/colors/blue/$value", "$type": "color" },
                "primaryHue": { "$ref": "#/colors/blue/$value/components/0", "$type": "number" }
              }
            }
            """##)
        file.expect("")
        #expect(try file.value("semantic.primary") == .srgb(0, 0.4, 0.8))
        #expect(try file.value("semantic.primaryHue") == .number(0))
    }

    @Test("7.1.2, as corrected since: a pointer names a token, and stands for the value of one")
    func correctedPointer() throws {
        let file = try FormatFile(
            ##"""
            {
              "colors": { \##(Self.blue) },
              "semantic": {
                "primary": { "$ref": "#/colors/blue" },
                "primaryHue": { "$value": { "$ref": "#/colors/blue/$value/components/0" }, "$type": "number" }
              }
            }
            """##)
        file.expect("")
        #expect(try file.type("semantic.primary") == .color)
        #expect(try file.value("semantic.primary") == .srgb(0, 0.4, 0.8))
        #expect(try file.value("semantic.primaryHue") == .number(0))
    }

    @Test("7.2.2: references are followed to the end")
    func chain() throws {
        let file = try FormatFile(
            ##"""
            {
              "base": {
                "primary": {
                  "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc" }, "$type": "color"
                }
              },
              "semantic": { "brand": { "$value": "{base.primary}" }, "link": { "$value": "{semantic.brand}" } }
            }
            """##)
        file.expect("")
        #expect(try file.type("semantic.link") == .color)
        #expect(try file.value("semantic.link") == .srgb(0, 0.4, 0.8))
        #expect(try file.resolution.step("semantic.link") == "alias semantic.brand")
    }

    @Test("7.2.3: references in a circle are one error that names all of it")
    func cycle() throws {
        try FormatFile(
            """
            {
              "a": { "$value": 1️⃣"{b}" },
              "b": { "$value": 2️⃣"{c}" },
              "c": { "$value": 3️⃣"{a}" }
            }
            """
        ).expect(
            """
            1️⃣: error: tokens refer to each other in a circle: a → b → c → a [reference-cycle]
            2️⃣: note: 'b' is defined here
            3️⃣: note: 'c' is defined here
            1️⃣: note: give one of them a value of its own
            """)
    }

    @Test("7.3.1: components of a color")
    func components() throws {
        let file = try FormatFile(
            ##"""
            {
              "base": {
                "blue": {
                  "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.9], "hex": "#3366e6" }, "$type": "color"
                }
              },
              "semantic": {
                "primary": {
                  "$value": {
                    "colorSpace": "srgb",
                    "components": [
                      { "$ref": "#/base/blue/$value/components/0" },
                      { "$ref": "#/base/blue/$value/components/1" },
                      0.7
                    ],
                    "hex": "#3366b3"
                  },
                  "$type": "color"
                },
                "secondary": {
                  "$value": {
                    "colorSpace": "srgb",
                    "components": [
                      { "$ref": "#/base/blue/$value/components/0" },
                      { "$ref": "#/base/blue/$value/components/1" },
                      0.5
                    ],
                    "hex": "#336680"
                  },
                  "$type": "color"
                }
              }
            }
            """##)
        file.expect("")
        #expect(try file.value("semantic.primary") == .srgb(0.2, 0.4, 0.7))
        #expect(try file.value("semantic.secondary") == .srgb(0.2, 0.4, 0.5))
    }

    @Test("7.3.2: the number and the unit of a dimension")
    func dimension() throws {
        let file = try FormatFile(
            ##"""
            {
              "base": { "spacing": { "$value": { "value": 16, "unit": "px" }, "$type": "dimension" } },
              "layout": {
                "small": {
                  "$value": { "value": { "$ref": "#/base/spacing/$value/value" }, "unit": "rem" }, "$type": "dimension"
                },
                "large": {
                  "$value": { "value": 32, "unit": { "$ref": "#/base/spacing/$value/unit" } }, "$type": "dimension"
                }
              }
            }
            """##)
        file.expect("")
        #expect(try file.value("layout.small") == .dimension(16, .rem))
        #expect(try file.value("layout.large") == .dimension(32, .px))
    }

    /// Section 9.8: "The value MUST be an object with the following properties", of which `letterSpacing` is one; the
    /// example leaves it out.
    @Test("7.3.3: parts of a typography, which section 9.8 wants complete")
    func typography() throws {
        let text = ##"""
            {
              "base": {
                "text": {
                  "$value": 1️⃣{
                    "fontFamily": ["Helvetica", "Arial", "sans-serif"],
                    "fontSize": { "value": 16, "unit": "px" },
                    "fontWeight": 400,
                    "lineHeight": 1.5
                  },
                  "$type": "typography"
                }
              },
              "headings": {
                "h1": {
                  "$value": 2️⃣{
                    "fontFamily": { "$ref": "#/base/text/$value/fontFamily" },
                    "fontSize": { "value": 32, "unit": "px" },
                    "fontWeight": 700,
                    "lineHeight": { "$ref": "#/base/text/$value/lineHeight" }
                  },
                  "$type": "typography"
                }
              }
            }
            """##
        let advice = ##"note: add "letterSpacing": { "value": 0, "unit": "px" }"##
        try FormatFile(text).expect(
            """
            1️⃣: error: in version 2025.10 of the format, typography tokens require "letterSpacing" [outdated-syntax]
            1️⃣: \(advice)
            2️⃣: error: in version 2025.10 of the format, typography tokens require "letterSpacing" [outdated-syntax]
            2️⃣: \(advice)
            """)
        let file = try FormatFile(text, isStrict: false)
        #expect(Set(file.codes) == ["outdated-syntax"])
        #expect(
            try file.value("headings.h1")
                == .parts(
                    .typography,
                    [
                        "fontFamily": .fontFamily(["Helvetica", "Arial", "sans-serif"]),
                        "fontSize": .dimension(32, .px),
                        "fontWeight": .fontWeight(FontWeight(700)), "letterSpacing": .dimension(0, .px),
                        "lineHeight": .number(1.5),
                    ]))
    }

    @Test(
        "7.4: the same place as a pointer and in curly braces",
        arguments: [
            ("primary", "#/primary", "{primary}"), ("colors.blue", "#/colors/blue", "{colors.blue}"),
            ("colors.blue", "#/colors/blue/$value", "{colors.blue}"),
            ("brand colors.primary", "#/brand colors/primary", "{brand colors.primary}"),
            ("my/group.token", "#/my~1group/token", "{my/group.token}"),
        ])
    func paths(target: String, pointer: String, braces: String) throws {
        let names = target.split(separator: ".")
        let value = #"{ "$type": "number", "$value": 1 }"#
        let token =
            names.count == 1 ? "\"\(target)\": \(value)" : "\"\(names[0])\": { \"\(names[1])\": \(value) }"
        let file = try FormatFile(
            #"{ \#(token), "a": { "$ref": "\#(pointer)" }, "b": { "$value": "\#(braces)" } }"#)
        file.expect("")
        #expect(try file.resolution.step("a") == "alias \(target)")
        #expect(try file.resolution.step("b") == "alias \(target)")
    }

    /// Section 7.5.2 shows data that is neither token nor group, and what references to it lead to. Section 5.1 knows
    /// tokens and groups only, so the data itself is an error, and so are the references that section calls errors.
    @Test("7.5.2: data that is neither token nor group")
    func disambiguation() throws {
        for path in ["ambiguous.data.0", "ambiguous.metadata.2"] {
            let file = try FormatFile(
                """
                {
                  "ambiguous": {
                    "data": [10, 20, 30],
                    "metadata": { "0": "Info about first item", "1": "Info about second item" }
                  },
                  "a": { "$type": "number", "$value": "{\(path)}" }
                }
                """)
            #expect(file.codes.filter { $0 == "not-a-token" }.count == 3)
            #expect(file.codes.last == "dangling-alias", "\(path)")
        }
    }
}
