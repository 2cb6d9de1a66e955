import Testing

@testable import DesignTokens

@Suite("Which mode is the default one, by its name")
struct ModeWordsTests {
    @Test(
        "is the one with the plainest word, whatever stands around it, and none that is dark",
        arguments: [
            (["Dark", "Light"], 1), (["Acme Dark", "Acme Light"], 1), (["colors-compact", "colors-default"], 1),
            (["Light", "Default"], 1), (["Light High Contrast", "Light"], 1), (["Base Dark", "Base Light"], 1),
            (["AcmeDark", "AcmeRegular"], 1), (["dark_default", "light_default"], 1), (["Acme Dark", "Acme"], 1),
            (["Mode 2", "Mode 1"], 1), (["Darkmode", "Sepia"], 1), (["Compact", "Regular"], 1),
            (["Android", "Acme iOS"], 1), (["default-light-compact", "default-light", "default-dark"], 1),
            (["base.raw.android", "base.raw.ios", "base.raw.web"], 1), (["Desktop", "Mobile"], 1),
            (["Light", "Regular", "Bold"], 1), (["Sepia", "Light", "High Contrast"], 1),
        ])
    func usual(_ modes: [String], _ expected: Int) {
        #expect(ModeWords.typicalMode(of: modes) == expected)
    }

    @Test(
        "is told by no name that has only letters in common with such a word",
        arguments: [["Brand", "Slight"], ["A"], [], ["Primary", "Light", "White"]])
    func unclear(_ modes: [String]) {
        #expect(ModeWords.typicalMode(of: modes) == nil)
    }

    @Test("comes before that of a platform which runs Swift, this before others, and those of other platforms are last")
    func order() {
        #expect(ModeWords.defaultFirst(["Global", "Android", "iOS", "Light", "Dark"]) == [3, 2, 0, 4, 1])
        #expect(ModeWords.defaultFirst(["Brand B", "Brand A"]) == [0, 1])
        #expect(ModeWords.defaultFirst([]) == [])
    }

    @Test(
        "is no dark one",
        arguments: ["Dark", "acme-dark", "AcmeDark", "Dark HC", "darkmode", "dark2", "2.Dark.tokens.json"])
    func dark(_ name: String) {
        #expect(ModeWords.isDark(name))
    }

    @Test("can begin like a dark one and be a color", arguments: ["darkred", "darkslategray2", "darkroom"])
    func color(_ name: String) {
        #expect(!ModeWords.isDark(name))
    }

    @Test("of a folder that all files share say nothing")
    func sharedFolders() {
        #expect(areDark("darkroom/light.json", "darkroom/dark.json") == [false, true])
        #expect(areDark("dark/colors.json", "light/colors.json") == [true, false])
        #expect(areDark("a/dark/x.json", "a/dark.json", "a/x.json") == [true, true, false])
        #expect(areDark("tokens/dark.json") == [true])
        #expect(areDark().isEmpty)
    }

    private func areDark(_ paths: String...) -> [Bool] {
        ModeWords.withoutCommonFolders(paths).map(ModeWords.isDark)
    }
}
