import Testing

@testable import DesignTokens

@Suite("Tokens Studio: themes and sets that are platforms")
struct StudioPlatformTests {
    /// A set with tokens of these names, whose values are those from a number on.
    private func set(_ name: String, _ tokens: String, from first: Int) -> String {
        let tokens = tokens.enumerated().map { #""\#($1)": { "type": "number", "value": "\#(first + $0)" }"# }
        return "\"\(name)\": { \(tokens.joined(separator: ", ")) }"
    }

    /// Three platforms with all of "abcde" but for what a test says that they lack.
    private func sets(ios: String = "abcde", android: String = "abcde", web: String = "abcde") -> String {
        [
            set("platform/android", android, from: 100), set("platform/ios", ios, from: 200),
            set("platform/web", web, from: 300),
        ].joined(separator: ", ")
    }

    private func theme(_ name: String) -> String {
        """
        { "name": "\(name)", "group": "Platform", "selectedTokenSets": { "platform/\(name.lowercased())": "enabled" } }
        """
    }

    private static let orders = [["iOS", "Android", "Web"], ["Android", "iOS", "Web"], ["Web", "Android", "iOS"]]

    @Test("the one for iOS is the default one, and its values are its own, whatever the order", arguments: orders)
    func ownValues(_ names: [String]) throws {
        let project = try StudioProjectReading(
            "\(sets()), \"$themes\": [\(names.map(theme).joined(separator: ", "))]")
        #expect(project.diagnostics == [])
        #expect(project.value("a") == .number(200))
        #expect(
            Set(project.values("a")) == ["iOS: number(200.0)", "Android: number(100.0)", "Web: number(300.0)"])
    }

    @Test("a theme takes what it lacks from the one for iOS, with a note", arguments: orders)
    func missing(_ names: [String]) throws {
        let project = try StudioProjectReading(
            "\(sets(web: "abc")), \"$themes\": [\(names.map(theme).joined(separator: ", "))]")
        #expect(project.diagnostics.count == 1)
        #expect(
            project.diagnostics.first?.hasPrefix("note: the mode 'Web' does not define 'd' and 1 more token") == true)
        #expect(
            Set(project.values("e")) == ["iOS: number(204.0)", "Android: number(104.0)", "Web: number(204.0)"])
    }

    @Test("what the one for iOS lacks comes from what is for all before what is for another platform, with a note")
    func general() throws {
        let names = ["Android", "Shared", "iOS"]
        let project = try StudioProjectReading(
            "\(sets(ios: "abc")), \(set("platform/shared", "abcd", from: 400)), "
                + "\"$themes\": [\(names.map(theme).joined(separator: ", "))]")
        #expect(
            project.diagnostics == [
                "note: no theme uses the token set 'platform/web': its 5 tokens are skipped; "
                    + "other sets also define them [unused-token-set]",
                "note: the mode 'iOS' does not define 'd'; its value in another mode is used "
                    + "[missing-mode-value]",
            ])
        #expect(project.value("c") == .number(202))
        #expect(project.value("d") == .number(403))
        #expect(project.value("e") == .number(104))
    }

    @Test("without themes, a platform's set holds beside no other but that for iOS, and what is missing has a note")
    func inferred() throws {
        let web = try StudioProjectReading(sets(web: "abc"))
        #expect(web.values("c") == ["ios: number(202.0)", "android: number(102.0)", "web: number(302.0)"])
        #expect(web.values("d") == ["ios: number(203.0)", "android: number(103.0)", "web: number(203.0)"])
        #expect(web.diagnostics.count == 1)
        let own = try StudioProjectReading(sets(ios: "abc"))
        #expect(own.value("c") == .number(202))
        #expect(
            own.diagnostics.last == """
                note: the mode 'ios' does not define 'd' and 1 more token; their values in another mode are used \
                [missing-mode-value]
                """)
    }

    @Test("a set for all holds beside that of each platform")
    func overlays() throws {
        let project = try StudioProjectReading(
            [
                set("android", "abc", from: 100), set("global", "abcde", from: 0), set("ios", "abc", from: 200),
            ].joined(separator: ", "))
        #expect(project.values("e") == [])
        #expect(project.value("e") == .number(4))
        #expect(project.values("a") == ["ios: number(200.0)", "global: number(0.0)", "android: number(100.0)"])
    }
}
