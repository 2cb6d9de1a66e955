import Diagnostics
import Testing

@testable import DesignTokens

@Suite("Tokens Studio: motion")
struct StudioMotionTests {
    @Test(
        "a curve is written as CSS does, as an array, or as the numbers alone",
        arguments: [
            #""cubic-bezier(0.4, 0, 0.2, 1)""#, #""Cubic-Bezier(.4,0,.2,1)""#, "[0.4, 0, 0.2, 1]",
            #"["0.4", 0, "{fifth}", 1]"#, #""[0.4, 0, 0.2, 1]""#, #""0.4, 0, 0.2, 1""#,
            #""cubic-bezier(0.4, 0, {fifth}, 1)""#,
        ])
    func curves(_ text: String) throws {
        for type in ["cubicBezier", "cubic-bezier"] {
            let project = try StudioProjectReading(
                tokens:
                    #""fifth": { "type": "number", "value": "0.2" }, "a": { "type": "\#(type)", "value": \#(text) }"#)
            #expect(project.diagnostics == [])
            #expect(project.value("a") == .cubicBezier([0.4, 0, 0.2, 1]))
        }
    }

    @Test("the names of CSS are curves", arguments: [("ease", [0.25, 0.1, 0.25, 1]), ("ease-in", [0.42, 0, 1, 1])])
    func names(_ name: String, _ curve: [Double]) throws {
        let project = try StudioProjectReading(tokens: #""a": { "type": "cubicBezier", "value": "\#(name)" }"#)
        #expect(project.value("a") == .cubicBezier(curve))
    }

    @Test(
        "what shows by itself that it is a curve or a time is one, whatever its type is called",
        arguments: [
            (#""cubic-bezier(0.4, 0, 0.2, 1)""#, TokenValue.cubicBezier([0.4, 0, 0.2, 1])),
            ("[0.4, 0, 0.2, 1]", .cubicBezier([0.4, 0, 0.2, 1])), (#""200ms""#, .duration(200, .ms)),
            (#""0.2s""#, .duration(0.2, .s)), (#""ease-in""#, .string("ease-in")), (#""200""#, .string("200")),
        ])
    func ofOtherTypes(_ text: String, _ value: TokenValue) throws {
        for type in [#""type": "other", "#, #""type": "motionEasing", "#, ""] {
            let project = try StudioProjectReading(
                tokens: #""size": { "type": "sizing", "value": "1" }, "a": { \#(type)"value": \#(text) }"#)
            #expect(project.diagnostics == [])
            #expect(project.value("a") == value)
        }
    }

    @Test(
        "a duration is in milliseconds unless it says seconds", arguments: ["200", "200ms", "100ms * 2", "{half} * 2"])
    func durations(_ text: String) throws {
        let project = try StudioProjectReading(
            tokens: """
                "half": { "type": "duration", "value": "100ms" }, "a": { "type": "duration", "value": "\(text)" }
                """)
        #expect(project.diagnostics == [])
        #expect(project.value("a") == .duration(200, .ms))
    }

    @Test("a transition has a duration, a curve and perhaps a delay, each a value or a reference")
    func transitions() throws {
        let project = try StudioProjectReading(
            tokens: """
                "fast": { "type": "duration", "value": "200ms" }, "ease": { "type": "other", "value": [0.4, 0, 0.2, 1] },
                "curve": { "type": "cubicBezier", "value": "{ease}" },
                "a": { "type": "transition", "value": { "duration": "{fast}", "timingFunction": "{curve}" } },
                "b": { "type": "transition", "value": { "duration": "0.1s", "delay": "50ms", "timingFunction": [0, 0, 1, 1] } }
                """)
        #expect(project.diagnostics == [])
        #expect(project.part("duration", of: "a") == .duration(200, .ms))
        #expect(project.part("delay", of: "a") == .duration(0, .ms))
        #expect(project.part("timingFunction", of: "a") == .cubicBezier([0.4, 0, 0.2, 1]))
        #expect(project.part("delay", of: "b") == .duration(50, .ms))
        #expect(project.part("timingFunction", of: "b") == .cubicBezier([0, 0, 1, 1]))
    }

    @Test("an alias of the type other has the type of the curve or time that it leads to")
    func aliases() throws {
        let project = try StudioProjectReading(
            tokens: """
                "ease": { "type": "cubicBezier", "value": [0.4, 0, 0.2, 1] },
                "a": { "type": "other", "value": "{ease}" }, "b": { "type": "other", "value": "{a}" },
                "word": { "type": "other", "value": "x" }, "c": { "type": "other", "value": "{word}" }
                """)
        #expect(project.diagnostics == [])
        #expect(["a", "b", "c"].map(project.type) == [.cubicBezier, .cubicBezier, .string])
        #expect(project.value("b") == .cubicBezier([0.4, 0, 0.2, 1]))
    }

    @Test(
        "invalid curves, times and transitions are reported",
        arguments: [
            (
                #""type": "cubicBezier", "value": "spring(1, 100)""#,
                "error: \"spring(1, 100)\" is not a timing curve [invalid-value]"
            ),
            (
                #""type": "cubicBezier", "value": [2, 0, 0.2, 1]"#,
                "error: \"cubic-bezier(2, 0, 0.2, 1)\" is not a timing curve [invalid-value]"
            ),
            (
                #""type": "other", "value": [4, 8, 4, 8]"#,
                "error: expected a string or a number for the value, found an array [invalid-value]"
            ),
            (#""type": "duration", "value": "fast""#, "error: \"fast\" is not a duration [invalid-value]"),
            (#""type": "duration", "value": "2rem""#, "error: \"2rem\" is not a duration [invalid-value]"),
            (
                #""type": "transition", "value": "all 200ms ease""#,
                "error: \"all 200ms ease\" is not a transition [invalid-value]"
            ),
        ])
    func noMotion(_ token: String, _ message: String) throws {
        let project = try StudioProjectReading(tokens: #""a": { \#(token) }"#)
        #expect(project.diagnostics == [message])
        #expect(project.isLeftOut("a"))
    }
}
