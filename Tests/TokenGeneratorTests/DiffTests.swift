import Foundation
import TestSupport
import Testing

@Suite("The diff of two token files") struct DiffTests {
    private static let old = """
        { "Colors": {
            "brand": { "$type": "color", "500": { "$value": "#14706E", "$extensions": { "com.figma.variableId": "1" } },
              "beige": { "$value": "#FDFBF6", "$extensions": { "com.figma.variableId": "2" } } },
            "text": { "$type": "color", "$value": "{Colors.brand.500}" } },
          "Spacing": { "$type": "number", "16": { "$value": 16 }, "96": { "$value": 96 } } }
        """
    private static let new = """
        { "Colors": {
            "brand": { "$type": "color", "500": { "$value": "#0A7D7480", "$extensions": { "com.figma.variableId": "1" } },
              "sand": { "$value": "#FDFBF6", "$extensions": { "com.figma.variableId": "2" } } },
            "text": { "$type": "color", "$value": "{Colors.brand.500}" } },
          "Spacing": { "$type": "number", "16": { "$value": 16.0 }, "12": { "$value": 12 } } }
        """
    private static let configuration = """
        { "outputs": [
          { "template": "shape-style", "path": "Colors.swift", "names": { "drop": ["Colors"] } },
          { "template": "cgfloat", "path": "Spacing.swift", "names": { "drop": ["Spacing"], "prefix": "s" } } ] }
        """

    /// Runs the tool in a folder with both files and a configuration.
    private func diff(
        _ arguments: String..., old: String = old, new: String = new, configuration: String? = configuration
    ) throws -> Tool.Outcome {
        try withTemporaryFolder { folder in
            try folder.write(old, to: "old.json")
            try folder.write(new, to: "new/tokens.json")
            if let configuration { try folder.write(configuration, to: "tokengenerator.json") }
            return try Tool.run(["diff", "old.json", "new"] + arguments, in: folder.path)
        }
    }

