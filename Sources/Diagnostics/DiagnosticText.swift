extension Diagnostic {
    /// The diagnostic as compilers print it: `path:line:column: error: message [code]`, then a line for each note.
    ///
    /// Characters that would break the line or hide part of it (control characters, line separators, marks that
    /// reverse the direction of writing) are shown as `\u{…}`: names come from files that nobody vouches for.
    package var text: String {
        lines.map { "\($0.place)\($0.label): \($0.message)" }.joined(separator: "\n")
    }

    /// The lines of ``text`` in their parts, for printing them in colour: the place with its colon and space, which
    /// is empty where there is none; the severity or `note`; what is said.
    package var lines: [(place: String, label: String, message: String)] {
        let first = (Self.place(location), severity.rawValue, Self.visible("\(message) [\(code)]"))
        return [first] + notes.map { (Self.place($0.location ?? location), "note", Self.visible($0.message)) }
    }

    private static func place(_ location: SourceLocation?) -> String {
        location.map { "\(visible($0.path)):\($0.line):\($0.column): " } ?? ""
    }

    /// The text with every character replaced that is not meant to be seen.
    package static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isInvisible) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isInvisible(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: return scalar.value != 0x200D
        default: return false
        }
    }
}
