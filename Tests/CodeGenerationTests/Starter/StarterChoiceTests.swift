import DesignTokens
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The token files in a starter configuration")
struct StarterChoiceTests {
    /// Returns a file of numbers.
    private func numbers(_ group: String, _ names: String...) -> String {
        "{ \"\(group)\": \(object(names, number())) }"
    }

    private func comments(_ started: Started) -> [String] {
        (started.starter.text ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("//") }.map(String.init)
    }

    @Test("include two files with a common token, if each has more tokens of its own")
    func fewShared() throws {
        let started = try start([
            "tokens/brand.json": numbers("radius", "full", "card", "sheet"),
            "tokens/primitives.json": numbers("radius", "full", "small", "large", "huge"),
        ])
        #expect(started.starter.summary.sources == ["tokens/brand.json", "tokens/primitives.json"])
        #expect(started.starter.summary.leftOut.isEmpty)
        // The common token has one value and one name.
        #expect(started.starter.summary.takenCount == 7)
        #expect(started.codes == ["token-errors"])
        #expect(started.starter.text?.contains("No output contains") == false)
    }

    @Test("include two collections of Figma, of which one has a group with the name of a variable in the other")
    func groupsOfVariables() throws {
        func variable(_ number: Int) -> String {
            #"{ "$type": "number", "$value": 1, "$extensions": { "com.figma.variableId": "VariableID:1:\#(number)" } }"#
        }
        let files = [
            "tokens/Colors.tokens.json": #"{ "sand": { "60": \#(variable(1)), "80": \#(variable(2)) } }"#,
            "tokens/Names.tokens.json": #"{ "sand": \#(variable(3)) }"#,
        ]
        let started = try start(files)
        #expect(started.starter.summary.takenCount == 3)
        #expect(started.problems.isEmpty)
    }

