import Testing

@testable import DesignTokens

@Suite("Which modes are the appearances of a device, by their names")
struct AppearanceTests {
    @Test(
        "one with a word for light and one with a word for dark are",
        arguments: [
            (["Light", "Dark"], "light 0, dark 1"), (["Dark", "Light"], "light 1, dark 0"),
            (["Brand Night", "Brand Day"], "light 1, dark 0"), (["Default", "Dark"], "light 0, dark 1"),
            (["base", "darkmode"], "light 0, dark 1"), (["AcmeLight", "AcmeDark"], "light 0, dark 1"),
            (["Light", "Dark", "Sepia"], "light 0, dark 1"),
            // Of several the one whose name is the word and no more.
            (["Light", "Dark", "Dark Blue"], "light 0, dark 1"), (["Light", "Light Warm", "Dark"], "light 0, dark 2"),
        ])
    func lightAndDark(_ modes: [String], _ expected: String) { #expect(parts(of: modes) == expected) }

    @Test(
        "a dark mode belongs to the mode with the same name but for the word, and else to the default mode",
        arguments: [
            (["acme", "night"], "light 0, dark 1"), (["river", "amber", "river-dark"], "light 0, dark 2"),
            (["River", "river dark", "Slate", "Slate Dark"], "light 0, dark 1"),
            (["Sand Light", "Ocean Dark", "Ocean Light", "Sand Dark"], "light 0, dark 3"),
            // Another theme is not the light mode of a theme's dark one.
            (["amber", "river", "river-dark"], ""),
        ])
    func pairs(_ modes: [String], _ expected: String) { #expect(parts(of: modes) == expected) }

    @Test("the default mode is the light one of a pair, and a dark mode lacks what its light one has")
    func defaultOfPairs() {
        #expect(ModeWords.typicalMode(of: ["amber", "river-dark", "river"]) == 2)
        let modes = ["amber", "amber-dark", "river", "river-dark"].map { TokenMode(name: $0, source: 0) }
        #expect(TokenCollection(name: nil, axes: [0], modes: modes, evidence: .tokens).fallbacks == [0, 0, 0, 2])
    }

    @Test(
        "words of other languages are known",
        arguments: [
            ["Hell", "Dunkel"], ["clair", "sombre"], ["claro", "oscuro"], ["chiaro", "scuro"], ["licht", "donker"],
            ["lys", "mørk"], ["ljust", "mörkt"], ["jasny", "ciemny"], ["Светлая тема", "Тёмная тема"],
            ["açık", "koyu"],
            ["ライト", "ダーク"], ["라이트", "다크"], ["浅色", "深色"],
        ])
    func languages(_ modes: [String]) {
        #expect(parts(of: modes) == "light 0, dark 1")
        #expect(parts(of: modes.reversed()) == "light 1, dark 0")
        #expect(modes.allSatisfy(ModeWords.isAppearance))
        #expect(ModeWords.typicalMode(of: modes.reversed()) == 1)
    }

    @Test(
        "modes of more contrast are the others, each where there is one",
        arguments: [
            (
                ["Light", "Dark", "Light High Contrast", "Dark HC"],
                "light 0, dark 1, lightHighContrast 2, darkHighContrast 3"
            ),
            (["Light", "Dark", "High Contrast"], "light 0, dark 1, lightHighContrast 2"),
            (["Light", "Dark", "Dark Contrast", "Dark Contrast Blue"], "light 0, dark 1"),
        ])
    func contrast(_ modes: [String], _ expected: String) { #expect(parts(of: modes) == expected) }

    @Test(
        "names that leave it open say nothing",
        arguments: [
            ["Light", "Compact"], ["Dark"], ["Day", "Light", "Dark Red", "Dark Blue"], ["Slight", "Darling"], [],
            ["Light High Contrast", "Dark High Contrast"], ["light", "dark", "Light", "Dark"],
        ])
    func unclear(_ modes: [String]) { #expect(parts(of: modes) == "") }

    private func parts(of modes: [String]) -> String {
        let parts = Appearance.parts(of: modes)
        return Appearance.allCases.compactMap { appearance in parts[appearance].map { "\(appearance) \($0)" } }
            .joined(separator: ", ")
    }
}
