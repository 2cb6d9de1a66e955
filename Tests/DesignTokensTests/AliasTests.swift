import DesignTokens
import LocatedJSON
import Testing

@Suite("Step 1: aliases")
struct AliasTests {
    @Test("an alias refers to the token it names, and has the value at the end of the chain")
    func chain() throws {
        let resolution = try MarkedFiles(
            ##"{ "$type": "number", "a": { "$value": "{b}" }, "b": { "$ref": "#/g/c" }, "g": { "c": { "$value": 5 } } }"##
        ).resolution()
        #expect(try resolution.step("a") == "alias b")
        #expect(try resolution.step("b") == "alias g.c")
        #expect(try resolution.step("g.c") == "literal")
        #expect(try ["a", "b", "g.c"].map(resolution.origin) == ["g.c", "g.c", "g.c"])
        #expect(resolution.value(of: 0) == .number(5))
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("a text in braces is an alias if a token has that path, and otherwise plain text")
    func placeholderText() throws {
        let resolution = try MarkedFiles(
            ##"""
            { "name": { "$type": "string", "$value": "Anna" }, "alias": { "$type": "string", "$value": "{name}" },
              "prose": { "$type": "string", "$value": "{amount}" } }
            """##
        ).resolution()
        #expect(try resolution.step("alias") == "alias name")
        #expect(try resolution.step("prose") == "literal")
        #expect(resolution.value(of: 2) == .string("{amount}"))
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("several names in braces are a path if the first is known, and always in the Design Tokens format")
    func pathsInBraces() throws {
        let text = """
            { "b": { "$type": "number", "c": { "$value": 1 } },
              "known": { "$type": "string", "$value": 1️⃣"{b.gone}" }, "pointer": { "$type": "string", "$ref": 2️⃣"#/gone" },
              "unknown": { "$type": "string", "$value": 3️⃣"{user.name}" },
              "sentence": { "$type": "string", "$value": "{Wait. Then go on}" } }
            """
        let files = try MarkedFiles(text)
        let known = """
            1️⃣: error: cannot find the token 'b.gone' [dangling-alias]
            1️⃣: note: correct the name, or export the collection that contains it
            2️⃣: error: cannot find the token "#/gone" [dangling-alias]
            2️⃣: note: correct the name, or export the collection that contains it
            """
        let export = files.resolution()
        files.expect(export.diagnostics, are: known)
        #expect(try export.value(of: #require(export.graph.token(at: "unknown"))) == .string("{user.name}"))
        let document = DTCGReader.read(files.sources[0], rules: .lenient)
        let resolution = AliasResolver.resolve(TokenGraph([document])).checked()
        files.expect(
            resolution.diagnostics,
            are: known.replacing(
                "export the collection that contains it", with: "add the file that defines it to \"sources\"") + """

                    3️⃣: error: cannot find the token 'user.name' [dangling-alias]
                    3️⃣: note: correct the name, or add the file that defines it to "sources"
                    """)
        #expect(
            try resolution.value(of: #require(resolution.graph.token(at: "sentence"))) == .string("{Wait. Then go on}"))
    }

    @Test("a token is never advised to refer to itself")
    func adviceForItself() throws {
        try expectResolving(
            #"{ "Color": { "b": { "$type": "color", "$value": 1️⃣"{Color.c}" } } }"#,
            reports: """
                1️⃣: error: cannot find the token 'Color.c' [dangling-alias]
                1️⃣: note: correct the name, or export the collection that contains it
                """)
    }

    @Test("a path is inside a group however its accents are spelled")
    func accents() {
        #expect("Cafe\u{301}.a".isPath(inside: "Caf\u{E9}"))
        #expect("Caf\u{E9}".isPath(inside: "Cafe\u{301}"))
        #expect(!"Cafe\u{301}s.a".isPath(inside: "Caf\u{E9}"))
    }

    @Test("an alias of something that was reported as broken is not reported again")
    func aliasOfBroken() throws {
        let resolution = try MarkedFiles(
            ##"{ "a": { "$type": "color", "$value": "{b}" }, "b": 5, "c": { "$type": "color", "$value": "{d}" },"##
                + ##" "d": { "$type": "color", "$value": "rot" } }"##
        ).resolution()
        #expect(resolution.diagnostics.map(\.code) == ["not-a-token", "invalid-value"])
    }

    @Test("many aliases into a group that no file has are one error")
    func missingGroup() throws {
        let aliases = (1...10).map { number in
            "\"a\(number)\": { \"$value\": \(number == 1 ? "1️⃣" : "")\"{Core.blue.\(number)}\" }"
        }
        let files = try MarkedFiles(
            "{ \"$type\": \"color\", \(aliases.joined(separator: ", ")), \"few\": { \"$value\": 2️⃣\"{Other.red}\" } }")
        let diagnostics = files.resolution().diagnostics.condensed
        files.expect(
            diagnostics,
            are: """
                1️⃣: error: cannot find the group 'Core'; 10 tokens refer to tokens in it, such as 'Core.blue.1' [dangling-alias]
                1️⃣: note: correct the name, or export the collection that contains it
                2️⃣: error: cannot find the token 'Other.red' [dangling-alias]
                2️⃣: note: correct the name, or export the collection that contains it
                """)
        #expect(diagnostics.map(\.lostTokens.count) == [10, 1])
    }

    @Test("an alias that matches no token is an error, with a suggestion")
    func dangling() throws {
        try expectResolving(
            """
            { "$type": "number", "Spacing": { "small": { "$value": 1 }, "large": { "$value": 2 } },
              "a": { "$value": 1️⃣"{Spacing.smal}" }, "b": { "$ref": 2️⃣"#/Spacing/Large" },
              "c": { "$value": 3️⃣"{ Spacing.large }" }, "d": { "$value": 4️⃣"{Core.Spacing.large}" },
              "e": { "$value": 5️⃣"{nothing.like.it}" } }
            """,
            reports: """
                1️⃣: error: cannot find the token 'Spacing.smal' [dangling-alias]
                1️⃣: note: did you mean {Spacing.small}?
                2️⃣: error: cannot find the token "#/Spacing/Large" [dangling-alias]
                2️⃣: note: did you mean {Spacing.large}?
                3️⃣: error: cannot find the token ' Spacing.large ' [dangling-alias]
                3️⃣: note: spaces are part of names; did you mean {Spacing.large}?
                4️⃣: error: cannot find the token 'Core.Spacing.large' [dangling-alias]
                4️⃣: note: did you mean {Spacing.large}?
                5️⃣: error: cannot find the token 'nothing.like.it' [dangling-alias]
                5️⃣: note: correct the name, or export the collection that contains it
                """)
    }

    @Test("neither the token itself nor one of another type is suggested")
    func otherTokens() throws {
        try expectResolving(
            """
            { "canvas": { "$type": "color", "$value": 1️⃣"{base.canvas}" },
              "fill": { "$type": "color", "$value": 2️⃣"{bounded.default}" },
              "rounded": { "default": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } } }
            """,
            reports: """
                1️⃣: error: cannot find the token 'base.canvas' [dangling-alias]
                1️⃣: note: correct the name, or export the collection that contains it
                2️⃣: error: cannot find the token 'bounded.default' [dangling-alias]
                2️⃣: note: correct the name, or export the collection that contains it
                """)
    }

    @Test("for a part of a composite value, a token of any type is suggested")
    func parts() throws {
        try expectResolving(
            """
            { "weight": { "bold": { "$type": "fontWeight", "$value": 700 } },
              "line": { "$type": "border", "$value": { "color": 1️⃣"{weight.bald}", "style": "solid",
                "width": { "value": 1, "unit": "px" } } } }
            """,
            reports: """
                1️⃣: error: cannot find the token 'weight.bald' [dangling-alias]
                1️⃣: note: did you mean {weight.bold}?
                """)
    }

    @Test("an alias of a group is an error that suggests a token inside it")
    func group() throws {
        try expectResolving(
            """
            { "$type": "number", "x": { "1": { "$value": 1 } }, "y": { "$root": { "$value": 2 }, "z": { "$value": 3 } },
              "empty": {}, "a": { "$value": 1️⃣"{x}" }, "b": { "$value": 2️⃣"{y}" }, "c": { "$value": 3️⃣"{empty}" } }
            """,
            reports: """
                1️⃣: error: 'x' is a group, not a token [alias-to-group]
                1️⃣: note: refer to a token inside it, such as {x.1}
                2️⃣: error: 'y' is a group, not a token [alias-to-group]
                2️⃣: note: refer to a token inside it, such as {y.$root}
                3️⃣: error: 'empty' is a group, not a token [alias-to-group]
                3️⃣: note: refer to a token inside it
                """)
    }

    @Test("an alias of an unreadable token is skipped with it")
    func broken() throws {
        let files = try MarkedFiles(#"{ "$type": "number", "a": { "$value": "{b}" }, "b": { "$value": "x" } }"#)
        #expect(files.resolution().diagnostics.map(\.code) == ["invalid-value"])
        #expect(try files.resolution().step("a") == "alias b")
        #expect(
            files.resolution().reportedLosses.map(\.text) == [
                """
                a.json:1:39: error: 'a' is skipped, because it refers to 'b' [left-out]
                a.json:1:48: note: 'b' is defined here and cannot be used
                """
            ])
    }

    @Test("after twenty suggestions the errors go on without one")
    func manyDangling() throws {
        let aliases = (0..<30).map { #""a\#($0)": { "$value": "{tokne}" }"# }.joined(separator: ", ")
        let diagnostics = try MarkedFiles(#"{ "$type": "number", "token": { "$value": 1 }, \#(aliases) }"#)
            .resolution().diagnostics
        #expect(diagnostics.count == 30)
        #expect(diagnostics.filter { $0.notes[0].message == "did you mean {token}?" }.count == 20)
    }

    @Test("a chain of 100,000 aliases is followed to its end")
    func longChain() throws {
        let count = 100_000
        let links = (1...count).map { #""\#($0)":{"$value":"{\#($0 - 1)}"}"# }.reversed().joined(separator: ",")
        let resolution = try MarkedFiles(#"{"0":{"$type":"number","$value":7},\#(links)}"#).resolution()
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.traces.allSatisfy { $0.origin == 0 })
        #expect(resolution.types.allSatisfy { $0 == .number })
        #expect(resolution.value(of: 1) == .number(7))
    }
}

@Suite("Types of aliases")
struct AliasTypeTests {
    @Test("an alias without a type has that of its target, before that of its group")
    func inference() throws {
        let resolution = try MarkedFiles(
            """
            { "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$type": "string", "$value": "t" },
              "g": { "$type": "color", "d": { "$value": "{c}" } } }
            """
        ).resolution()
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.types == [.string, .string, .string, .string])
    }

    @Test("the type of an alias applies to tokens that refer to it")
    func inferenceThroughStatedType() throws {
        let resolution = try MarkedFiles(
            """
            { "a": { "$value": "{b}" }, "b": { "$type": "dimension", "$value": "{c}" },
              "c": { "$type": "number", "$value": 4 } }
            """
        ).resolution()
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.types == [.dimension, .dimension, .number])
    }

    @Test("an alias of another type is an error at the type")
    func mismatch() throws {
        try expectResolving(
            """
            { "a": { "$value": "{b}" }, "b": { "$type": "color", "$value": 1️⃣"{n.1}" },
              "n": { 2️⃣"1": { "$type": "number", "$value": 1 } } }
            """,
            reports: """
                1️⃣: error: 'b' is a color, but refers to 'n.1', a number [type-mismatch]
                2️⃣: note: 'n.1' is defined here
                1️⃣: note: correct "$type", or refer to a color token
                """)
    }

    @Test("numbers and dimensions may refer to each other")
    func measures() throws {
        let resolution = try MarkedFiles(
            """
            { "a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "dimension", "$value": "{c}" },
              "c": { "$type": "number", "$value": 1 } }
            """
        ).resolution()
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.types == [.number, .dimension, .number])
    }
}

@Suite("Cycles of aliases")
struct CycleTests {
    @Test("a token that refers to itself is an error")
    func itself() throws {
        try expectResolving(
            #"{ "$type": "number", "a": { "b": { "$value": 1️⃣"{a.b}" } } }"#,
            reports: """
                1️⃣: error: 'a.b' refers to itself [reference-cycle]
                1️⃣: note: give it a value of its own
                """)
    }

    @Test("a cycle is reported once, from its first token, with every token on it")
    func cycleOfThree() throws {
        let files = try MarkedFiles(
            """
            { "$type": "color", "in": { "$value": "{c}" }, "into": { "$value": "{in}" },
              "a": { "$value": 1️⃣"{c}" }, "b": { "$value": 2️⃣"{a}" }, "c": { "$value": 3️⃣"{b}" } }
            """)
        let resolution = files.resolution()
        files.expect(
            resolution.diagnostics,
            are: """
                1️⃣: error: tokens refer to each other in a circle: a → c → b → a [reference-cycle]
                3️⃣: note: 'c' is defined here
                2️⃣: note: 'b' is defined here
                1️⃣: note: give one of them a value of its own
                """)
        #expect(try ["a", "b", "c"].map(resolution.step) == ["alias", "alias", "alias"])
        #expect(try ["in", "into"].map(resolution.step) == ["alias c", "alias in"])
        #expect(try resolution.origin("into") == "c")
    }

    @Test("a cycle through two files and a $ref names both files")
    func acrossFiles() throws {
        let files = try MarkedFiles(
            ##"{ "a": { "$ref": 1️⃣"#/b" } }"##, ##"{ "b": { "$value": { "x": 1, "$ref": "#/a" } } }"##)
        #expect(
            files.resolution().diagnostics.map(\.message) == ["tokens refer to each other in a circle: a → b → a"])
        #expect(files.resolution().diagnostics[0].notes[0].location?.path == "b.json")
    }

    @Test("every cycle is reported")
    func twoCycles() throws {
        let files = try MarkedFiles(
            #"{ "a": { "$value": "{b}" }, "b": { "$value": "{b}" }, "c": { "$value": "{d}" }, "d": { "$value": "{c}" } }"#
        )
        #expect(
            files.resolution().diagnostics.map(\.message) == [
                "'b' refers to itself", "tokens refer to each other in a circle: c → d → c",
            ])
    }

    @Test("a cycle of 20,000 tokens is reported once")
    func longCycle() throws {
        let count = 20_000
        let links = (0..<count).map { #""\#($0)":{"$value":"{\#(($0 + 1) % count)}"}"# }.joined(separator: ",")
        let diagnostics = try MarkedFiles("{\(links)}").resolution().diagnostics
        #expect(diagnostics.map(\.code) == ["reference-cycle"])
        #expect(diagnostics[0].notes.count == count)
    }

    @Test("a name that differs only in case is suggested, however many tokens there are")
    func otherCase() throws {
        let tokens = (0..<300).map { "\"t\($0)\": { \"$value\": 1 }" }.joined(separator: ", ")
        let files = try MarkedFiles(
            """
            { "$type": "number", "base": { "one": { "$value": 1 } }, "all": { \(tokens) },
              "a": { "$value": 1️⃣"{Base.One}" } }
            """)
        files.expect(
            files.resolution().diagnostics,
            are: """
                1️⃣: error: cannot find the token 'Base.One' [dangling-alias]
                1️⃣: note: did you mean {base.one}?
                """)
    }

    @Test("a name that differs only in case is not suggested if a token of its type cannot be meant")
    func otherCaseOfOtherType() throws {
        try expectResolving(
            """
            { "base": { "one": { "$type": "string", "$value": "x" } }, "a": { "$type": "number", "$value": 1️⃣"{Base.One}" } }
            """,
            reports: """
                1️⃣: error: cannot find the token 'Base.One' [dangling-alias]
                1️⃣: note: correct the name, or export the collection that contains it
                """)
    }
}
