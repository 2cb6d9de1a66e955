import TestSupport
import Testing

@Suite("validate --upgrade") struct UpgradeTests {
    private let old = ##"""
        {
          "Color": { "$type": "color",
            "red": {
              "$value": "#893825",
              "$extensions": { "com.example": [1,  2] } } },
          "Shadow": { "$type": "shadow", "card": { "$value": {
            "color": "{Color.red}", "offsetX": "0", "offsetY": "2px",
            "blur": { "value": 4, "unit": "px" }
          } } },
          "Fade": { "$type": "duration", "quick": { "$value": "150ms" } }
        }

        """##
    private let new = ##"""
        {
          "Color": { "$type": "color",
            "red": {
              "$value": { "colorSpace": "srgb", "components": [0.53725, 0.21961, 0.1451] },
              "$extensions": { "com.example": [1,  2] } } },
          "Shadow": { "$type": "shadow", "card": { "$value": {
            "color": "{Color.red}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
            "blur": { "value": 4, "unit": "px" },
            "spread": { "value": 0, "unit": "px" }
          } } },
          "Fade": { "$type": "duration", "quick": { "$value": { "value": 150, "unit": "ms" } } }
        }

        """##

    @Test("writes the values as 2025.10 spells them, and nothing else, so that --strict is content")
    func upgrade() throws {
        try withTemporaryFolder { folder in
            try folder.write(old, to: "a.json")
            let before = try Tool.run("validate", "a.json", in: folder.path)
            #expect(before.exitCode == 0)
            #expect(before.errors.contains("[outdated-syntax]"))
            #expect(try Tool.run("validate", "--strict", "a.json", in: folder.path).exitCode == 1)
            let outcome = try Tool.run("validate", "--upgrade", "a.json", in: folder.path)
            #expect(outcome.output.hasPrefix("upgraded    a.json (5 values)\n"))
            #expect(outcome.errors.isEmpty)
            #expect(folder.text(of: "a.json") == new)
            #expect(try Tool.run("validate", "--strict", "a.json", in: folder.path).exitCode == 0)
        }
    }

    @Test("leaves a file alone that is up to date")
    func nothingToDo() throws {
        try withTemporaryFolder { folder in
            try folder.write(new, to: "a.json")
            let outcome = try Tool.run("validate", "--upgrade", "a.json", in: folder.path)
            #expect(!outcome.output.contains("upgraded"))
            #expect(folder.text(of: "a.json") == new)
        }
    }

    @Test("leaves files alone that have errors, and says so")
    func errors() throws {
        try withTemporaryFolder { folder in
            try folder.write(old, to: "a.json")
            let broken =
                ##"{ "b": { "$type": "color", "$value": "{c}" }, "d": { "$type": "color", "$value": "#000000" } }"##
            try folder.write(broken, to: "b.json")
            let outcome = try Tool.run("validate", "--upgrade", "a.json", "b.json", in: folder.path)
            #expect(outcome.exitCode == 1)
            #expect(outcome.output.hasPrefix("upgraded    a.json (5 values)\n"))
            #expect(
                outcome.errors == """
                    b.json:1:38: error: cannot find the token 'c' [dangling-alias]
                    b.json:1:38: note: correct the name, or add the file that defines it to "sources"
                    error: 'b.json' was not upgraded because of the errors above [not-upgraded]
                    note: fix the errors and run again

                    """)
            #expect(folder.text(of: "a.json") == new)
            #expect(folder.text(of: "b.json") == broken)
            try folder.write(old, to: "a.json")
            try folder.write(broken, to: "c.json")
            let several = try Tool.run("validate", "--upgrade", "a.json", "b.json", "c.json", in: folder.path)
            #expect(
                several.errors.contains("error: 2 files were not upgraded because of the errors above [not-upgraded]"))
            let again = try Tool.run("validate", "--upgrade", "b.json", in: folder.path)
            #expect(again.errors.contains("error: no file was upgraded because of the errors above [not-upgraded]"))
        }
    }
}
