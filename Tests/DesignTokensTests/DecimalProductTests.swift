import Testing

@testable import DesignTokens

@Suite("Units are changed without a trace of binary fractions")
struct DecimalProductTests {
    @Test("a time is as many seconds, and as many milliseconds, as its digits say", arguments: [350.0, 700, 1400, 570])
    func durations(_ time: Double) throws {
        let seconds = try #require(Double("\(Int(time))e-3"))
        #expect(DurationUnit.ms.seconds(time) == seconds)
        #expect(DurationUnit.ms.milliseconds(time) == time)
        #expect(DurationUnit.s.milliseconds(seconds) == time)
        #expect(DurationUnit.s.milliseconds(1.001) == 1001)
    }

    @Test("a length in rem is as many points as its digits say, whatever the base font size")
    func lengths() {
        #expect(TokenValue.dimension(0.57, .rem).inPoints(baseFontSize: 10) == .dimension(5.7, .px))
        #expect(TokenValue.dimension(1.15, .rem).inPoints(baseFontSize: 18) == .dimension(20.7, .px))
        #expect(TokenValue.dimension(1.0 / 3, .rem).inPoints(baseFontSize: 16) == .dimension(16.0 / 3, .px))
        #expect(TokenValue.dimension(1e300, .rem).inPoints(baseFontSize: 1e300) == .dimension(.infinity, .px))
    }

    @Test(
        "an angle in turns or gradians is as many degrees as its digits say", arguments: [(0.55, 198.0), (0.07, 25.2)])
    func angles(_ turns: Double, _ degrees: Double) {
        #expect(CSSNumber(value: turns, unit: .turns).degrees == degrees)
        #expect(CSSNumber(value: 7, unit: .gradians).degrees == 6.3)
    }
}
