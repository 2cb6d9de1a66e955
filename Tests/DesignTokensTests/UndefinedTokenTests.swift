import DesignTokens
import Diagnostics
import LocatedJSON
import Testing

@Suite("Tokens that one mode lacks")
struct UndefinedTokenTests {
    /// The files of one collection, whose lines are tokens: a name, and a color or the path of another token.
    private func resolution(_ files: KeyValuePairs<String, [String]>, modes: [ModeChoice] = []) throws -> Resolution {
        let readings = try files.map { name, tokens in
            let members = tokens.map { token in
                let parts = token.split(separator: " ")
                return #""\#(parts[0])": { "$type": "color", "$value": "\#(parts[1])" }"#
            }
            let text = "{\n\(members.joined(separator: ",\n"))\n}"
            var reading = DTCGReader.read(try JSONDocument(parsing: Array(text.utf8), path: "\(name).json"))
            reading.stated = StatedMode(collection: name.hasSuffix("other") ? nil : "colors", mode: nil)
            return reading
        }
        let options = AliasResolver.Options(modes: modes)
        return AliasResolver.resolve(TokenGraph(readings), options: options).checked()
    }

    private func texts(_ resolution: Resolution) -> [String] {
        resolution.diagnostics.filter { $0.code == .missingModeValue }.map(\.text)
    }

    private func value(_ path: String, in mode: String, _ resolution: Resolution) throws -> String? {
        let token = try #require(resolution.graph.token(at: path))
        guard case .color(let color)? = resolution.values(of: token).first(where: { $0.mode == mode })?.value else {
            return nil
        }
        return String(color.rounded, radix: 16)
    }

    /// Enough tokens of both modes that a file which lacks a few is no file of overrides.
    private let common = (1...20).map { "c\($0) #00000\($0 % 10)" }

    @Test("are errors that say whose value is taken")
    func error() throws {
        let resolution = try resolution(["light": common + ["hint #666666"], "dark": common])
        #expect(
            texts(resolution) == [
                """
                light.json:22:1: error: 'hint' is missing in the mode 'dark', but defined in 'light' [missing-mode-value]
                dark.json:1:1: note: the mode 'dark' is in this file
                light.json:22:1: note: define it in 'dark'; until then, 'hint' has its value from 'light'
                """
            ])
        #expect(try value("hint", in: "dark", resolution) == "666666")
    }

    @Test("are taken from other platforms last, where the default mode lacks them")
    func platforms() throws {
        let resolution = try resolution([
            "android": common + ["hint #666666"], "desktop": common + ["hint #777777"], "ios": common,
        ])
        #expect(resolution.graph.collections[0].modes.map(\.name) == ["ios", "desktop", "android"])
        #expect(try value("hint", in: "ios", resolution) == "777777")
    }

    @Test("need no statement where they refer to what the mode states, however far away")
    func references() throws {
        let resolution = try resolution([
            "light": common + ["base #FFFFFF", "near {base}", "far {near}"], "dark": common + ["base #111111"],
        ])
        #expect(texts(resolution).isEmpty)
        #expect(try value("far", in: "dark", resolution) == "111111")
    }

    @Test("are errors where what they refer to is the same in all modes")
    func constants() throws {
        let resolution = try resolution([
            "light": common + ["line {grey}", "edge {line}"], "dark": common, "other": ["grey #999999"],
        ])
        #expect(
            texts(resolution).map { $0.prefix { $0 != "\n" } } == [
                "light.json:22:1: error: 'line' is missing in the mode 'dark', but defined in 'light' [missing-mode-value]",
                "light.json:23:1: error: 'edge' is missing in the mode 'dark', but defined in 'light' [missing-mode-value]",
            ])
    }

    @Test("are one note where a mode states much less: such a file holds overrides")
    func overrides() throws {
        let resolution = try resolution(["light": common, "dark": ["c1 #FFFFFF", "c2 #EEEEEE"]])
        #expect(
            texts(resolution) == [
                """
                light.json:4:1: note: the mode 'dark' does not define 'c3' and 17 more tokens; their values in \
                'light' are used [missing-mode-value]
                dark.json:1:1: note: the mode 'dark' is in this file
                light.json:4:1: note: if a token has a different value in 'dark', define it there
                """
            ])
    }

    @Test("are no note where all that a file of overrides leaves out follows it")
    func semantics() throws {
        let semantic = (1...20).map { "s\($0) {c1}" }
        let resolution = try resolution(["light": ["c1 #FFFFFF"] + semantic, "dark": ["c1 #000000"]])
        #expect(resolution.diagnostics.isEmpty)
        #expect(try value("s20", in: "dark", resolution) == "0")
    }

    @Test("are errors where the default mode is the one, also those that refer to what it states: a name may be wrong")
    func defaultMode() throws {
        let resolution = try resolution([
            "light": common + ["base #FFFFFF"],
            "dark": common + ["base #111111", "nwe #222222", "also {base}"],
        ])
        #expect(
            texts(resolution) == [
                """
                dark.json:23:1: error: 'nwe' is missing in the mode 'light', but defined in 'dark' [missing-mode-value]
                light.json:1:1: note: the mode 'light' is in this file
                dark.json:23:1: note: define it in 'light'; until then, 'nwe' has its value from 'dark'
                """,
                """
                dark.json:24:1: error: 'also' is missing in the mode 'light', but defined in 'dark' [missing-mode-value]
                light.json:1:1: note: the mode 'light' is in this file
                dark.json:24:1: note: define it in 'light'; until then, its reference from 'dark' is used and \
                resolved in 'light'
                """,
            ])
        #expect(try value("also", in: "light", resolution) == "ffffff")
    }

    @Test("name the mode that states them, of several")
    func severalModes() throws {
        let resolution = try resolution(["light": common, "dark": common + ["night #111111"], "dim": common])
        #expect(
            texts(resolution).map { $0.prefix { $0 != "\n" } } == [
                "dark.json:22:1: error: 'night' is missing in the mode 'light', but defined in 'dark' [missing-mode-value]",
                "dark.json:22:1: error: 'night' is missing in the mode 'dim', but defined in 'dark' [missing-mode-value]",
            ])
    }

    @Test("are not those that stand twice in another mode")
    func twice() throws {
        let resolution = try resolution(["light": common, "dark": common + ["c1 #FFFFFF"]])
        #expect(resolution.diagnostics.map(\.code) == [.duplicateKey])
    }

    @Test("are not reported for a mode that is not shown")
    func unshown() throws {
        let files: KeyValuePairs = ["light": common + ["hint #666666"], "dark": common]
        let light = ModeChoice(name: "light")
        #expect(try texts(resolution(files, modes: [light])).isEmpty)
    }
}
