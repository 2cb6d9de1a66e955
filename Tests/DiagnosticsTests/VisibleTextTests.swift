import Diagnostics
import Testing

@Suite("Characters without width")
struct VisibleTextTests {
    @Test(
        "are shown as what they are",
        arguments: [
            ("a\u{200B}b", #"a\u{200B}b"#), ("a\u{200D}b", #"a\u{200D}b"#), ("\u{FEFF}a", #"\u{FEFF}a"#),
            ("a\u{2060}", #"a\u{2060}"#), ("a\u{FE0F}", #"a\u{FE0F}"#), ("1\u{FE0F}", #"1\u{FE0F}"#),
            ("a\u{E0101}", #"a\u{E0101}"#), ("a\u{AD}b", #"a\u{AD}b"#), ("a\u{34F}", #"a\u{34F}"#),
            ("\u{115F}\u{3164}", #"\u{115F}\u{3164}"#), ("\u{E0061}", #"\u{E0061}"#), ("\r\n", #"\u{D}\u{A}"#),
        ])
    func hidden(_ text: String, _ shown: String) { #expect(Diagnostic.visible(text) == shown) }

    @Test(
        "stay in the emoji that are spelled with them",
        arguments: ["👩‍👧", "👩‍👩‍👧", "❤️", "1️⃣", "🏳️‍🌈", "👁️‍🗨️", "🧑🏽‍🤝‍🧑🏻", "🕵️‍♀️", "©️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇩🇪", "👍🏽", "a 👩‍👧 b❤️"])
    func emoji(_ text: String) { #expect(Diagnostic.visible(text) == text) }

    @Test(
        "are shown where they only stand beside an emoji",
        arguments: [
            ("👩\u{200D}", #"👩\u{200D}"#), ("👩\u{200D}a", #"👩\u{200D}a"#), ("\u{200D}👩", #"\u{200D}👩"#),
            ("👩\u{200D}\u{200D}👧", #"👩\u{200D}\u{200D}👧"#), ("❤\u{FE0F}\u{FE0F}", #"❤\u{FE0F}\u{FE0F}"#),
            ("❤\u{FE0E}", #"❤\u{FE0E}"#), ("👩\u{200B}", #"👩\u{200B}"#),
            ("🏴\u{E0061}", #"🏴\u{E0061}"#),
        ])
    func besideEmoji(_ text: String, _ shown: String) { #expect(Diagnostic.visible(text) == shown) }

    @Test("a flag with more letters than a region has cannot hide a text")
    func longFlag() {
        let text = "🏴" + String(repeating: "\u{E0061}", count: 7) + "\u{E007F}"
        #expect(Diagnostic.visible(text) == "🏴" + String(repeating: #"\u{E0061}"#, count: 7) + #"\u{E007F}"#)
    }
}
