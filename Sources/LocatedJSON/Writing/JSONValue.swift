/// A JSON value for writing. Members of objects are written in order.
package enum JSONValue: Sendable, Hashable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
    /// A value as JSON text, such as a part of a document.
    case spelled(String)
    /// A value inside another one, with its own layout.
    indirect case laidOut(JSONValue, JSONLayout)
    /// An object whose members are in rows, each on one line if that fits.
    case rows([[Member]])
    /// Lines of comments above a member or element with a separate line, or in its place.
    indirect case commented([String], JSONValue?)
    /// A member or element that is commented out.
    indirect case hidden(JSONValue)

    package struct Member: Sendable, Hashable {
        package var name: String
        package var value: JSONValue

        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }
}

// MARK: - Convenience

extension JSONValue {
    /// A string, or `null`.
    package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

    /// A number, or `null`.
    package init(_ number: Double?) { self = number.map(JSONValue.number) ?? .null }

    /// An array of strings.
    package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// An object with the members that have a value.
    package static func object(of members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    /// An object with the members of two.
    package static func + (one: JSONValue, other: JSONValue) -> JSONValue { .object(one.members + other.members) }

    /// The members of an object.
    package var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// Whether it is an empty array, object or string.
    package var isEmpty: Bool {
        switch self {
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        case .string(let text): text.isEmpty
        case .null, .boolean, .integer, .number, .spelled: false
        case .laidOut(let value, _), .hidden(let value): value.isEmpty
        case .rows(let rows): rows.allSatisfy(\.isEmpty)
        case .commented(_, let value): value?.isEmpty ?? true
        }
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members.map(Member.init)) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue {
    /// Whether its members or elements need separate lines, because of comments.
    var needsLines: Bool {
        switch self {
        case .array(let elements): elements.contains(where: \.isCommented)
        case .object(let members): members.contains { $0.value.isCommented }
        default: false
        }
    }

    private var isCommented: Bool {
        switch self {
        case .commented, .hidden: true
        default: needsLines
        }
    }

    var hasOwnLayout: Bool { if case .laidOut = self { true } else { false } }
}

// MARK: - Text

extension JSONValue {
    /// Returns the value as text.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - indentation: The number of spaces at the beginning of the value's first line.
    ///   - characters: ASCII characters to escape in strings, such as those that would end a surrounding literal.
    /// - Returns: The text without a final line feed.
    package func text(
        _ layout: JSONLayout = .compact, indentation: Int = 0, escaping characters: String = ""
    ) -> String {
        var writer = JSONWriter(escaping: characters)
        writer.write(self, layout, indentation: indentation)
        return writer.text
    }

    /// Returns the text between the brackets of an array or the braces of an object.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - indentation: The number of spaces before each member or element with a separate line, except the first.
    ///   - characters: ASCII characters to escape in strings.
    /// - Returns: The text.
    package func inside(_ layout: JSONLayout, indentation: Int = 0, escaping characters: String = "") -> String {
        var writer = JSONWriter(escaping: characters)
        writer.writeInside(of: self, layout, indentation: indentation)
        return writer.text
    }

    /// Returns several values, one on each line.
    package static func lines(_ values: some Sequence<JSONValue>) -> String {
        var writer = JSONWriter()
        for value in values { writer.writeLine(value) }
        return writer.text
    }

    /// Returns a quoted string.
    package static func quoted(_ text: String) -> String { JSONValue.string(text).text() }
}
