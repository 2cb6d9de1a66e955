import Diagnostics
import Testing

@Suite("Wording")
struct WordingTests {
    @Test(
        "large numbers have commas between thousands",
        arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (50_000, "50,000"), (1_234_567, "1,234,567")])
    func numbers(number: Int, text: String) {
        #expect(Wording.number(number) == text)
    }
}
