import CodeGeneration

/// A JSON value as people write it: in one line where that is short, else one member or element a line.
enum PrettyJSON: Sendable {
    case string(String)
    case boolean(Bool)
    case list([PrettyJSON])
    case object([(key: String, value: PrettyJSON)])

    /// How many characters a line may have.
    static let lineLength = 120

    static func strings(_ texts: [String]) -> PrettyJSON { .list(texts.map(PrettyJSON.string)) }

    /// An object of those members that hold anything.
    static func filled(_ members: KeyValuePairs<String, PrettyJSON>) -> PrettyJSON {
        .object(members.filter { !$0.value.isEmpty })
    }

    var isEmpty: Bool {
        switch self {
        case .string(let text): text.isEmpty
        case .boolean: false
        case .list(let values): values.isEmpty
        case .object(let members): members.isEmpty
        }
    }

    /// The value as text, where so many characters stand before it in its line and the line begins with so many spaces.
    func text(column: Int, indentation: Int) -> String {
        let line = line
        // Two characters for what follows: a comma, or the end of what the value is in.
        if column + line.unicodeScalars.count + 2 <= Self.lineLength { return line }
        let end = "\n" + String(repeating: " ", count: indentation)
        return switch self {
        case .string, .boolean: line
        case .list: "[\n" + lines(indentation: indentation + 2) + end + "]"
        case .object: "{\n" + lines(indentation: indentation + 2) + end + "}"
        }
    }

    /// What is in the value, one member or element a line.
    func lines(indentation: Int) -> String {
        elements.map { key, value in
            let start = String(repeating: " ", count: indentation) + key
            return start + value.text(column: start.unicodeScalars.count, indentation: indentation)
        }.joined(separator: ",\n")
    }

    /// What is in the value, in one line.
    var inside: String { elements.map { $0.key + $0.value.line }.joined(separator: ", ") }

    private var line: String {
        switch self {
        case .string(let text): JSONText.quoted(text)
        case .boolean(let value): value ? "true" : "false"
        case .list: "[\(inside)]"
        case .object: isEmpty ? "{}" : "{ \(inside) }"
        }
    }

    /// The members or elements, each with what stands in front of it.
    private var elements: [(key: String, value: PrettyJSON)] {
        switch self {
        case .string, .boolean: []
        case .list(let values): values.map { ("", $0) }
        case .object(let members): members.map { (JSONText.quoted($0.key) + ": ", $0.value) }
        }
    }
}
