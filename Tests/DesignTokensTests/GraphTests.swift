import Testing

@testable import DesignTokens

@Suite("Joining files")
struct GraphTests {
    @Test("files follow each other, and a group that two share stands once")
    func joining() throws {
        let graph = try MarkedFiles(
            #"{ "$type": "number", "a": { "x": { "$value": 1 } }, "b": {} }"#,
            #"{ "$type": "number", "b": { "y": { "$value": 2 } }, "a": { "c": { "z": { "$value": 3 } } } }"#
        ).graph()
        #expect(graph.tokens.map(\.path) == ["a.x", "b.y", "a.c.z"])
        #expect(graph.tokens.map(\.document) == [0, 1, 1])
        #expect(graph.groups.map(\.path) == ["", "a", "b", "a.c"])
        #expect(graph.tokens.map { graph.groups[$0.group].path } == ["a", "b", "a.c"])
        #expect(graph.token(at: "b.y") == 1)
        #expect(graph.token(at: "b") == nil)
        #expect(graph.group(at: "a.c") == 3)
        #expect(graph.diagnostics.isEmpty)
    }

    @Test("an alias reaches into another file, in either direction")
    func aliasAcrossFiles() throws {
        let resolution = try MarkedFiles(
            #"{ "$type": "number", "a": { "x": { "$value": "{b.y}" }, "y": { "$value": 1 } } }"#,
            #"{ "$type": "number", "b": { "x": { "$value": "{a.y}" }, "y": { "$value": 2 } } }"#
        ).resolution()
        #expect(try resolution.step("a.x") == "alias b.y")
        #expect(try resolution.step("b.x") == "alias a.y")
        #expect(resolution.value(of: 0) == .number(2))
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("a token that files define with the same value is one for references from other files")
    func equalDefinitions() throws {
        let resolution = try MarkedFiles(
            #"{ "$type": "number", "a": { "x": { "$value": 1 }, "y": { "$value": 2 }, "p": { "$value": 8 } } }"#,
            #"{ "$type": "number", "a": { "x": { "$value": 1 }, "y": { "$value": 3 }, "q": { "$value": 9 } } }"#,
            #"{ "$type": "number", "b": { "same": { "$value": "{a.x}" }, "other": { "$value": "{a.y}" } } }"#
        ).resolution()
        #expect(try resolution.step("b.same") == "alias a.x")
        #expect(resolution.diagnostics.filter { $0.loss != .detail }.map(\.code) == [.ambiguousAlias])
    }

    @Test("the diagnostics of the files come first, file after file")
    func diagnosticsOfFiles() throws {
        let files = try MarkedFiles(#"{ "a": 1 }"#, #"{ "$type": "number", "b": { "$value": "{c}" }, "d": 2 }"#)
        #expect(files.resolution().diagnostics.map(\.code) == ["not-a-token", "not-a-token", "dangling-alias"])
    }

    @Test("a token in two files is an error, and the first one is used")
    func duplicateToken() throws {
        let advice =
            "rename one of them, or read one of the files with a separate configuration; if the files are modes of one "
            + "collection, give both the same \"collection\" in \"sources\""
        let files = try MarkedFiles(
            #"{ "$type": "number", "a": { 1️⃣"b": { "$value": 1 } } }"#,
            #"{ "$type": "number", "a": { 2️⃣"b": { "$value": 2 }, "x": { "$value": 2 } } }"#,
            #"{ "$type": "number", "a": { 3️⃣"b": { "$value": 3 }, "y": { "$value": 3 } } }"#)
        files.expect(
            files.resolution().diagnostics,
            are: """
                2️⃣: error: 'a.b' is defined in two files [duplicate-token]
                1️⃣: note: first defined here
                2️⃣: note: \(advice)
                3️⃣: error: 'a.b' is defined in two files [duplicate-token]
                1️⃣: note: first defined here
                3️⃣: note: \(advice)
                """)
        #expect(files.graph().token(at: "a.b") == 0)
        #expect(files.graph().tokens(at: "a.b").count == 3)
    }

    @Test("two encodings of one accent are one name, so that both in one file are an error")
    func canonicallyEqualNames() throws {
        let files = try MarkedFiles(
            #"{ "$type": "number", 1️⃣"caf\u00e9": { "$value": 1 }, 2️⃣"cafe\u0301": { "$value": 2 }, "a": { "$value": 3️⃣"{cafe\u0301}" } }"#
        )
        files.expect(
            files.resolution().diagnostics,
            are: """
                2️⃣: error: 'cafe\u{301}' is defined twice, in different Unicode encodings [duplicate-token]
                1️⃣: note: first defined here
                2️⃣: note: rename one of them
                3️⃣: error: 'cafe\u{301}' is ambiguous, because several tokens have this path [ambiguous-alias]
                1️⃣: note: 'cafe\u{301}' is defined here
                2️⃣: note: 'cafe\u{301}' is defined here
                3️⃣: note: rename all but one of them, or read the files with separate configurations
                """)
    }

    @Test("a variable of Figma can have the name of a group in another collection")
    func variableAndGroup() throws {
        func id(_ number: Int) -> String { #""$extensions": { "com.figma.variableId": "VariableID:1:\#(number)" }"# }
        let files = try MarkedFiles(
            #"{ "sand": { "$type": "number", "$value": 1, \#(id(1)) } }"#,
            #"{ "sand": { "60": { "$type": "number", "$value": 2, \#(id(2)) } } }"#)
        files.expect(files.resolution().diagnostics, are: "")
    }

    @Test("a path that is a token in one file and a group in another is an error, in either order")
    func tokenAndGroup() throws {
        let token = #"{ "$type": "number", "a": { 1️⃣"b": { "$value": 1 } } }"#
        let group = #"{ "$type": "number", "a": { 2️⃣"b": { "c": { "$value": 2 } } } }"#
        let expected = """
            1️⃣: error: 'a.b' is a token here, but a group in another file [token-with-children]
            2️⃣: note: the group is defined here
            1️⃣: note: rename the token, such as "a.b.default"
            """
        for files in [try MarkedFiles(token, group), try MarkedFiles(group, token)] {
            files.expect(files.resolution().diagnostics, are: expected)
        }
    }

    @Test("a path that is a token and a group in one file is a duplicate key and nothing else")
    func tokenAndGroupInOneFile() throws {
        let files = try MarkedFiles(
            #"{ "$type": "number", "a": { "$value": 1 }, "a": { "c": { "$value": 2 } } }"#, "{}")
        #expect(files.resolution().diagnostics.map(\.code) == ["duplicate-key"])
    }

    @Test("a group with a duplicate key is one group of the graph", arguments: [0, 1])
    func duplicateGroup(filesBefore: Int) throws {
        let text = """
            { "$type": "number", "a": { "x": { "$value": 1 } }, "a": { "x": { "$value": 2 }, "y": { "$value": 3 } },
              "b": { "z": { "$value": 4 } } }
            """
        let files = try filesBefore == 0 ? MarkedFiles(text) : MarkedFiles("{}", text)
        let graph = files.graph(layers: LayerPaths([.primitive: ["a"], .component: ["b"]]))
        #expect(files.resolution().diagnostics.map(\.code) == ["duplicate-key"])
        #expect(graph.tokens.map(\.path) == ["a.x", "a.x", "a.y", "b.z"])
        #expect(graph.tokens.map { graph.groups[$0.group].path } == ["a", "a", "a", "b"])
        #expect(graph.tokens.map { graph.token(at: $0.path) } == [0, 0, 2, 3])
        #expect(graph.tokens.indices.map(graph.layer) == [.primitive, .primitive, .primitive, .component])
    }

    @Test("no files are a graph without tokens")
    func nothing() {
        let resolution = AliasResolver.resolve(TokenGraph([])).checked()
        #expect(resolution.traces.isEmpty)
        #expect(resolution.diagnostics.isEmpty)
    }
}

@Suite("Layers")
struct LayerTests {
    @Test("the longest listed path that holds the token decides, whatever its layer")
    func longestPrefix() {
        let layers = LayerPaths([
            .primitive: ["Colors", "Colors.semantic.raw"], .semantic: ["Colors.semantic"],
            .component: ["Colors.semantic.raw.button"],
        ])
        #expect(layers.layers(of: ["Colors.brand.500"])[0] == .primitive)
        #expect(layers.layers(of: ["Colors.semantic"])[0] == .semantic)
        #expect(layers.layers(of: ["Colors.semantic.text"])[0] == .semantic)
        #expect(layers.layers(of: ["Colors.semantic.raw.1"])[0] == .primitive)
        #expect(layers.layers(of: ["Colors.semantic.raw.button.x"])[0] == .component)
        #expect(layers.layers(of: ["Spacing.1"])[0] == nil)
    }

    @Test("a listed path ends where a name ends, and case counts")
    func nameBoundary() {
        let layers = LayerPaths([.primitive: ["Colors.brand"]])
        #expect(layers.layers(of: ["Colors.branding.1"])[0] == nil)
        #expect(layers.layers(of: ["Colors.brand 2"])[0] == nil)
        #expect(layers.layers(of: ["Colors.bran"])[0] == nil)
        #expect(layers.layers(of: ["colors.brand.1"])[0] == nil)
        #expect(layers.layers(of: ["Colors.brand"])[0] == .primitive)
        #expect(layers.layers(of: ["Colors.brand.1"])[0] == .primitive)
    }

    @Test("an empty path is the root, and holds everything")
    func root() {
        let layers = LayerPaths([.primitive: [""], .component: ["C"]])
        #expect(layers.layers(of: ["a.b"])[0] == .primitive)
        #expect(layers.layers(of: [""])[0] == .primitive)
        #expect(layers.layers(of: ["C.b"])[0] == .component)
        #expect("a".isPath(inside: ""))
        #expect(!"".isPath(inside: "a"))
    }

    @Test("tokens have the layer of their group, or their own when one is listed")
    func layerOfTokens() throws {
        let files = try MarkedFiles(
            #"{ "$type": "number", "a": { "b": { "$value": 1 }, "c": { "d": { "$value": 2 } } }, "e": { "$value": 3 } }"#
        )
        let groups = files.graph(layers: LayerPaths([.primitive: ["a"], .semantic: ["a.c"]]))
        #expect(groups.groupLayers == [nil, .primitive, .semantic])
        #expect(groups.tokens.indices.map(groups.layer) == [.primitive, .semantic, nil])
        let tokens = files.graph(layers: LayerPaths([.primitive: ["a.b"], .semantic: ["a"], .component: ["e"]]))
        #expect(tokens.tokens.indices.map(tokens.layer) == [.primitive, .semantic, .component])
    }
}