    @Test("leave out an older brand because of the newer one, not because of the first brand")
    func nearestFile() throws {
        func color(_ hex: String) -> String {
            ##"{ "color": { "page": { "value": "#\##(hex)" }, "ink": { "value": "#000" } } }"##
        }
        let started = try start([
            "brands/ant/color.json": color("111"), "brands/fox_v2/color.json": color("222"),
            "brands/fox_v3/color.json": color("333"),
        ])
        #expect(
            started.starter.summary.leftOut.map(\.reason) == [#""brands/fox_v3/color.json" also defines its tokens"#])
    }

    @Test("leave out files because of the one that defines their tokens, not of another file of its project")
    func definingFile() throws {
        let ink = ##"{ "color": { "ink": { "$type": "color", "$value": "#112233" } } }"##
        let started = try start([
            "tokens/a.json": ##"{ "text": { "s": { "$type": "fontSizes", "$value": "4" } } }"##,
            "tokens/b.json": ##"{ "color": { "ink": { "$type": "color", "$value": "#000000" } } }"##,
            "tokens/c.tokens.json": ink,
            "tokens/$metadata.json": #"{ "tokenSetOrder": ["a", "b"] }"#, "export/ink.tokens.json": ink,
        ])
        let reasons = started.starter.summary.leftOut.map { "\($0.path): \($0.reason)" }
        #expect(reasons == [#"export/ink.tokens.json: "tokens" also defines its tokens"#])
    }

    @Test("include one of two designs in a folder, of which one is spelled with $ and the other without")
    func twoSpellings() throws {
        let size = #"{ "text": { "s": { "$type": "fontSizes", "$value": "4" } } }"#
        let started = try start([
            "light-sizes.json": size,
            "light.tokens.json": ##"{ "color": { "ink": { "$type": "color", "$value": "#ffffff" } } }"##,
            "export.json": ##"""
            { "color": { "ink": { "type": "color", "value": "#000000" } },
              "text": { "s": { "type": "fontSizes", "value": "6" }, "m": { "type": "fontSizes", "value": "8" } } }
            """##,
        ])
        #expect(started.starter.summary.sources == ["export.json"])
        #expect(Set(started.starter.summary.leftOut.map(\.reason)) == [#""export.json" also defines its tokens"#])
    }

    @Test("leave out another version of a project, with other values for a fifth of its tokens")
    func otherVersion() throws {
        func project(_ sizes: [String]) -> String {
            let tokens = sizes.enumerated().map { #""\#($0)": { "value": "\#($1)", "type": "sizing" }"# }
            return #"{ "core": { "size": { \#(tokens.joined(separator: ", ")) } }, "$themes": [] }"#
        }
        func old(_ size: String) -> String {
            let own = object(["a", "b", "c", "d"], #"{ "value": "1", "type": "sizing" }"#)
            let first = #"{ "0": { "value": "\#(size)", "type": "sizing" } }"#
            return #"{ "core": { "size": \#(first), "own": \#(own) }, "$themes": [] }"#
        }
        let new = project(["4", "8", "12", "16", "20"])
        let changed = try start(["new/tokens.json": new, "web/tokens.json": old("5")])
        #expect(changed.starter.summary.leftOut.map(\.reason) == [#""new/tokens.json" also defines 1 of its 5 tokens"#])
        let equal = try start(["new/tokens.json": new, "web/tokens.json": old("4")])
        #expect(equal.starter.summary.leftOut.isEmpty)
    }

    @Test("are those with references, rather than larger ones that were made from them")
    func results() throws {
        let started = try start([
            "data/core.json": ##"""
            { "ink": { "value": "{blue}", "type": "color" }, "blue": { "value": "#0000ff", "type": "color" } }
            """##,
            "data/$metadata.json": #"{ "tokenSetOrder": ["core"] }"#,
            "out/one.json": ##"""
            { "ink": { "value": "#0000ff", "type": "color" }, "blue": { "value": "#0000ff", "type": "color" } }
            """##,
            "out/two.json": ##"{ "blue": { "value": "#0000aa", "type": "color" } }"##,
            "out/$metadata.json": #"{ "tokenSetOrder": ["one", "two"] }"#,
        ])
        #expect(started.starter.summary.sources == ["data"])
        #expect(started.starter.summary.leftOut.map(\.reason) == [#""data" also defines its tokens"#])
    }

    @Test("include a project with a set for components beside files of Style Dictionary, which has no sets")
    func setsBesideNone() throws {
        let started = try start([
            "studio/tokens.json": """
            { "component": { "button": { "page": { "value": "#112233", "type": "color" },
                                         "ink": { "value": "{button.page}", "type": "color" } } },
              "$metadata": { "tokenSetOrder": ["component"] }, "$themes": [] }
            """,
            "sizes/size.json": #"{ "size": { "s": { "value": "4px" }, "m": { "value": "{size.s.value}" } } }"#,
        ])
        #expect(started.starter.summary.takenCount == 4)
    }

    @Test("include files that others refer to, even with common tokens")
    func referredTo() throws {
        let started = try start([
            "tokens/all.json": "{ \"gap\": \(object(["one", "two", "three"], number())) }",
            "tokens/old-sizes.json": numbers("gap", "one", "four"),
            "tokens/use.json": #"{ "card": { "gap": { "$type": "number", "$value": "{gap.four}" } } }"#,
        ])
        let sources = ["tokens/all.json", "tokens/old-sizes.json", "tokens/use.json"]
        #expect(started.starter.summary.sources == sources)
        #expect(started.symbols.keys.contains("card.gap"))
    }

    @Test("are the current files, not their copies in an archive, which a comment names")
    func archive() throws {
        let started = try start([
            "archive/Colors.json": numbers("gap", "small", "large"), "archive/Sizes.json": numbers("size", "one"),
            "design/Colors.json": numbers("gap", "small", "large"), "design/Sizes.json": numbers("size", "one", "two"),
        ])
        #expect(started.starter.summary.sources == ["design/Colors.json", "design/Sizes.json"])
        #expect(
            comments(started) == [
                #"// "archive/Colors.json" is left out: "design/Colors.json" also defines its tokens."#,
                #"// "archive/Sizes.json" is left out: "design/Sizes.json" also defines its tokens."#,
                #"// "archive" instead of "design": "sources": ["archive/Colors.json", "archive/Sizes.json"]"#,
            ])
        #expect(started.isProven)
    }

    @Test("are those in use, not a larger sample", arguments: ["SampleSizes", "sizes.demo", "mock_sizes"])
    func samples(_ name: String) throws {
        let sample = "Kit/\(name).json"
        let started = try start([sample: numbers("gap", "s", "m", "l"), "App/Sizes.json": numbers("gap", "s", "m")])
        #expect(started.starter.summary.sources == ["App/Sizes.json"])
        #expect(started.starter.summary.leftOut.map(\.path) == [sample])
        #expect(try start([sample: numbers("gap", "s")]).starter.summary.sources == [sample])
    }

    @Test("are those of the newest version", arguments: [["design/v1", "design/v2"], ["v2.0.9", "v2.0.10"]])
    func versions(_ folders: [String]) throws {
        let started = try start([
            folders[0] + "/Colors.json": numbers("gap", "small", "large"),
            folders[1] + "/Colors.json": numbers("gap", "small"),
        ])
        #expect(started.starter.summary.sources == [folders[1] + "/Colors.json"])
        #expect(started.starter.summary.leftOut.map(\.path) == [folders[0] + "/Colors.json"])
    }

    @Test("are those of the larger of two folders with the same tokens")
    func complete() throws {
        let started = try start([
            "a/Colors.json": numbers("gap", "small"), "b/Colors.json": numbers("gap", "small"),
            "b/Sizes.json": numbers("size", "one"),
        ])
        #expect(started.starter.summary.sources == ["b/Colors.json", "b/Sizes.json"])
        #expect(comments(started).last == #"// "a" instead of "b": "sources": ["b/Sizes.json", "a/Colors.json"]"#)
    }

    @Test("are not those of a folder that refer to other values than a chosen folder has")
    func folderAsWhole() throws {
        func files(_ folder: String, _ group: String, _ hex: String) -> [String: String] {
            [
                "\(folder)/base.json": "{ \"hue\": \(object(["ink", "page"], color(hex))) }",
                "\(folder)/parts.json": "{ \"\(group)\": { \"text\": \(reference("hue.ink")) } }",
            ]
        }
        let bank = files("design/bank", "card", "#112233")
        let started = try start(bank.merging(files("design/shop", "cart", "#445566")) { $1 })
        #expect(started.starter.summary.sources == ["design/bank/base.json", "design/bank/parts.json"])
        #expect(
            comments(started).filter { $0.contains("shop") } == [
                #"// "design/shop/base.json" is left out: "design/bank/base.json" also defines its tokens."#,
                #"// "design/shop/parts.json" is left out: it refers to tokens in "design/shop/base.json"."#,
                ##"// "design/shop" instead of "design/bank": "sources": ["design/shop/parts.json", "design/shop/base.json"]"##,
            ])
        #expect(started.isProven)
        // With equal values, both can be used together.
        let equal = try start(bank.merging(files("design/shop", "cart", "#112233")) { $1 })
        #expect(equal.symbols.keys.contains("cart.text"))
    }

    @Test("are a complete file, to which its parts are not an alternative")
    func parts() throws {
        let whole = "{ \"gap\": \(object(["s", "m", "l"], number())), \"size\": \(object(["s", "m", "l"], number())) }"
        let started = try start([
            "tokens/all.json": whole, "tokens/gap.json": numbers("gap", "s", "m"),
            "tokens/size.json": numbers("size", "s"),
        ])
        #expect(started.starter.summary.sources == ["tokens/all.json"])
        #expect(
            comments(started) == [
                #"// "tokens/gap.json" is left out: "tokens/all.json" also defines its tokens."#,
                #"// "tokens/size.json" is left out: "tokens/all.json" also defines its tokens."#,
            ])
    }

    @Test("are those of one of several alternative folders")
    func alternatives() throws {
        let files = ["ios/tokens/light.json", "ios/tokens/dark.json", "web/tokens/light.json", "web/tokens/dark.json"]
        let started = try start(Dictionary(uniqueKeysWithValues: files.map { ($0, numbers("gap", "small")) }))
        #expect(started.starter.summary.sources == ["ios/tokens/light.json", "ios/tokens/dark.json"])
        #expect(
            comments(started).last
                == #"// "web" instead of "ios": "sources": ["web/tokens/light.json", "web/tokens/dark.json"]"#)
        #expect(!started.run.hasErrors)
    }

    @Test("are one of two Tokens Studio projects with the same tokens")
    func projects() throws {
        let set = #"{ "gap": { "value": "1", "type": "sizing" } }"#
        let metadata = #"{ "tokenSetOrder": ["core"] }"#
        let started = try start([
            "a/$metadata.json": metadata, "a/core.json": set, "b/$metadata.json": metadata, "b/core.json": set,
        ])
        #expect(started.starter.summary.sources == ["a"])
        #expect(comments(started).last == #"// "b" instead of "a": "sources": ["b"]"#)
        #expect(!started.run.hasErrors)
    }

    @Test("include a light and a dark file with the same mode name, as two modes")
    func unnamedModes() throws {
        let file = { (value: Int) in
            #"{ "$extensions": { "com.figma.modeName": "Mode 1" }, "gap": { "s": \#(number(value)) } }"#
        }
        let started = try start(["Dark.tokens.json": file(2), "Light.tokens.json": file(1)])
        #expect(started.starter.summary.sources == ["Light.tokens.json", "Dark.tokens.json"])
        #expect(started.run.resolution.graph.collections.map { $0.modes.map(\.name) } == [["Light", "Dark"]])
        #expect(started.isProven && !started.run.hasErrors)
    }

    @Test("include the tokens of Tokens Studio's source sets, without a group for the set")
    func sourceSets() throws {
        let started = try start([
            "tokens/tokens.json": """
            { "core": { "red": { "500": { "value": "#FF0000", "type": "color" } },
                        "gap": { "s": { "value": "4", "type": "spacing" } } },
              "light": { "ink": { "text": { "value": "{red.500}", "type": "color" } } },
              "$themes": [{ "id": "1", "name": "Light", "selectedTokenSets": { "core": "source", "light": "enabled" } }],
              "$metadata": { "tokenSetOrder": ["core", "light"] } }
            """
        ])
        #expect(started.symbols.count == 3)
        #expect(started.starter.summary.counts == "3 of 3 tokens have an output")
        #expect(started.run.configuration.outputs.map(\.selection.takesSourceSets) == [true, true, false])
        #expect(
            comments(started).contains(
                "// \"sourceSets\" also generates tokens of sets that the themes only use as sources."
            ))
        #expect(started.isProven)
    }

    @Test("are found below a project, however deep")
    func deep() throws {
        let started = try start([
            "a/b/c/$metadata.json": #"{ "tokenSetOrder": ["modes/size/large/x"] }"#,
            "a/b/c/modes/size/large/x.json": #"{ "gap": { "value": "1", "type": "sizing" } }"#,
        ])
        #expect(started.starter.summary.sources == ["a/b/c"])
    }

    @Test("include files with tokens beside files with names of token files")
    func beside() throws {
        let started = try start([
            "Light.tokens.json": numbers("gap", "small"), "Primitives.json": numbers("size", "one"),
            "tokens/package.json": #"{ "name": "x", "version": "1", "type": "module" }"#,
        ])
        #expect(started.starter.summary.sources == ["Light.tokens.json", "Primitives.json"])
        #expect(started.codes.isEmpty)
    }

    @Test(
        "are the one file that contains more than the files of a folder, whatever the folder's name",
        arguments: [("", "tokens"), ("", "toks"), ("design/", "tokens"), ("", "design/tokens")])
    func oneFileBesideFolder(_ place: String, _ name: String) throws {
        let folder = place + name
        let started = try start([
            place + "tokens.json": numbers("gap", "small", "large", "huge"),
            folder + "/light.json": numbers("gap", "small"), folder + "/dark.json": numbers("gap", "small"),
        ])
        #expect(started.starter.summary.sources == [place + "tokens.json"])
        #expect(started.starter.summary.leftOut.map(\.path) == [folder + "/light.json", folder + "/dark.json"])
        #expect(comments(started).count == 3)
        #expect(comments(started).last?.hasSuffix("[\"\(folder)/light.json\", \"\(folder)/dark.json\"]") == true)
        #expect(started.isProven)
    }

    @Test("are the files of a folder, if they contain more than the file beside it, which is left out")
    func folderBesideOneFile() throws {
        let started = try start([
            "tokens.json": numbers("gap", "small"), "tokens/light.json": numbers("gap", "small", "large"),
            "tokens/dark.json": numbers("gap", "small", "large"), "data.json": #"{ "gap": 4 }"#,
        ])
        #expect(started.starter.summary.sources == ["tokens/light.json", "tokens/dark.json"])
        #expect(
            comments(started) == [
                #"// "tokens.json" is left out: "tokens/light.json" also defines its tokens."#,
                #"// "tokens.json" instead of "tokens": "sources": ["tokens.json"]"#,
            ])
        #expect(started.codes.isEmpty)
    }

    /// Returns files of Style Dictionary.
    private func styleDictionary(in folder: String) -> [String: String] {
        let names = ["color/base", "color/more", "size/font", "size/gap"]
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                let value = name.hasPrefix("color") ? "#FF0000" : "1rem"
                let keys = name.replacing("/", with: #"": { ""#)
                return ("\(folder)/\(name).json", #"{ "\#(keys)": { "a": { "value": "\#(value)" } } } }"#)
            })
    }

    @Test("are the folder of a Style Dictionary project")
    func styleDictionary() throws {
        let config = #"{ "source": ["tokens/**/*.json"], "platforms": {} }"#
        let files = styleDictionary(in: "tokens").merging(["config.json": config]) { first, _ in first }
        let started = try start(files)
        #expect(started.starter.summary.sources == ["tokens"])
        #expect(started.starter.summary.counts == "4 of 4 tokens have an output")
        #expect(started.isProven)
    }

    @Test("are the current Style Dictionary files, not their copies in an archive, which a comment names by folder")
    func styleDictionaryArchive() throws {
        let started = try start(
            styleDictionary(in: "archive/tokens").merging(styleDictionary(in: "tokens")) { first, _ in first })
        #expect(started.starter.summary.sources == ["tokens"])
        #expect(
            comments(started).filter { $0.contains("archive") } == [
                #"// "archive/tokens" is left out: "tokens" also defines its tokens."#,
                #"// "archive" instead of "tokens": "sources": ["archive/tokens"]"#,
            ])
        #expect(started.isProven)
    }

    @Test("exclude server responses with a few objects that look like tokens")
    func foreign() throws {
        let response = #"{ "data": { "id": 1, "total": "9", "meta": { "tax": { "value": "3", "type": "number" } } } }"#
        #expect(try start(["tests/response.json": response]).codes == ["no-token-files"])
        let product = #"{ "code": "1", "score": { "origin": { "value": 4 }, "packing": { "value": -2 } } }"#
        #expect(try start(["assets/product.json": product]).starter.summary.sources == ["assets/product.json"])
        let whole = product.dropLast(2) + #", "unit": "g", "brand": "T" } }"#
        #expect(try start(["assets/product.json": String(whole)]).codes == ["no-token-files"])
    }

    @Test("exclude files with few readable tokens, which would stop a run")
    func wrongFormat() throws {
        let bad = (1...20).map { "\"v\($0)\": \"x\"" }.joined(separator: ", ")
        let started = try start([
            "tokens/a.json": numbers("gap", "small"), "tokens/b.json": "{ \"size\": \(number()), \(bad) }",
        ])
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        #expect(started.codes == ["skipped-file"])
        #expect(!started.run.hasErrors)
        let notes = started.starter.diagnostics.first { $0.code == .skippedFile }?.notes ?? []
        #expect(
            notes.prefix(2).map(\.message).last == "the first is: expected a token or a group for 'v1', found a string")
    }

    @Test("are files with tokens of a type and a value, even if half of them cannot be used")
    func halfBroken() throws {
        let bad = #"{ "$type": "color", "$value": "bad" }"#
        let started = try start(["tokens.json": #"{ "gap": \#(number()), "ink": \#(bad) }"#])
        #expect(started.starter.summary.sources == ["tokens.json"])
        #expect(started.codes == ["token-errors"])
        let broken = try start(["tokens.json": #"{ "ink": \#(bad) }"#])
        #expect(
            broken.starter.diagnostics.map { $0.text.split(separator: "\n")[0] } == [
                #"tokens.json:1:40: warning: "bad" is not a color, so the file is skipped [skipped-file]"#,
                "error: none of the token files can be used [no-token-files]",
            ])
    }

    @Test("include only one of several equal files")
    func equalFiles() throws {
        let text = #"{ "gap": \#(number()), "ink": \#(color()) }"#
        let started = try start(["Tokens/font.json": text, "Tokens/tokens.json": text])
        #expect(started.starter.summary.sources == ["Tokens/font.json"])
        #expect(
            started.starter.summary.leftOut.map { "\($0.path): \($0.reason)" } == [
                #"Tokens/tokens.json: "Tokens/font.json" also defines its tokens"#
            ])
        let modes = try start(["tokens/light.json": text, "tokens/dark.json": text])
        #expect(modes.starter.summary.sources == ["tokens/light.json", "tokens/dark.json"])
        let themes = try start(["themes/sand.json": text, "themes/sea.json": text])
        #expect(themes.starter.summary.sources == ["themes/sand.json", "themes/sea.json"])
    }

    @Test("can contain broken tokens, which one warning counts")
    func broken() throws {
        let started = try start([
            "design.json": """
            { "$themes": [], "core": {
                "red": { "value": "#FF0000", "type": "color" }, "blue": { "value": "#0000FF", "type": "color" },
                "bad": { "value": "#GGGGGG", "type": "color" }, "no": { "value": "{gone}", "type": "color" } } }
            """
        ])
        #expect(started.starter.summary.sources == ["design.json"])
        #expect(started.codes == ["token-errors"])
        #expect(started.starter.diagnostics.first?.message == "the token files have 2 errors")
        #expect(started.symbols.keys.sorted() == ["blue", "red"])
    }

    @Test("include a project with another value for a token of files that are no project")
    func besideFiles() throws {
        let own = object(["a", "b", "c"], #"{ "value": "1", "type": "sizing" }"#)
        let first = #"{ "0": { "value": "5", "type": "sizing" } }"#
        let started = try start([
            "new/a.json": #"{ "size": \#(object(["0", "1", "2", "3", "4"], number())) }"#,
            "web/tokens.json": #"{ "core": { "size": \#(first), "own": \#(own) }, "$themes": [] }"#,
        ])
        #expect(started.starter.summary.sources == ["new/a.json", "web/tokens.json"])
    }
}
