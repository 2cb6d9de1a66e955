/// A JSON value to write. The members of objects are written in their order.
package enum JSONValue: Sendable, Hashable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
    /// A value that is text already, such as a part of a document that was read.
    case spelled(String)
    /// A value inside another one that has a layout of its own.
    indirect case laidOut(JSONValue, JSONLayout)

    /// A name and its value in an object.
    package struct Member: Sendable, Hashable {
        package var name: String
        package var value: JSONValue

        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }
}

// MARK: - Shorter ways to make one

extension JSONValue {
    /// A string, or `null`.
    package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

    /// A number, or `null`.
    package init(_ number: Double?) { self = number.map(JSONValue.number) ?? .null }

    /// An array of strings.
    package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// An object of those members that have a value.
    package static func object(of members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    /// An object of the members of two.
    package static func + (one: JSONValue, other: JSONValue) -> JSONValue {
        guard case .object(let members) = one, case .object(let others) = other else { return one }
        return .object(members + others)
    }

    /// Whether it is an array, an object or a string without content.
    package var isEmpty: Bool {
        switch self {
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        case .string(let text): text.isEmpty
        case .null, .boolean, .integer, .number, .spelled: false
        case .laidOut(let value, _): value.isEmpty
        }
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members.map(Member.init)) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(stringLiteral text: String) { self = .string(text) }
}

// MARK: - Text

extension JSONValue {
    /// The value as text.
    ///
    /// - Parameters:
    ///   - layout: Where lines end, and where spaces are.
    ///   - column: How many characters are in front of the value in its first line.
    ///   - indentation: How many spaces are in front of the line that the value begins in.
    ///   - characters: ASCII characters that texts may not contain, such as those that end what the value is written into.
    /// - Returns: The text, without a line feed at its end.
    package func text(
        _ layout: JSONLayout = .compact, column: Int = 0, indentation: Int = 0, escaping characters: String = ""
    ) -> String {
        var writer = JSONWriter(column: column, escaping: characters)
        writer.write(self, layout, indentation: indentation)
        return writer.text
    }

    /// What is between the brackets of an array or the braces of an object.
    ///
    /// - Parameters:
    ///   - layout: Where lines end, and where spaces are.
    ///   - indentation: How many spaces are in front of each member or element that has a line of its own, but the first.
    ///   - characters: ASCII characters that texts may not contain.
    /// - Returns: The text.
    package func inside(_ layout: JSONLayout, indentation: Int = 0, escaping characters: String = "") -> String {
        var writer = JSONWriter(column: indentation, escaping: characters)
        writer.writeInside(of: self, layout, indentation: indentation)
        return writer.text
    }

    /// Several values, each on a line.
    package static func lines(_ values: some Sequence<JSONValue>) -> String {
        var writer = JSONWriter()
        for value in values { writer.writeLine(value) }
        return writer.text
    }

    /// A text in quotes.
    package static func quoted(_ text: String) -> String { JSONValue.string(text).text() }
}
