import DesignTokens
import Testing

@Suite("Values with parts")
struct CompositeValueTests {
    private let color = CompositeValue.Part(name: "color", value: .color(ColorValue(red: 0, green: 0, blue: 0)))
    private let width = CompositeValue.Part(name: "width", value: .dimension(1, .px))
    private let style = CompositeValue.Part(name: "style", value: .strokeStyle("solid"))

    @Test("have parts of their type alone, each once and in the order of the format")
    func names() {
        #expect(CompositeValue(.border, [color, width, style]) != nil)
        #expect(CompositeValue(.border, [color, style]) != nil)
        #expect(CompositeValue(.border, [width, color, style]) == nil)
        #expect(CompositeValue(.border, [color, color]) == nil)
        #expect(CompositeValue(.shadow, [color, width]) == nil)
        #expect(CompositeValue(.color, [color]) == nil)
    }

    @Test("have parts of the types that these can have")
    func types() {
        for value in [TokenValue.strokeStyle("dashed"), .string("dashed"), .number(1), .deferred, .alias("a")] {
            let border = CompositeValue(.border, [CompositeValue.Part(name: "style", value: value)])
            #expect((border != nil) == (value == .strokeStyle("dashed")))
        }
        let height = { CompositeValue(.typography, [CompositeValue.Part(name: "lineHeight", value: $0)]) }
        #expect(height(.number(1.5)) != nil)
        #expect(height(.dimension(20, .px)) != nil)
        #expect(height(.uninterpreted) != nil)
        #expect(height(.string("AUTO")) == nil)
    }

    @Test("are of one type with the elements of a list that they are in, and of no other")
    func lists() throws {
        let border = try #require(CompositeValue(.border, [color]))
        let dash = CompositeValue.Part(value: .dimension(4, .px))
        let dashes = try #require(CompositeValue(listOf: .dimension, [dash]))
        #expect(CompositeValue(listOf: .border, [CompositeValue.Part(value: .composite(border))]) != nil)
        #expect(CompositeValue(listOf: .shadow, [CompositeValue.Part(value: .composite(border))]) == nil)
        #expect(CompositeValue(listOf: .dimension, [dash, width]) == nil)
        let line = CompositeValue(.strokeStyle, [CompositeValue.Part(name: "dashArray", value: .composite(dashes))])
        #expect(line.map { TokenValue.composite($0).type(stated: .color) } == .strokeStyle)
    }
}
