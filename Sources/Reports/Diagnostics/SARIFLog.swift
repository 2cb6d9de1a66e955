import Diagnostics
import FileAccess
import LocatedJSON

/// Diagnostics as a log in the Static Analysis Results Interchange Format 2.1.0, which GitHub and editors read.
///
/// Diagnostics without a location become notifications of the run, because readers such as GitHub reject results
/// without one.
struct SARIFLog {
    private let tool: ToolDescription
    private let results: [LoggedResult]
    private let notifications: [Diagnostic]
    /// The rules of the tool and the codes that occur, in declaration order.
    private let rules: [DiagnosticCode]
    private let ruleNumbers: [DiagnosticCode: Int]
    private let places: SARIFPlaces
    /// Whether the results were compared with a baseline.
    private let hasBaseline: Bool

    init(_ results: [LoggedResult], of tool: ToolDescription, reading fileSystem: any FileSystem) {
        self.tool = tool
        self.results = results.filter { $0.diagnostic.location != nil }
        notifications = results.map(\.diagnostic).filter { $0.location == nil }
        let codes = Set(results.map(\.diagnostic.code) + tool.rules.map(\.code))
        rules = DiagnosticCode.allCases.filter(codes.contains)
        ruleNumbers = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
        places = SARIFPlaces(results.flatMap(\.places), reading: fileSystem)
        hasBaseline = results.contains { $0.isInBaseline != nil }
    }

    var text: String {
        let run: JSONValue = [
            "tool": ["driver": driver], "invocations": [invocation],
            "originalUriBaseIds": [SARIFPlaces.base: ["description": message("The folder in which the command ran.")]],
            "columnKind": "unicodeCodePoints", "results": .array(results.map(result)),
        ]
        let log: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ]
        return log.text() + "\n"
    }

    private var driver: JSONValue {
        .object(of: [
            "name": .string(tool.name), "semanticVersion": .string(tool.version),
            "informationUri": tool.page.map(JSONValue.string), "rules": .array(rules.map(rule)),
        ])
    }

    private func rule(_ code: DiagnosticCode) -> JSONValue {
        let meaning = code.meaning
        let kind = tool.rules.first { $0.code == code }
        let severity = kind.map(\.severity) ?? meaning.severity
        let description = [meaning.summary, meaning.details].filter { !$0.isEmpty }.joined(separator: " ")
        let help = "\"Codes\" in TokenGenerator's documentation explains \(code) and what to do about it."
        return .object(of: [
            "id": .string(code.rawValue), "name": .string(code.pascalCased),
            "shortDescription": message(meaning.summary), "fullDescription": message(description),
            "help": message(help), "helpUri": tool.codePage.map { .string("\($0)#\(code)") },
            "defaultConfiguration": .object(of: [
                "enabled": severity == nil ? .boolean(false) : nil,
                "level": .string((severity ?? .warning).rawValue),
            ]),
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

    // MARK: - Results

    private func result(_ result: LoggedResult) -> JSONValue {
        let diagnostic = result.diagnostic
        let related = result.related + diagnostic.notes.filter { $0.location != nil }
        return .object(of: [
            "ruleId": .string(diagnostic.code.rawValue),
            "ruleIndex": ruleNumbers[diagnostic.code].map(JSONValue.integer),
            "level": .string(diagnostic.severity.rawValue), "message": message(words(of: diagnostic)),
            "locations": [location(diagnostic.location, to: result.end)],
            "relatedLocations": list(
                related.enumerated().map { number, note in location(note.location, id: number + 1, note.message) }),
            "partialFingerprints": result.fingerprint.map { ["tokens/v1": .string($0)] },
            "baselineState": hasBaseline ? .string(result.isInBaseline == true ? "unchanged" : "new") : nil,
            "suppressions": result.suppression.map { [suppression($0)] }, "fixes": result.fix.map { [fix($0)] },
        ])
    }

    private func suppression(_ suppression: LoggedResult.Suppression) -> JSONValue {
        .object(of: ["kind": "inSource", "justification": suppression.reason.map(JSONValue.string)])
    }

    private func fix(_ fix: LoggedResult.Fix) -> JSONValue {
        let replacement: JSONValue = [
            "deletedRegion": places.region(from: fix.start, to: fix.end),
            "insertedContent": ["text": .string(fix.text)],
        ]
        let change: JSONValue = [
            "artifactLocation": places.artifact(fix.start.path), "replacements": [replacement],
        ]
        return ["description": message(fix.description), "artifactChanges": [change]]
    }

    private func list(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : .array(values) }

    /// Returns the message, followed by the notes without a location.
    private func words(of diagnostic: Diagnostic) -> String {
        let notes = diagnostic.notes.filter { $0.location == nil || diagnostic.location == nil }
        return ([diagnostic.message] + notes.map(\.message)).joined(separator: "\n")
    }

    private func location(
        _ place: SourceLocation?, to end: SourceLocation? = nil, id: Int? = nil, _ words: String? = nil
    ) -> JSONValue {
        let physical = place.map { place -> JSONValue in
            ["artifactLocation": places.artifact(place.path), "region": places.region(from: place, to: end)]
        }
        return .object(of: [
            "id": id.map(JSONValue.integer), "physicalLocation": physical, "message": words.map(message),
        ])
    }

    /// Returns a message. In plain text, only `[text](target)` is a link, which names from files must not create.
    private func message(_ text: String) -> JSONValue { ["text": .string(text.replacing("](", with: "] ("))] }
}

extension LoggedResult {
    /// All locations in a log.
    fileprivate var places: [SourceLocation] {
        let own = [diagnostic.location, end, fix?.start, fix?.end]
        return (own + (related + diagnostic.notes).map(\.location)).compactMap(\.self)
    }
}

/// The meaning of a code: the severity (`nil` if it is off by default), a sentence, and further details.
struct CodeMeaning {
    var severity: Diagnostic.Severity?
    var summary: String
    var details: String

    init(_ severity: Diagnostic.Severity?, _ summary: String, _ details: String = "") {
        (self.severity, self.summary, self.details) = (severity, summary, details)
    }
}

extension DiagnosticCode {
    /// The code as a name: `AssetUnknown`.
    fileprivate var pascalCased: String {
        rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
