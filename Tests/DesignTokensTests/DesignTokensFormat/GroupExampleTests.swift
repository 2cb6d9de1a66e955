import DesignTokens
import Testing

@Suite("The format's own examples: groups (section 6)")
struct GroupExampleTests {
    private static let white = ##"{ "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" }"##
    private static let blue = ##"{ "colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc" }"##

    @Test("6.2: a root token is told from its group by its name")
    func root() throws {
        let file = try FormatFile(
            ##"""
            {
              "color": {
                "accent": {
                  "$root": {
                    "$type": "color",
                    "$value": { "colorSpace": "srgb", "components": [0.867, 0, 0], "hex": "#dd0000" }
                  },
                  "light": {
                    "$type": "color",
                    "$value": { "colorSpace": "srgb", "components": [1, 0.133, 0.133], "hex": "#ff2222" }
                  },
                  "dark": {
                    "$type": "color",
                    "$value": { "colorSpace": "srgb", "components": [0.667, 0, 0], "hex": "#aa0000" }
                  }
                }
              },
              "token": { "$value": "{color.accent.$root}" },
              "group": { "$value": 1️⃣"{color.accent}" }
            }
            """##)
        #expect(try file.value("token") == .srgb(0.867, 0, 0))
        file.expect(
            """
            1️⃣: error: 'color.accent' is a group, not a token [alias-to-group]
            1️⃣: note: refer to a token inside it, such as {color.accent.$root}
            """)
    }

    @Test("6.3: a group has a description")
    func description() throws {
        let file = try FormatFile(
            """
            {
              "spacing": {
                "$description": "All spacing-related design tokens organized by usage context",
                "margin": {},
                "padding": {}
              }
            }
            """)
        file.expect("")
        #expect(file.document.groups.map(\.path) == ["", "spacing", "spacing.margin", "spacing.padding"])
    }

    /// Section 8: "every design token MUST use one of these types", and "string", which the example gives a token, is
    /// none of them. Figma exports it, and so it is accepted unless the file is held to the letter.
    @Test("6.3: the type of a group is that of the tokens in it, and in the groups in it, that state none")
    func inheritedType() throws {
        let text = ##"""
            {
              "color": {
                "$type": "color",
                "primary": { "$value": \##(Self.blue) },
                "secondary": { "$value": { "colorSpace": "srgb", "components": [0.4, 0.6, 1], "hex": "#6699ff" } },
                "semantic": {
                  "success": { "$value": { "colorSpace": "srgb", "components": [0, 0.8, 0.4], "hex": "#00cc66" } },
                  "warning": { "$type": 1️⃣"string", "$value": "amber" }
                }
              }
            }
            """##
        let file = try FormatFile(text)
        #expect(file.paths == ["color.primary", "color.secondary", "color.semantic.success"])
        #expect(try file.type("color.semantic.success") == .color)
        #expect(file.codes == ["unknown-type"])
        let lenient = try FormatFile(text, isStrict: false)
        lenient.expect("")
        #expect(try lenient.type("color.semantic.warning") == .string)
    }

    private static let button = ##"""
        "button": {
          "$type": "color",
          "background": { "$value": \##(blue) },
          "text": { "$value": \##(white) }
        }
        """##

    @Test("6.4: a group extends another")
    func extends() throws {
        let file = try FormatFile(
            ##"""
            {
              \##(Self.button),
              "button-primary": {
                "$extends": "{button}",
                "background": { "$value": { "colorSpace": "srgb", "components": [0.8, 0, 0.4], "hex": "#cc0066" } }
              }
            }
            """##)
        file.expect("")
        #expect(
            file.paths == ["button.background", "button.text", "button-primary.background", "button-primary.text"])
        #expect(try file.value("button-primary.background") == .srgb(0.8, 0, 0.4))
        #expect(try file.value("button-primary.text") == .srgb(1, 1, 1))
        #expect(try file.type("button-primary.background") == .color)
    }

    @Test(
        "6.4.1: $extends and $ref on a group do the same",
        arguments: [##""$extends": "{button}""##, ##""$ref": "#/button""##])
    func equivalence(reference: String) throws {
        let file = try FormatFile(
            ##"""
            {
              \##(Self.button),
              "button-primary": {
                \##(reference),
                "background": { "$value": { "colorSpace": "srgb", "components": [0.8, 0, 0.4], "hex": "#cc0066" } },
                "focus": { "$value": { "colorSpace": "srgb", "components": [1, 0.2, 0.6], "hex": "#ff3399" } }
              }
            }
            """##)
        file.expect("")
        #expect(file.paths.suffix(3) == ["button-primary.background", "button-primary.focus", "button-primary.text"])
        #expect(try file.value("button-primary.background") == .srgb(0.8, 0, 0.4))
        #expect(try file.value("button-primary.focus") == .srgb(1, 0.2, 0.6))
        #expect(try file.value("button-primary.text") == .srgb(1, 1, 1))
    }

    /// Section 5.2.2: "If none of the parent groups have a $type property, the token's type cannot be determined and the
    /// token MUST be considered invalid": the example states no type for the background, and by section 6.4.3,
    /// "Complete replacement", none for the width that replaces the inherited one.
    @Test("6.4.3: a token that overrides another replaces all of it, its type included")
    func override() throws {
        let file = try FormatFile(
            ##"""
            {
              "input": {
                "field": {
                  "width": { "$type": "dimension", "$value": { "value": 12, "unit": "rem" } },
                  "background": { "$value": 1️⃣\##(Self.white) }
                }
              },
              "input-amount": {
                "$extends": "{input}",
                "field": { "width": { "$value": 2️⃣"100px" } }
              }
            }
            """##)
        let advice = """
            note: add "$type" to the token or to one of its groups; to infer types as Style Dictionary does, \
            set "format": "style-dictionary" in "sources"
            """
        file.expect(
            """
            1️⃣: error: 'input.field.background' has no type [missing-type]
            1️⃣: \(advice)
            2️⃣: error: 'input-amount.field.width' has no type [missing-type]
            2️⃣: \(advice)
            """)
        #expect(file.paths == ["input.field.width"])
    }

    @Test("6.4.3: a group overrides, inherits and adds")
    func multiLevel() throws {
        let file = try FormatFile(
            ##"""
            {
              "base": {
                "color": {
                  "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.8], "hex": "#0033cc" }
                },
                "spacing": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } }
              },
              "extended": {
                "$extends": "{base}",
                "color": {
                  "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9, 0.05, 0], "hex": "#e60d00" }
                },
                "border": {
                  "$type": "border",
                  "$value": { "width": { "value": 1, "unit": "px" }, "style": "solid", "color": "{extended.color}" }
                }
              }
            }
            """##)
        file.expect("")
        #expect(try file.value("extended.color") == .srgb(0.9, 0.05, 0))
        #expect(try file.value("extended.spacing") == .dimension(16, .px))
        #expect(
            try file.composite("extended.border").parts == [
                .init("color", .srgb(0.9, 0.05, 0), from: "extended.color"), .init("width", .dimension(1, .px)),
                .init("style", .strokeStyle("solid")),
            ])
    }

    @Test("6.4.4: a group does not extend one that it is in")
    func extendsAncestor() throws {
        let file = try FormatFile(
            """
            {
              "button": {
                "color": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.4, 0.2, 0.6] } },
                "secondary": { "$extends": 1️⃣"{button}" }
              }
            }
            """)
        file.expect(
            """
            1️⃣: error: 'button.secondary' extends 'button', which contains it [reference-cycle]
            1️⃣: note: copy the tokens of one group instead of extending it
            """)
    }

    @Test("6.4.4: groups do not extend each other")
    func mutual() throws {
        let file = try FormatFile(
            """
            {
              "groupA": { "$extends": 1️⃣"{groupB}", "token": { "$value": 1, "$type": "number" } },
              "groupB": { "$extends": 2️⃣"{groupA}", "token": { "$value": 2, "$type": "number" } }
            }
            """)
        file.expect(
            """
            1️⃣: error: groups extend each other in a circle: groupA → groupB → groupA [reference-cycle]
            2️⃣: note: 'groupB' is defined here
            1️⃣: note: copy the tokens of one group instead of extending it
            """)
        #expect(try file.value("groupA.token") == .number(1))
    }

    @Test("6.5: a group may be empty")
    func empty() throws {
        let file = try FormatFile(
            """
            {
              "experimental": {
                "$description": "Tokens for experimental features - currently empty",
                "$deprecated": "This group is being phased out"
              }
            }
            """)
        file.expect("")
        #expect(file.paths.isEmpty)
    }

    /// Section 5.2.2: "the token MUST be considered invalid" that has no type, as that of these examples.
    @Test("6.6: an alias in braces or as a pointer", arguments: [#""$value": "{base}""#, ##""$ref": "#/base""##])
    func alias(reference: String) throws {
        let untyped = try FormatFile(#"{ "base": { "$value": \#(Self.blue) }, "alias": { \#(reference) } }"#)
        #expect(untyped.codes == ["missing-type"])
        let file = try FormatFile(
            #"{ "base": { "$type": "color", "$value": \#(Self.blue) }, "alias": { \#(reference) } }"#)
        file.expect("")
        #expect(try file.resolution.step("alias") == "alias base")
        #expect(try file.value("alias") == .srgb(0, 0.4, 0.8))
    }

    /// Section 6.7.3: "the group `extended` must satisfy both its local `$type` constraint and any applicable
    /// constraints from the referenced group". Its own token has the local type; the inherited one was a color before,
    /// and its value is one.
    @Test("6.7.3: the tokens of a group with a type of its own that extends one with another")
    func typeOfExtended() throws {
        let file = try FormatFile(
            ##"""
            {
              "base": { "$type": "color", "primary": { "$value": \##(Self.blue) } },
              "extended": {
                "$extends": "{base}",
                "$type": "dimension",
                "spacing": { "$value": { "value": 16, "unit": "px" } }
              }
            }
            """##)
        #expect(try file.value("extended.spacing") == .dimension(16, .px))
        #expect(try file.value("extended.primary") == .srgb(0, 0.4, 0.8))
        #expect(try file.type("extended.primary") == .color)
        file.expect("")
    }

    @Test("6.7.4: extensions in a circle are one error that names all groups")
    func cycle() throws {
        try FormatFile(
            """
            { "a": { "$extends": 1️⃣"{b}" }, "b": { "$extends": 2️⃣"{c}" }, "c": { "$extends": 3️⃣"{a}" } }
            """
        ).expect(
            """
            1️⃣: error: groups extend each other in a circle: a → b → c → a [reference-cycle]
            2️⃣: note: 'b' is defined here
            3️⃣: note: 'c' is defined here
            1️⃣: note: copy the tokens of one group instead of extending it
            """)
    }

    @Test("6.9.1: a group with a root token")
    func basicGroup() throws {
        let file = try FormatFile(
            """
            {
              "spacing": {
                "$type": "dimension",
                "$description": "Base spacing scale",
                "$root": { "$value": { "value": 16, "unit": "px" } },
                "small": { "$value": { "value": 8, "unit": "px" } },
                "large": { "$value": { "value": 32, "unit": "px" } }
              }
            }
            """)
        file.expect("")
        #expect(file.paths == ["spacing.$root", "spacing.small", "spacing.large"])
        #expect(try file.value("spacing.$root") == .dimension(16, .px))
    }

    /// Section 8.2.1: "`$value.unit` may only be "px" or "rem"", which "%" in the example is not.
    @Test("6.9.2: a group that overrides a token in a group in it")
    func nestedOverride() throws {
        let file = try FormatFile(
            ##"""
            {
              "input": {
                "$type": "dimension",
                "field": {
                  "width": { "$value": { "value": 100, "unit": 1️⃣"%" } },
                  "background": { "$type": "color", "$value": \##(Self.white) }
                }
              },
              "input-amount": {
                "$extends": "{input}",
                "field": { "width": { "$value": { "value": 100, "unit": "px" } } }
              }
            }
            """##)
        file.expect(
            """
            1️⃣: error: unknown unit '%' in a dimension [unknown-unit]
            1️⃣: note: the units are px (a point) and rem (16 points)
            """)
        #expect(try file.value("input-amount.field.width") == .dimension(100, .px))
        #expect(try file.value("input-amount.field.background") == .srgb(1, 1, 1))
    }

    @Test("6.9.3: a group extends the one beside it")
    func hierarchy() throws {
        func shades(_ shades: KeyValuePairs<String, String>) -> String {
            shades.map { #""\#($0)": { "$value": { "colorSpace": "srgb", "components": [\#($1)] } }"# }
                .joined(separator: ", ")
        }
        let file = try FormatFile(
            """
            {
              "color": {
                "$type": "color",
                "$description": "Complete color system",
                "brand": {
                  \(shades(["$root": "0, 0.4, 0.8", "strong": "0.2, 0.533, 0.867", "subdued": "0, 0.267, 0.6"]))
                },
                "semantic": {
                  "$extends": "{color.brand}",
                  "success": { \(shades(["$root": "0, 0.8, 0.4", "strong": "0.2, 0.867, 0.533"])) },
                  "error": { \(shades(["$root": "0.8, 0, 0", "subdued": "0.6, 0, 0"])) }
                }
              }
            }
            """)
        file.expect("")
        #expect(try file.value("color.brand.$root") == .srgb(0, 0.4, 0.8))
        #expect(try file.value("color.brand.strong") == .srgb(0.2, 0.533, 0.867))
        #expect(try file.value("color.semantic.success.$root") == .srgb(0, 0.8, 0.4))
        #expect(try file.value("color.semantic.error.subdued") == .srgb(0.6, 0, 0))
        #expect(try file.value("color.semantic.subdued") == .srgb(0, 0.267, 0.6))
    }

    @Test("6.10: groups give long names of flat files structure")
    func useCases() throws {
        let green = #"{ "colorSpace": "srgb", "components": [0, 1, 0.4] }"#
        let nested = try FormatFile(
            """
            {
              "brand": {
                "color": { "$type": "color", "acid green": { "$value": \(green) } },
                "typeface": { "$type": "fontFamily", "primary": { "$value": "Comic Sans MS" } }
              }
            }
            """)
        let flat = try FormatFile(
            """
            {
              "brand-color-acid-green": { "$type": "color", "$value": \(green) },
              "brand-typeface-primary": { "$value": "Comic Sans MS", "$type": "fontFamily" }
            }
            """)
        nested.expect("")
        flat.expect("")
        #expect(try nested.value("brand.color.acid green") == .srgb(0, 1, 0.4))
        #expect(try nested.value("brand.typeface.primary") == .fontFamily(["Comic Sans MS"]))
        #expect(try flat.value("brand-color-acid-green") == .srgb(0, 1, 0.4))
    }
}
