import FileAccess
import TestSupport
import Testing

@testable import FontFiles

@Suite("Font files")
struct FontFileTests {
    @Test("say their PostScript name, family, weight, style and the height of a line")
    func font() throws {
        let font = SampleFont("Sample", "Sample-BoldItalic", weight: 700, isItalic: true)
        let face = FontFace(
            postScriptName: "Sample-BoldItalic", families: ["Sample"], weight: 700, isItalic: true,
            naturalLineHeight: 1.25, mayBeEmbedded: true)
        #expect(try FontFile.faces(of: font.bytes) == [face])
    }

    @Test(
        "may be passed on in documents where their file names no condition",
        arguments: [(0, true), (2, false), (4, false), (8, false)])
    func embedding(_ type: Int, _ isAllowed: Bool) throws {
        var font = SampleFont("Sample", "Sample-Regular")
        font.embedding = type
        #expect(try FontFile.faces(of: font.bytes).map(\.mayBeEmbedded) == [isAllowed])
    }

    @Test("begin as TrueType, as TrueType of old or as OpenType", arguments: ["\0\u{1}\0\0", "true", "OTTO"])
    func versions(_ version: String) throws {
        var font = SampleFont("Sample", "Sample-Regular")
        font.version = Array(version.utf8)
        #expect(try FontFile.faces(of: font.bytes).map(\.postScriptName) == ["Sample-Regular"])
    }

    @Test("of a collection give every font")
    func collection() throws {
        let fonts = [SampleFont("Sample", "Sample-Regular"), SampleFont("Sample", "Sample-Bold", weight: 700)]
        let faces = try FontFile.faces(of: SampleFont.collection(fonts))
        #expect(faces.map(\.postScriptName) == ["Sample-Regular", "Sample-Bold"])
        #expect(faces.map(\.weight) == [400, 700])
    }

    @Test("have the family that design tools show first, then the one of old, in every language")
    func families() throws {
        var font = SampleFont("Sample SemiBold", "Sample-SemiBold")
        font.texts.append(SampleFont.Text(1, "예시 SemiBold", language: 0x412))
        font.texts.append(SampleFont.Text(16, "예시", language: 0x412))
        font.texts.append(SampleFont.Text(16, "Sample"))
        font.texts.append(SampleFont.Text(16, macintosh: Array("Sample".utf8)))
        let face = try #require(try FontFile.faces(of: font.bytes).first)
        #expect(face.families == ["Sample", "예시", "Sample SemiBold", "예시 SemiBold"])
    }

    @Test("may have names for the Macintosh only, in its own encoding")
    func macintosh() throws {
        var font = SampleFont("", "")
        font.texts = [
            SampleFont.Text(1, macintosh: Array("Caf".utf8) + [0x8E, 0xA5, 0xFF]),
            SampleFont.Text(6, macintosh: Array("Cafe".utf8)),
        ]
        let face = try #require(try FontFile.faces(of: font.bytes).first)
        #expect(face.postScriptName == "Cafe")
        #expect(face.families == ["Café•ˇ"])
    }

    @Test(
        "state thin and extra-light as old Windows wants it, or a digit",
        arguments: [(250, 100.0), (275, 200), (4, 400), (450, 450), (1000, 1000), (0, 400), (1001, 400)])
    func weights(_ stated: Int, _ weight: Double) throws {
        let font = SampleFont("Sample", "Sample", weight: stated)
        #expect(try FontFile.faces(of: font.bytes).map(\.weight) == [weight])
    }

    @Test("are italic by one of three marks, and plain unless condensed or expanded")
    func style() throws {
        var font = SampleFont("Sample", "Sample")
        #expect(try FontFile.faces(of: font.bytes).map(\.isItalic) == [false])
        font.selection = 1 << 9
        #expect(try FontFile.faces(of: font.bytes).map(\.isItalic) == [true])
        (font.selection, font.style) = (0, 2)
        #expect(try FontFile.faces(of: font.bytes).map(\.isItalic) == [true])
        #expect(try FontFile.faces(of: font.bytes).map(\.isPlain) == [true])
        font.width = 3
        #expect(try FontFile.faces(of: font.bytes).map(\.isPlain) == [false])
        (font.missing, font.style) = (["OS/2"], 1)
        #expect(try FontFile.faces(of: font.bytes).map(\.weight) == [700])
    }

    @Test("without heights say nothing of them")
    func heights() throws {
        var font = SampleFont("Sample", "Sample")
        font.metrics = [0, 0, 0]
        #expect(try FontFile.faces(of: font.bytes).map(\.naturalLineHeight) == [nil])
        font.metrics = [1_900, -500, -7]
        font.unitsPerEm = 2_000
        #expect(try FontFile.faces(of: font.bytes).map(\.naturalLineHeight) == [1.2])
        font.unitsPerEm = 2_816
        #expect(try FontFile.faces(of: font.bytes).map(\.naturalLineHeight) == [0.852273])
        font.missing = ["head"]
        #expect(try FontFile.faces(of: font.bytes).map(\.naturalLineHeight) == [nil])
    }

    @Test("that are invalid, web fonts or unnamed are rejected with the reason")
    func problems() throws {
        #expect(problem(Array("wOF2 and more".utf8)) == "is a web font (WOFF2), which apps cannot use")
        #expect(problem(Array("wOFF".utf8)) == "is a web font (WOFF), which apps cannot use")
        #expect(problem(Array("version https://git-lfs".utf8)) == "is not a TrueType or OpenType font")
        #expect(problem([]) == "is not a TrueType or OpenType font")
        #expect(problem(Array("ttcf".utf8)) == "is damaged: the number of its fonts is invalid")
        #expect(problem([0, 1, 0, 0]) == "is damaged: the list of its tables is invalid")
        var font = SampleFont("Sample", "")
        #expect(problem(font.bytes) == "has no PostScript name, which apps need to load a font")
        font.missing = ["name"]
        #expect(problem(font.bytes) == "is damaged: the table of its names is invalid")
    }

    @Test("that are truncated or damaged are harmless")
    func damage() {
        var font = SampleFont("Sample", "Sample-Regular")
        font.axes = [("wght", 400)]
        font.instances = [SampleFont.Instance(2, [400]), SampleFont.Instance(2, [700], postScriptName: 6)]
        let bytes = SampleFont.collection([font, font])
        for end in bytes.indices { _ = problem(Array(bytes[..<end])) }
        for index in bytes.indices {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = value
                _ = problem(changed)
            }
        }
    }

    @Test("are read from the disk in parts")
    func disk() throws {
        try withTemporaryFolder { folder in
            try folder.write(SampleFont("Sample", "Sample-Regular").bytes, to: "a.ttf")
            let faces = try FontFile.faces(of: folder("a.ttf"), LocalFileSystem())
            #expect(faces.map(\.postScriptName) == ["Sample-Regular"])
            let error = #expect(throws: FontProblem.self) {
                try FontFile.faces(of: folder("b.ttf"), LocalFileSystem())
            }
            #expect(error?.reason == "cannot be read: no such file or directory")
        }
    }

    private func problem(_ bytes: [UInt8]) -> String? {
        do throws(FontProblem) {
            _ = try FontFile.faces(of: bytes)
            return nil
        } catch {
            return error.reason
        }
    }
}
