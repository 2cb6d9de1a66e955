import Testing

@testable import CodeGeneration

@Suite("Camel case")
struct CamelCaseTests {
    @Test(
        "the names of a path become one name",
        arguments: [
            (["primary", "500"], "primary500"),
            (["Brand", "Primary"], "brandPrimary"),
            (["status", "error", "Alpha"], "statusErrorAlpha"),
            (["alpha", "8"], "alpha8"),
            (["1-5"], "1_5"), (["15"], "15"), (["1", "5"], "1_5"), (["a1", "2"], "a1_2"), (["a", "12"], "a12"),
            (["space", "-4"], "spaceMinus4"), (["-0.5"], "minus0_5"), (["-4px"], "4px"), (["−8"], "minus8"),
            (["gray-50", "10"], "gray50_10"), (["2xl"], "2xl"), (["xl", "2"], "xl2"),
            (["background default"], "backgroundDefault"), (["snake_case_name"], "snakeCaseName"),
            (["alreadyCamelCase"], "alreadyCamelCase"), (["PascalCase"], "pascalCase"),
            (["PRIMARY_COLOR"], "primaryColor"), (["text", "PRIMARY_COLOR"], "textPrimaryColor"),
            (["XL"], "xl"), (["URLColor"], "urlColor"), (["URL"], "url"), (["text", "URL"], "textURL"),
            (["A"], "a"), (["iOS"], "iOS"), (["H1Title"], "h1Title"),
            (["기본 진한"], "기본진한"), (["배경·텍스트"], "배경텍스트"), (["ボタン・文字"], "ボタン文字"),
            (["Été"], "été"), (["text", "été"], "textÉté"), (["ΑΒΓ"], "αβγ"), (["ß"], "ß"), (["a", "ß"], "aSS"),
            (["e\u{301}te"], "e\u{301}te"),
            (["❤️ heart"], "heart"), (["🔥"], ""), (["❤️"], ""), (["\u{3164}"], ""), (["a\u{200B}b"], "aB"),
            (["1️⃣"], "1"), (["--"], ""), ([""], ""), ([], ""), (["-a-", "--b--"], "aB"), (["50%"], "50"),
            (["a/b"], "aB"), (["a\"b\\(c)"], "aBC"), (["a\nb"], "aB"), (["a‿b"], "aB"),
            (["Harper's Way"], "harpersWay"), (["Men’s"], "mens"), (["'a' 'b'"], "aB"),
        ])
    func names(_ path: [String], _ expected: String) {
        var name = CamelCase()
        path.forEach { name.append($0) }
        #expect(name.text == expected)
    }

    @Test(
        "a type begins with a capital",
        arguments: [
            (["button"], "Button"), (["text field"], "TextField"), (["URL"], "URL"), (["été"], "Été"), (["1st"], "1st"),
            (["기본"], "기본"), (["ALL_CAPS"], "AllCaps"), (["input", "field"], "InputField"),
        ])
    func types(_ path: [String], _ expected: String) {
        var name = CamelCase(isCapitalized: true)
        path.forEach { name.append($0) }
        #expect(name.text == expected)
    }

    @Test("the quick way for plain names gives what the slow way gives")
    func quick() {
        for (quick, slow) in [("primary", "primary-"), ("500", "500-"), ("2xl", "2xl-"), ("x2", "-x2")] {
            for start in ["", "a", "a1"] {
                var (one, other) = (CamelCase(), CamelCase())
                [start, quick, "7"].forEach { one.append($0) }
                [start, slow, "7"].forEach { other.append($0) }
                #expect(one.text == other.text)
            }
        }
    }
}
