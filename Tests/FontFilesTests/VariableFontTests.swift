import TestSupport
import Testing

@testable import FontFiles

@Suite("Variable fonts")
struct VariableFontTests {
    @Test("give their named instances; one that is the default has the font's own name")
    func instances() throws {
        var font = SampleFont("Sample", "Sample-Regular")
        font.texts += [SampleFont.Text(256, "Regular"), SampleFont.Text(257, "Bold")]
        font.axes = [("wght", 400)]
        font.instances = [SampleFont.Instance(256, [400]), SampleFont.Instance(257, [700])]
        let faces = try FontFile.faces(of: font.bytes)
        #expect(faces.map(\.postScriptName) == ["Sample-Regular", "Sample-Regular_Bold"])
        #expect(faces.map(\.weight) == [400, 700])
        #expect(faces.map(\.naturalLineHeight) == [1.25, 1.25])
    }

    @Test("state PostScript names themselves, or have those that Core Text makes of their styles")
    func names() throws {
        var font = SampleFont("Sample", "Sample-Italic", isItalic: true)
        font.texts += [SampleFont.Text(256, "Semi Bold Italic"), SampleFont.Text(257, "Sample-SemiBoldItalic")]
        font.axes = [("wght", 400)]
        font.instances = [
            SampleFont.Instance(256, [600]), SampleFont.Instance(256, [700], postScriptName: 257),
            SampleFont.Instance(999, [800]),
        ]
        let faces = try FontFile.faces(of: font.bytes)
        let names = ["Sample-Italic", "Sample-Italic_Semi-Bold-Italic", "Sample-SemiBoldItalic"]
        #expect(faces.map(\.postScriptName) == names)
        #expect(faces.map(\.isItalic) == [true, true, true])
    }

    @Test("have italics on the axes for them, and are plain where all other axes are at their defaults")
    func axes() throws {
        var font = SampleFont("Sample", "Sample")
        font.texts.append(SampleFont.Text(256, "Style"))
        font.axes = [("wght", 300.5), ("ital", 0), ("slnt", 0), ("wdth", 100)]
        font.instances = [
            SampleFont.Instance(256, [300.5, 1, 0, 100]), SampleFont.Instance(256, [400, 0, -12, 100]),
            SampleFont.Instance(256, [400, 0, 0, 75]),
        ]
        let faces = try FontFile.faces(of: font.bytes)
        #expect(faces.map(\.isItalic) == [false, true, true, false])
        #expect(faces.map(\.weight) == [400, 300.5, 400, 400])
        #expect(faces.map(\.isPlain) == [true, true, true, false])
    }
}
