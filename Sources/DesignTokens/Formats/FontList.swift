import LocatedJSON

/// Lists of fonts in a string, in every format.
enum FontList {
    /// The names, the preferred one first, in a list as in CSS, `Inter, "Helvetica Neue", sans-serif`, or as JSON; `nil`
    /// if a name or a quotation mark is missing.
    ///
    /// A quotation mark at the beginning of a name also ends it, and may enclose a comma; elsewhere it belongs to the
    /// name: `Suisse Int'l`.
    static func names(in text: String) -> [String]? {
        if let names = names(inJSON: text) { return names }
        var names: [String] = []
        var name: [UInt8] = []
        var quote: UInt8?
        for byte in text.utf8 {
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: ",") {
                names.append(String(decoding: ASCII.trimmed(name), as: UTF8.self))
                name = []
            } else if name.isEmpty, "'\"".utf8.contains(byte) {
                quote = byte
            } else if !name.isEmpty || !ASCII.isSpace(byte) {
                name.append(byte)
            }
        }
        names.append(String(decoding: ASCII.trimmed(name), as: UTF8.self))
        return quote == nil && !names.contains("") ? names : nil
    }

    /// What to do about a string that is not a list.
    static let advice = "separate names with commas, and put quotation marks on both sides of a name"

    /// A name without quotation marks around it; an element of an array is one name even if it contains a comma.
    static func name(in element: String) -> String {
        guard let names = names(in: element), names.count == 1 else { return element }
        return names[0]
    }

    /// A list of names as text; names with a comma are quoted.
    static func text(_ names: [String]) -> String {
        names.map { name in
            guard name.contains(","), !name.hasPrefix("\""), !name.hasPrefix("'") else { return name }
            return name.contains("\"") ? "'\(name)'" : "\"\(name)\""
        }.joined(separator: ", ")
    }

    /// The names, at least one, in JSON inside a string, `"[\"Inter\", \"Arial\"]"`, or `nil` for any other text.
    static func names(inJSON text: String) -> [String]? {
        guard text.utf8.first == UInt8(ascii: "["), let list = try? JSONDocument(parsing: Array(text.utf8), path: ""),
            list.kind(of: list.root) == .array
        else { return nil }
        let names = list.elements(of: list.root).map { list.stringValue(of: $0) }
        return names.isEmpty || names.contains(nil) || names.contains("") ? nil : names.compactMap(\.self)
    }
}