    @Test("is columns that a person reads")
    func text() throws {
        let outcome = try diff()
        #expect(
            outcome.output == """
                1 changed, 1 renamed, 1 removed, 1 added; 2 breaking

                Breaking for Swift code (2)
                Code that uses these names no longer compiles, or does something else.
                  Name                   Now                              Token
                  ShapeStyle.brandBeige  renamed to ShapeStyle.brandSand  Colors.brand.beige
                  CGFloat.s96            gone                             Spacing.96
                  To keep the old names as deprecated members, add this to "names" of the output Colors.swift:
                    "former": {
                      "Colors.brand.sand": "brandBeige"
                    }

                Changed (1)
                  Token             Before   Now            Followed by  In Swift
                  Colors.brand.500  #14706E  #0A7D74 50.2%  Colors.text  ShapeStyle.brand500

                Renamed (1)
                These are the same Figma variables or color sets with new names.
                  Before              Now                In Swift
                  Colors.brand.beige  Colors.brand.sand  ShapeStyle.brandSand

                Removed (1)
                  Token       Value  In Swift
                  Spacing.96  96     CGFloat.s96

                Added (1)
                  Token       Value  In Swift
                  Spacing.12  12     CGFloat.s12

                """)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.exitCode == 0)
    }

    @Test("is Markdown for a pull request")
    func markdown() throws {
        let outcome = try diff("--format", "markdown")
        #expect(
            outcome.output == """
                **1 changed, 1 renamed, 1 removed, 1 added; 2 breaking**

                ### Breaking for Swift code (2)

                Code that uses these names no longer compiles, or does something else.

                | Name | Now | Token |
                | --- | --- | --- |
                | `ShapeStyle.brandBeige` | renamed to `ShapeStyle.brandSand` | `Colors.brand.beige` |
                | `CGFloat.s96` | gone | `Spacing.96` |

                To keep the old names as deprecated members, add this to `"names"` of the output `Colors.swift`:

                ```json
                "former": {
                  "Colors.brand.sand": "brandBeige"
                }
                ```

                ### Changed (1)

                | Token | Before | Now | Followed by | In Swift |
                | --- | --- | --- | --- | --- |
                | `Colors.brand.500` | `#14706E` | `rgba(10,125,116,0.502)` | `Colors.text` | `ShapeStyle.brand500` |

                ### Renamed (1)

                These are the same Figma variables or color sets with new names.

                | Before | Now | In Swift |
                | --- | --- | --- |
                | `Colors.brand.beige` | `Colors.brand.sand` | `ShapeStyle.brandSand` |

                ### Removed (1)

                | Token | Value | In Swift |
                | --- | --- | --- |
                | `Spacing.96` | `96` | `CGFloat.s96` |

                ### Added (1)

                | Token | Value | In Swift |
                | --- | --- | --- |
                | `Spacing.12` | `12` | `CGFloat.s12` |

                """)
        #expect(outcome.exitCode == 0)
    }

    @Test("is one JSON object with every key")
    func json() throws {
        let outcome = try diff("--format", "json")
        #expect(
            outcome.output.hasPrefix(
                #"""
                {"summary":"1 changed, 1 renamed, 1 removed, 1 added; 2 breaking","breaking":true,"counts":{"added":1,\#
                "removed":1,"renamed":1,"changed":1,"retargeted":0,"retyped":0,"breaking":2},"notes":[],"changes":[{\#
                "kinds":["changed"],"old":{"path":"Colors.brand.500","type":"color","value":{"colorSpace":"srgb",
                """#.replacingOccurrences(of: "\n", with: "")))
        #expect(
            outcome.output.hasSuffix(
                #"""
                {"kinds":["removed"],"old":{"path":"Spacing.96","type":"number","value":96,"values":null,"step":"literal",\#
                "target":null,"symbol":"CGFloat.s96"},"new":null,"followers":0,"followedBy":[],"modes":[]}],"assets":[],\#
                "api":[{"kind":"renamed","breaking":true,\#
                "old":{"symbol":"ShapeStyle.brandBeige","type":"Color","path":"Colors.brand.beige"},\#
                "new":{"symbol":"ShapeStyle.brandSand","type":"Color","path":"Colors.brand.sand"}},{"kind":"added",\#
                "breaking":false,"old":null,"new":{"symbol":"CGFloat.s12","type":"CGFloat","path":"Spacing.12"}},\#
                {"kind":"removed","breaking":true,"old":{"symbol":"CGFloat.s96","type":"CGFloat","path":"Spacing.96"},\#
                "new":null}],"former":[{"output":"Colors.swift","names":{"Colors.brand.sand":"brandBeige"}}],\#
                "contrast":[],"usage":null}

                """#))
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect((object?["changes"] as? [[String: Any]])?.compactMap { $0["followers"] as? Int } == [1, 0, 0, 0])
    }

    @Test(
        "says that nothing changed",
        arguments: [("text", "no changes\n"), ("markdown", "**no changes**\n"), ("json", #"{"summary":"no changes","#)])
    func same(_ format: String, _ expected: String) throws {
        let outcome = try diff("--format", format, new: Self.old)
        #expect(format == "json" ? outcome.output.hasPrefix(expected) : outcome.output == expected)
        #expect(outcome.exitCode == 0)
        #expect(try diff("--fail-on", "breaking", new: Self.old).exitCode == 0)
    }

    @Test("fails with --fail-on breaking when code breaks, and not when only values change")
    func failOnBreaking() throws {
        let outcome = try diff("--fail-on", "breaking")
        #expect(
            outcome.errors == """
                error: 2 changes break Swift code that uses the tokens [breaking-change]
                note: to keep the old names as deprecated members, add them to "former" in "names"; if the change is \
                intended, omit --fail-on breaking

                """)
        #expect(outcome.output.hasPrefix("1 changed, "))
        #expect(outcome.exitCode == 1)
        let value = Self.old.replacingOccurrences(of: "#14706E", with: "#14706F")
        #expect(try diff("--fail-on", "breaking", new: value).exitCode == 0)
    }

    @Test("says once that no output takes the tokens")
    func noOutput() throws {
        let tokens = #"{ "a": { "$type": "number", "$value": 1 } }"#
        let outcome = try diff(old: tokens, new: "{}", configuration: nil)
        #expect(
            outcome.output == """
                1 removed
                note: no output of the configuration selects any of these tokens, so Swift names are not compared; \
                pass the project's configuration with --config, or create one with 'TokenGenerator init'

                Removed (1)
                  Token  Value
                  a      1

                """)
        #expect(outcome.exitCode == 0)
    }

    @Test("tells errors of the old file as warnings, because the new one may be their repair")
    func oldErrors() throws {
        let broken = Self.old.replacingOccurrences(of: "{Colors.brand.500}", with: "{Colors.brand.5}")
        let outcome = try diff(old: broken, new: Self.old)
        #expect(
            outcome.errors.hasPrefix(
                "old.json:4:43: warning: cannot find the token 'Colors.brand.5' [dangling-alias]\n"))
        #expect(
            outcome.output.hasPrefix(
                "1 added; 0 breaking\n"))
        #expect(outcome.exitCode == 0)
        let reversed = try diff(old: Self.old, new: broken)
        #expect(reversed.errors.hasPrefix("new/tokens.json:4:43: warning: cannot find the token 'Colors.brand.5'"))
        #expect(reversed.output.hasPrefix("1 removed; 1 breaking\n"))
        #expect(reversed.exitCode == 0)
        let cut = try diff(old: "{", new: Self.old)
        #expect(cut.errors.hasPrefix("old.json:1:2: warning: "))
        #expect(cut.exitCode == 0)
    }

    @Test("says in which modes a token changed", arguments: ["text", "markdown", "json"])
    func modes(_ format: String) throws {
        func mode(_ name: String, _ value: String) -> String {
            """
            { "ink": { "$type": "color", "$value": "\(value)", "$extensions": { "com.figma.variableId": "V:1" } },
              "$extensions": { "com.figma.modeName": "\(name)" } }
            """
        }
        try withTemporaryFolder { folder in
            try folder.write(mode("Light", "#111111"), to: "old/Light.json")
            try folder.write(mode("Dark", "#EEEEEE"), to: "old/Dark.json")
            try folder.write(mode("Light", "#111111"), to: "new/Light.json")
            try folder.write(mode("Dark", "#DDDDDD"), to: "new/Dark.json")
            let configuration = #"{ "outputs": [{ "template": "shape-style", "path": "C.swift" }] }"#
            try folder.write(configuration, to: "tokengenerator.json")
            let outcome = try Tool.run("diff", "old", "new", "--format", format, in: folder.path)
            #expect(outcome.errors.isEmpty)
            switch format {
            case "text":
                #expect(
                    outcome.output == """
                        1 changed; 0 breaking

                        Changed (1)
                          Token  Mode  Before   Now      In Swift
                          ink    Dark  #EEEEEE  #DDDDDD  ShapeStyle.ink

                        """)
            case "markdown":
                #expect(
                    outcome.output.hasSuffix(
                        """
                        | Token | Mode | Before | Now | In Swift |
                        | --- | --- | --- | --- | --- |
                        | `ink` | `Dark` | `#EEEEEE` | `#DDDDDD` | `ShapeStyle.ink` |

                        """))
            default:
                let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
                let change = try #require((object?["changes"] as? [[String: Any]])?.first)
                let new = try #require(change["new"] as? [String: Any])
                let values = try #require(new["values"] as? [String: [String: Any]])
                #expect(change["modes"] as? [String] == ["Dark"])
                #expect(values.mapValues { $0["hex"] as? String } == ["Light": "#111111", "Dark": "#DDDDDD"])
                #expect((object?["api"] as? [Any])?.isEmpty == true)
            }
        }
    }

    @Test("fails when a side cannot be opened", arguments: [["missing.json", "new"], ["old.json", "missing.json"]])
    func unreadable(_ sides: [String]) throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.old, to: "old.json")
            try folder.write(Self.new, to: "new/tokens.json")
            let outcome = try Tool.run(["diff"] + sides, in: folder.path)
            let message = "cannot read the token file 'missing.json': no such file or directory"
            #expect(outcome.errors.contains("error: \(message) [no-source]"))
            #expect(outcome.output.isEmpty)
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("is under the configuration that --config names, whose errors are told once")
    func configuration() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.old, to: "old.json")
            try folder.write(Self.new, to: "new.json")
            try folder.write(Self.configuration, to: "Design/own.json")
            let outcome = try Tool.run("diff", "old.json", "new.json", "--config", "Design/own.json", in: folder.path)
            #expect(outcome.output.hasPrefix("1 changed, 1 renamed, 1 removed, 1 added; 2 breaking\n"))
            let missing = try Tool.run("diff", "old.json", "new.json", "--config", "no.json", in: folder.path)
            #expect(missing.errors.split(separator: "\n").filter { $0.contains("[no-configuration]") }.count == 1)
            #expect(missing.exitCode == 1)
        }
    }

    @Test(
        "exits with 64 when it is used wrongly",
        arguments: [
            ["tmp"], ["-"], ["-", "-"], ["a.json", "b.json", "c.json"], ["a", "b", "--format", "html"],
            ["a", "b", "--fail-on", "x"],
        ])
    func usage(_ arguments: [String]) throws {
        let outcome = try Tool.run(["diff"] + arguments, in: "/")
        #expect(outcome.errors.contains("TokenGenerator diff <old> <new> [<options>]"))
        #expect(outcome.exitCode == 64)
    }

    @Test("lets no name out of its place", arguments: ["text", "markdown", "json"])
    func hostileNames(_ format: String) throws {
        let names = [
            "a|b", "`x`", "x\\ny", "<img src=x>", "@octocat", "\\u202Eevil", "</table>", "\\\\|", "\\u001B[31m",
            "\\u2028",
        ]
        let members = names.map { #""\#($0)": { "$type": "string", "$value": "\#($0)" }"# }.joined(separator: ", ")
        let outcome = try diff("--format", format, old: "{}", new: "{ \(members) }")
        #expect(outcome.exitCode == 0)
        let hidden: [Unicode.Scalar] = ["\u{202E}", "\u{1B}", "\u{2028}", "\r"]
        #expect(!outcome.output.unicodeScalars.contains { hidden.contains($0) })
        let lines = outcome.output.split(separator: "\n")
        if format == "json" { #expect(lines.count == 1) }
        if format == "text" { #expect(lines.filter { $0.hasPrefix("  ") }.count == names.count + 1) }
        if format == "markdown" {
            let rows = lines.filter { $0.hasPrefix("| `") }
            #expect(rows.count == names.count)
            // Two code spans, and no vertical line but those between cells.
            for row in rows {
                #expect(row.filter { $0 == "`" }.count == 4, "\(row)")
                #expect(row.replacingOccurrences(of: "\\|", with: "").filter { $0 == "|" }.count == 3, "\(row)")
                #expect(!row.replacingOccurrences(of: "`[^`]*`", with: "", options: .regularExpression).contains("<"))
            }
        }
    }
}
