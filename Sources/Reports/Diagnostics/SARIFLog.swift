import Diagnostics
import LocatedJSON

/// Diagnostics as a log in the Static Analysis Results Interchange Format 2.1.0, which GitHub and editors read.
///
/// Diagnostics without a location become notifications of the run, because readers such as GitHub reject results
/// without a place.
struct SARIFLog {
    private let tool: ToolDescription
    private let results: [Diagnostic]
    private let notifications: [Diagnostic]
    /// The codes that occur, in declaration order.
    private let rules: [DiagnosticCode]

    init(_ diagnostics: [Diagnostic], of tool: ToolDescription) {
        self.tool = tool
        results = diagnostics.filter { $0.location != nil }
        notifications = diagnostics.filter { $0.location == nil }
        let codes = Set(diagnostics.map(\.code))
        rules = DiagnosticCode.allCases.filter(codes.contains)
    }

    var text: String {
        let run: JSONValue = [
            "tool": ["driver": driver], "invocations": [invocation], "results": .array(results.map(result)),
        ]
        let log: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ]
        return log.text() + "\n"
    }

    private var driver: JSONValue {
        .object(of: [
            "name": .string(tool.name), "version": .string(tool.version),
            "informationUri": tool.page.map(JSONValue.string), "rules": .array(rules.map(rule)),
        ])
    }

    private func rule(_ code: DiagnosticCode) -> JSONValue {
        let words = code.rawValue.replacing("-", with: " ")
        let help = "docs/reference/codes.md explains \(code) and what to do about it."
        return .object(of: [
            "id": .string(code.rawValue), "shortDescription": message(words), "help": message(help),
            "helpUri": tool.codePage.map { .string("\($0)#\(code)") },
        ])
    }

    private var invocation: JSONValue {
        let isSuccess = !notifications.contains { $0.severity == .error }
        return [
            "executionSuccessful": .boolean(isSuccess),
            "toolExecutionNotifications": .array(
                notifications.map { diagnostic in
                    [
                        "descriptor": ["id": .string(diagnostic.code.rawValue)],
                        "level": .string(diagnostic.severity.rawValue), "message": message(words(of: diagnostic)),
                    ]
                }),
        ]
    }

    private func result(_ diagnostic: Diagnostic) -> JSONValue {
        let related = diagnostic.notes.enumerated().filter { $1.location != nil }.map { number, note in
            location(note.location, id: number + 1, note.message)
        }
        return .object(of: [
            "ruleId": .string(diagnostic.code.rawValue),
            "ruleIndex": rules.firstIndex(of: diagnostic.code).map(JSONValue.integer),
            "level": .string(diagnostic.severity.rawValue), "message": message(words(of: diagnostic)),
            "locations": [location(diagnostic.location)],
            "relatedLocations": related.isEmpty ? nil : .array(related),
        ])
    }

    /// Returns the message, followed by the notes without a location of their own.
    private func words(of diagnostic: Diagnostic) -> String {
        let notes = diagnostic.notes.filter { $0.location == nil || diagnostic.location == nil }
        return ([diagnostic.message] + notes.map(\.message)).joined(separator: "\n")
    }

    private func location(_ place: SourceLocation?, id: Int? = nil, _ words: String? = nil) -> JSONValue {
        let physical = place.map { place -> JSONValue in
            [
                "artifactLocation": ["uri": .string(URIReference.of(path: place.path))],
                "region": ["startLine": .integer(place.line), "startColumn": .integer(place.column)],
            ]
        }
        return .object(of: [
            "id": id.map(JSONValue.integer), "physicalLocation": physical, "message": words.map(message),
        ])
    }

    /// Returns a message. In plain text, only `[text](target)` is a link, which names from files must not create.
    private func message(_ text: String) -> JSONValue { ["text": .string(text.replacing("](", with: "] ("))] }
}
