import CodeGeneration

/// A JSON value as people write it: in one line where that is short, else one member or element a line.
enum PrettyJSON {
    case string(String)
    case list([PrettyJSON])
    case object([Member])

    /// A member of an object.
    struct Member {
        var key: String
        var value: PrettyJSON

        init(_ key: String, _ value: PrettyJSON) {
            self.key = key
            self.value = value
        }
    }

    /// A list of texts.
    static func strings(_ texts: [String]) -> PrettyJSON { .list(texts.map(PrettyJSON.string)) }

    /// How many characters a line may have.
    static let lineLength = 120

    /// The value as text.
    ///
    /// - Parameters:
    ///   - column: How many characters stand before it in its line.
    ///   - indentation: How many spaces the line begins with.
    /// - Returns: The text, without the space before it.
    func text(column: Int, indentation: Int) -> String {
        if isShort {
            let line = line
            // Two characters for what follows: a comma, or the end of what the value is in.
            if column + line.unicodeScalars.count + 2 <= Self.lineLength { return line }
        }
        let inner = indentation + 2
        switch self {
        case .string(let text): return JSONText.quoted(text)
        case .list(let elements):
            return Self.lines(elements.map { $0.text(column: inner, indentation: inner) }, "[", "]", indentation)
        case .object(let members):
            let texts = members.map { member in
                let key = JSONText.quoted(member.key) + ": "
                return key + member.value.text(column: inner + key.unicodeScalars.count, indentation: inner)
            }
            return Self.lines(texts, "{", "}", indentation)
        }
    }

    /// Whether the value could stand in one line: with more elements than this it never does.
    var isShort: Bool {
        switch self {
        case .string: true
        case .list(let elements): elements.count <= Self.lineLength / 4 && elements.allSatisfy(\.isShort)
        case .object(let members): members.count <= Self.lineLength / 4 && members.allSatisfy(\.value.isShort)
        }
    }

    /// The value in one line.
    var line: String {
        switch self {
        case .string(let text): return JSONText.quoted(text)
        case .list(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            return "{ " + members.map { "\(JSONText.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + " }"
        }
    }

    private static func lines(_ texts: [String], _ start: String, _ end: String, _ indentation: Int) -> String {
        let margin = String(repeating: " ", count: indentation)
        return start + "\n" + texts.map { "\(margin)  \($0)" }.joined(separator: ",\n") + "\n" + margin + end
    }
}
