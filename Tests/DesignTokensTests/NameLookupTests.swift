import Testing

@testable import DesignTokens

@Suite("Which of some names is meant")
struct NameLookupTests {
    private let lookup = NameLookup(["light", "Dark", "dark", "Sepia", "dark"])

    @Test(
        "the one that is spelled so, else the only one that differs in case or spaces alone",
        arguments: [
            ("light", 0), ("LIGHT", 0), ("Dark", 1), ("dark", 2), ("DARK", nil), ("sepia", 3), ("day", nil),
            (" Se pia", 3),
        ])
    func places(_ name: String, _ place: Int?) { #expect(lookup.place(of: name) == place) }

    @Test("advice names all that are meant alike, or the nearest")
    func advice() {
        #expect(lookup.advice(for: "DARK", otherwise: "") == "use one of these: Dark, dark")
        #expect(lookup.advice(for: "D ARK", otherwise: "") == "use one of these: Dark, dark")
        #expect(lookup.advice(for: "Ligth", otherwise: "") == "did you mean 'light'?")
        #expect(lookup.advice(for: "day and night", otherwise: "there are four") == "there are four")
    }

    @Test("names of one spelling are one name")
    func sameSpelling() { #expect(NameLookup(["Dark", "Dark"]).place(of: "dark") == 0) }
}
