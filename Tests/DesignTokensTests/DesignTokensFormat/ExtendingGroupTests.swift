import DesignTokens
import Testing

@Suite("Groups that extend others")
struct ExtendingGroupTests {
    private func number(_ number: Int) -> String { #"{ "$type": "number", "$value": \#(number) }"# }

    @Test("a group has what is in the groups that its base extends")
    func chain() throws {
        let file = try FormatFile(
            ##"""
            { "c": { "$extends": "{b}", "z": \##(number(3)) }, "b": { "$extends": "#/a", "y": \##(number(2)) },
              "a": { "x": \##(number(1)) } }
            """##)
        file.expect("")
        #expect(file.paths == ["c.z", "c.x", "c.y", "b.y", "b.x", "a.x"])
    }

    @Test("groups in a group are merged, and tokens replaced as a whole")
    func deepMerge() throws {
        let file = try FormatFile(
            """
            { "a": { "n": { "x": { "$type": "number", "$value": 1, "$description": "old", "$deprecated": true },
                            "y": \(number(2)) } },
              "b": { "$extends": "{a}", "n": { "x": \(number(3)), "z": \(number(4)) } } }
            """)
        file.expect("")
        #expect(file.paths.filter { $0.hasPrefix("b") } == ["b.n.x", "b.n.z", "b.n.y"])
        let token = try file.document.token("b.n.x")
        #expect(token.value == .number(3))
        #expect(token.description == nil)
        #expect(token.deprecation == nil)
    }

    @Test("the type and the deprecation of a base hold for the group, unless it states its own")
    func properties() throws {
        let file = try FormatFile(
            """
            { "a": { "$type": "number", "$deprecated": "old", "x": { "$value": 1 } },
              "b": { "$extends": "{a}", "y": { "$value": 2 } },
              "c": { "$extends": "{a}", "$deprecated": false, "y": { "$value": 2 } } }
            """)
        file.expect("")
        #expect(try file.document.token("b.y").deprecation == .yes(reason: "old"))
        #expect(try file.document.token("b.x").deprecation == .yes(reason: "old"))
        #expect(try file.document.token("c.x").deprecation == .no)
        #expect(try file.document.token("a.x").deprecation == .yes(reason: "old"))
    }

    @Test("references in inherited tokens lead where they led")
    func references() throws {
        let file = try FormatFile(
            """
            { "a": { "x": \(number(1)), "y": { "$value": "{a.x}" } }, "b": { "$extends": "{a}", "x": \(number(2)) },
              "c": { "$type": "number", "$ref": "#/b/y/$value" } }
            """)
        file.expect("")
        #expect(try file.value("b.y") == .number(1))
        #expect(try file.resolution.step("c") == "alias b.y")
    }

    @Test("a missing base, a token as a base, and an invalid reference are errors")
    func wrongBases() throws {
        try FormatFile(
            """
            { "a": { "x": \(number(1)) }, "b": { "$extends": 1️⃣"{nothing}" }, "c": { "$extends": 2️⃣"{a.x}" },
              "d": { "$extends": 3️⃣5 } }
            """
        ).expect(
            """
            3️⃣: error: expected the name of a group in $extends [invalid-extends]
            3️⃣: note: write it as "{group}" or "#/group"
            1️⃣: error: cannot find the group 'nothing' [invalid-extends]
            1️⃣: note: correct the name, or add the file that defines it to "sources"
            2️⃣: error: 'a.x' is a token, not a group [invalid-extends]
            2️⃣: note: extend the group of this token
            """)
    }

    @Test("a group has what is in a group of another file, and in the groups that this one extends")
    func otherFiles() throws {
        let files = try MarkedFiles(
            """
            { "c": { "$extends": "{b}", "x": \(number(9)), "own": \(number(8)) },
              "d": { "$value": "{c.n.y}" } }
            """,
            ##"{ "b": { "$extends": "#/a", "z": \##(number(3)) } }"##,
            """
            { "a": { "x": \(number(1)), "n": { "y": { "$type": "number", "$value": 2, "$description": "wide" } } } }
            """)
        let resolution = files.resolution()
        files.expect(resolution.diagnostics, are: "")
        #expect(
            resolution.graph.tokens.map(\.path)
                == ["c.x", "c.own", "d", "c.z", "c.n.y", "b.z", "b.x", "b.n.y", "a.x", "a.n.y"])
        #expect(try resolution.step("c.n.y") == "alias b.n.y")
        let value = { path in try resolution.value(of: #require(resolution.graph.token(at: path))) }
        #expect(try [value("c.x"), value("c.z"), value("d")] == [.number(9), .number(3), .number(2)])
        #expect(resolution.graph.tokens.first { $0.path == "c.n.y" }?.description == "wide")
    }

    @Test("a group has the values of a group of other files in each of their modes")
    func modesOfOtherFiles() throws {
        let files = try MarkedFiles([
            "kit.json": #"{ "button": { "$extends": "{ink}" } }"#,
            "Light.tokens.json": #"{ "ink": { "x": \#(number(1)), "y": \#(number(2)) } }"#,
            "Dark.tokens.json": #"{ "ink": { "x": \#(number(3)), "y": \#(number(4)) } }"#,
        ])
        let resolution = files.resolution()
        files.expect(resolution.diagnostics.filter { $0.severity != .note }, are: "")
        let token = try #require(resolution.graph.token(at: "button.y"))
        #expect(resolution.values(of: token).map { "\($0.mode) \($0.value.shortText)" } == ["Light 2.0", "Dark 4.0"])
    }

    @Test("a circle of groups across files is one error")
    func circleOfFiles() throws {
        let files = try MarkedFiles(
            #"{ "a": { "$extends": 1️⃣"{b}", "x": \#(number(1)) } }"#, #"{ "b": { "$extends": 2️⃣"{a}" } }"#)
        files.expect(
            files.resolution().diagnostics,
            are: """
                1️⃣: error: groups extend each other in a circle: a → b → a [reference-cycle]
                2️⃣: note: 'b' is defined here
                1️⃣: note: copy the tokens of one group instead of extending it
                """)
    }

    @Test(
        "a group cannot extend itself, a group around it or a group inside it",
        arguments: [("{a}", "itself"), ("{a.b}", "'a.b', which it contains")])
    func ownBases(reference: String, words: String) throws {
        try FormatFile(#"{ "a": { "$extends": 1️⃣"\#(reference)", "b": { "x": \#(number(1)) } } }"#).expect(
            """
            1️⃣: error: 'a' extends \(words) [reference-cycle]
            1️⃣: note: copy the tokens of one group instead of extending it
            """)
    }

    @Test("an error in a base is reported once")
    func brokenBase() throws {
        let file = try FormatFile(
            """
            { "a": { "n": { "$type": 1️⃣"nope", "x": { "$value": 1 } }, "y": { "$type": "number", "$value": "x" } },
              "b": { "$extends": "{a}", "n": {} }, "c": { "$value": "{b.y}" } }
            """)
        #expect(file.codes == ["unknown-type", "invalid-value"])
    }

    @Test("a chain of 2,000 extending groups ends")
    func longChain() throws {
        let groups = (1...2_000).reversed().map { #""g\#($0)": { "$extends": "{g\#($0 - 1)}" }"# }
        let file = try FormatFile("{ \(groups.joined(separator: ",")), \"g0\": { \"t\": \(number(1)) } }")
        file.expect("")
        #expect(try file.value("g2000.t") == .number(1))
    }

    @Test("bases inside groups that extend others need no deep stack")
    func chainOfInnerBases() throws {
        let groups = (1...2_000).reversed().map {
            #""g\#($0)": { "$extends": "{g\#($0 - 1).a}", "a": { "u": \#(number(1)) } }"#
        }
        let file = try FormatFile("{ \(groups.joined(separator: ",")), \"g0\": { \"a\": { \"t\": \(number(1)) } } }")
        file.expect("")
        #expect(file.paths.count == 4_001)
    }

    @Test("groups that inherit too many tokens from each other are one error")
    func explosion() throws {
        let groups = (1...30).map {
            #""g\#($0)": { "a": { "$extends": "{g\#($0 - 1)}" }, "b": { "$extends": "{g\#($0 - 1)}" } }"#
        }
        let file = try FormatFile("{ \"g0\": { \"t\": \(number(1)) }, \(groups.joined(separator: ",")) }")
        #expect(file.codes == ["limit-exceeded"])
    }
}
