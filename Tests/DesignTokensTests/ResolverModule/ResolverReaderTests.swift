import DesignTokens
import LocatedJSON
import Testing

@Suite("Resolver module: sets, modifiers and references")
struct ResolverReaderTests {
    @Test("layers lie in the order of resolutionOrder, and of each modifier one context's")
    func order() throws {
        let files = try MarkedFiles(
            """
            { "$schema": "s", "name": "n", "description": "d", "$defs": 5, "version": "2025.10",
              "sets": { "base": { "sources": [{ "a": 1 }, { "$ref": "b.json" }], "$extensions": {} } },
              "modifiers": { "theme": { "default": "dark", "contexts": {
                "light": [{ "$ref": "#/sets/base" }, { "l": 1 }], "dark": [{ "$ref": "b.json#/g~1h/0" }], "none": [] } } },
              "resolutionOrder": [
                { "type": "set", "name": "first", "sources": [{ "$ref": "./x/../b.json#/c%20d" }] },
                { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
            """,
            #"{ "c d": { "e": 1 }, "g/h": [{ "f": 1 }] }"#)
        let document = resolverDocument(files)
        #expect(document.diagnostics.isEmpty)
        #expect(document.sources.map(\.path) == ["a.json", "b.json"])
        #expect(document.modifiers.map(\.name) == ["theme"])
        #expect(document.modifiers[0].contexts.map(\.name) == ["light", "dark", "none"])
        #expect(document.modifiers[0].defaultContext == 1)
        let whole = #"c d { "e": 1 }, g/h [{ "f": 1 }]"#
        #expect(document.texts([1]) == ["e 1", "a 1", whole, "f 1"])
        #expect(document.texts([2]) == ["e 1", "a 1", whole])
        #expect(document.texts([0]) == ["e 1", "a 1", whole, "l 1"])
    }

    @Test("what stands beside $ref replaces the member of its name, and nothing inside it is merged")
    func overrides() throws {
        let files = try MarkedFiles(
            resolver(sources: #"{ "$ref": "b.json#/one", "k": { "x": 1 } }"#),
            ##"{ "one": { "$ref": "#/two", "m": 1 }, "two": { "k": { "y": 2 }, "m": 2, "n": 3 } }"##)
        let document = resolverDocument(files)
        #expect(document.diagnostics.isEmpty)
        #expect(document.texts() == ["n 3", "m 1", #"k { "x": 1 }"#])
    }

    @Test("a group goes on in its file after a group in it that extends one of two files")
    func extendedInTwoFiles() throws {
        func number(_ value: Int) -> String { #"{ "$type": "number", "$value": \#(value) }"# }
        let group = #""x": { "$extends": "{h}" }, "y": \#(number(1)), "z": \#(number(2))"#
        let files = try MarkedFiles(
            resolver(sources: #"{ "$ref": "b.json" }, { "$ref": "c.json" }"#),
            #"{ "g": { \#(group) }, "h": { "p": \#(number(3)) } }"#, #"{ "h": { "q": \#(number(4)) } }"#)
        let resolution = AliasResolver.resolve(TokenGraph([resolverDocument(files).reading()]))
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.graph.tokens.map(\.path).sorted() == ["g.x.p", "g.x.q", "g.y", "g.z", "h.p", "h.q"])
    }

    @Test("an override can replace the sources of a set and the default of a modifier")
    func overriddenDefinitions() throws {
        let files = try MarkedFiles(
            """
            { "version": "2025.10", "sets": { "x": { "sources": [{ "a": 1 }] } },
              "modifiers": { "m": { "contexts": { "one": [], "two": [] } } },
              "resolutionOrder": [{ "$ref": "#/sets/x", "sources": [{ "b": 1 }] },
                { "$ref": "#/modifiers/m", "default": "two" }] }
            """)
        let document = resolverDocument(files)
        #expect(document.diagnostics.isEmpty)
        #expect(document.texts([0]) == ["b 1"])
        #expect(document.modifiers[0].defaultContext == 1)
    }

    @Test("everything that is wrong with the shape is said at once")
    func shape() throws {
        let files = try MarkedFiles(
            """
            { "version": 1️⃣"2025.1", "name": 2️⃣5,
              "sets": { "a": 3️⃣{ "description": "d" }, "b": { "sources": 4️⃣{}, 5️⃣"source": [] } },
              "modifiers": { "m": { "contexts": 6️⃣{ "one": [7️⃣5] } },
                "n": { "contexts": { "one": [], "two": [] }, "default": 8️⃣"tow" } },
              "resolutionOrder": [9️⃣{ "type": "set", "sources": [] }] }
            """)
        files.expect(
            resolverDocument(files).diagnostics,
            are: """
                2️⃣: error: expected a string for 'name', found a number [invalid-resolver]
                2️⃣: note: put it in double quotes
                1️⃣: error: expected version '2025.10' of the resolver document, found "2025.1" [invalid-resolver]
                1️⃣: note: write "version": "2025.10"
                9️⃣: error: missing 'name' in an item of 'resolutionOrder' [invalid-resolver]
                9️⃣: note: add "name", or refer to a set: { "$ref": "#/sets/…" }
                3️⃣: error: the set 'a' has no sources [invalid-resolver]
                3️⃣: note: add "sources": [ { "$ref": "tokens.json" } ]
                5️⃣: error: unknown key 'source' in a set [invalid-resolver]
                5️⃣: note: did you mean 'sources'?
                4️⃣: error: expected an array for "sources", found an object [invalid-resolver]
                4️⃣: note: write [ { "$ref": "tokens.json" } ]
                7️⃣: error: expected an object for a source, found a number [invalid-resolver]
                7️⃣: note: write { "$ref": "tokens.json" }, or the tokens themselves
                6️⃣: error: the modifier 'm' has only one context [invalid-resolver]
                6️⃣: note: add another context, or make it a set
                8️⃣: error: the default "tow" is not a context of the modifier 'n' [invalid-resolver]
                8️⃣: note: did you mean 'two'?
                """)
    }

    @Test("only what is defined in the resolution order has a name and a type of its own")
    func ownNames() throws {
        let files = try MarkedFiles(
            """
            { "version": "2025.10", "sets": { "a": { 1️⃣"name": "a", "sources": [] }, "b": { 3️⃣"name": "b", "sources": [] } },
              "modifiers": { "m": { 2️⃣"type": "modifier", "contexts": { "one": [], "two": [] }, "default": "one" },
                "unused": { 4️⃣"name": "unused", "contexts": { "one": [], "two": [] }, "default": "one" } },
              "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/m" },
                { "name": "n", "type": "modifier", "contexts": { "one": [], "two": [] }, "default": "one" }] }
            """)
        files.expect(
            resolverDocument(files).diagnostics.filter { $0.message.contains("unknown") },
            are: """
                1️⃣: warning: unknown key 'name' in a set [invalid-resolver]
                1️⃣: note: a set has the keys sources, description, $extensions; put data of tools in "$extensions"
                2️⃣: warning: unknown key 'type' in a modifier [invalid-resolver]
                2️⃣: note: a modifier has the keys contexts, default, description, $extensions; put data of tools in \
                "$extensions"
                3️⃣: warning: unknown key 'name' in a set [invalid-resolver]
                3️⃣: note: a set has the keys sources, description, $extensions; put data of tools in "$extensions"
                4️⃣: warning: unknown key 'name' in a modifier [invalid-resolver]
                4️⃣: note: a modifier has the keys contexts, default, description, $extensions; put data of tools in \
                "$extensions"
                """)
        #expect(resolverDocument(files).diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test("dangling and invalid references are errors")
    func references() throws {
        let files = try MarkedFiles(
            resolver(
                sources: """
                    { "$ref": 1️⃣"https://example.com/t.json" }, { "$ref": 2️⃣"/etc/passwd" },
                    { "$ref": 3️⃣"gone.json" }, { "$ref": 4️⃣"#/sets/y" }, { "$ref": 5️⃣"#/resolutionOrder/0" },
                    { "$ref": 6️⃣"b.json#/t" }, { "$ref": 7️⃣"#" }, { "$ref": 8️⃣5 }, { "$ref": 9️⃣"b.json#g" }
                    """),
            #"{ "t": { "$value": 1 }, "g": {} }"#)
        files.expect(
            resolverDocument(files).diagnostics,
            are: """
                1️⃣: error: 'https://example.com/t.json' is not a local file, and remote files are never loaded \
                [invalid-resolver]
                1️⃣: note: copy the file next to this one, and refer to it by its relative path
                2️⃣: error: '/etc/passwd' is not a path relative to this file [invalid-resolver]
                2️⃣: note: copy the file next to this one, and refer to it by its relative path
                3️⃣: error: cannot read the token file 'gone.json': no such file [no-source]
                3️⃣: note: use a path relative to the file that contains the reference
                4️⃣: error: cannot find 'y', which '#/sets/y' refers to [invalid-resolver]
                a.json:1:33: note: this object has no 'y'
                4️⃣: note: correct the reference
                5️⃣: error: cannot refer to an item of 'resolutionOrder' [invalid-resolver]
                5️⃣: note: move the item to "sets", and refer to "#/sets/…"
                6️⃣: error: "b.json#/t" is a single token, not a group of tokens or a set [invalid-resolver]
                6️⃣: note: refer to a set ("#/sets/…"), to a token file, or to a group in one ("tokens.json#/group")
                7️⃣: error: "#" is neither a set nor a group of tokens [invalid-resolver]
                7️⃣: note: refer to a set: "#/sets/…"
                8️⃣: error: expected a string for $ref, found a number [invalid-resolver]
                8️⃣: note: write "#/sets/…", "file.json" or "file.json#/sets/…"
                9️⃣: warning: missing '/' at the start of the pointer in 'b.json#g' [invalid-resolver]
                9️⃣: note: write a slash after #, as in "file.json#/sets/x"
                """)
    }

    @Test("a circle of references is reported once, with every reference of it")
    func cycles() throws {
        let files = try MarkedFiles(
            resolver(
                sources: ##"{ "$ref": "#/sets/y" }"##,
                sets: #", "y": { "sources": [{ "$ref": "b.json#/sets/z" }] }"#),
            ##"{ "sets": { "z": { "sources": [{ "$ref": "a.json#/sets/x" }] } } }"##)
        let document = resolverDocument(files)
        #expect(document.diagnostics.map(\.code) == ["reference-cycle"])
        #expect(document.diagnostics[0].notes.count == 3)
    }

    @Test("references that multiply end with an error, and so do those that never seem to end")
    func billionLaughs() throws {
        let sets = (0..<40).map { number in
            let next = "{ \"$ref\": \"#/sets/s\(number + 1)\" }"
            return ", \"s\(number)\": { \"sources\": [\(next), \(next)] }"
        }.joined()
        let doubling = try MarkedFiles(
            resolver(sources: ##"{ "$ref": "#/sets/s0" }"##, sets: sets + #", "s40": { "sources": [{ "a": {} }] }"#))
        #expect(resolverDocument(doubling).diagnostics.map(\.code) == ["limit-exceeded"])
        let chain = (0..<5000).map { ", \"s\($0)\": { \"sources\": [{ \"$ref\": \"#/sets/s\($0 + 1)\" }] }" }.joined()
        let long = try MarkedFiles(
            resolver(sources: ##"{ "$ref": "#/sets/s0" }"##, sets: chain + #", "s5000": { "sources": [] }"#))
        #expect(resolverDocument(long).diagnostics.contains { $0.code == "limit-exceeded" })
    }
}
