/// Objects and arrays as JSON spells them, on one line.
enum JSONSpelling {
    /// An object of members whose values are JSON; one without a value is left out.
    static func object(_ members: KeyValuePairs<String, String?>) -> String {
        let members = members.compactMap { key, value in value.map { "\(EscapedText.quotedForJSON(key)):\($0)" } }
        return "{\(members.joined(separator: ","))}"
    }

    static func array(_ elements: some Sequence<String>) -> String { "[\(elements.joined(separator: ","))]" }

    static func text(_ text: String) -> String { EscapedText.quotedForJSON(text) }
}
