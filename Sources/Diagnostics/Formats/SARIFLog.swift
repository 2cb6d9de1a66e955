/// Diagnostics as a log in the Static Analysis Results Interchange Format 2.1.0, which GitHub and editors read.
///
/// What concerns no file is no result, because readers such as GitHub refuse results without a place: it is a notification
/// of the run.
struct SARIFLog {
    private let tool: ToolDescription
    private let results: [Diagnostic]
    private let notifications: [Diagnostic]
    /// The codes that occur, in the order in which they are declared.
    private let rules: [DiagnosticCode]
    private let ruleNumbers: [DiagnosticCode: Int]

    init(_ diagnostics: [Diagnostic], of tool: ToolDescription) {
        self.tool = tool
        results = diagnostics.filter { $0.location != nil }
        notifications = diagnostics.filter { $0.location == nil }
        let codes = Set(diagnostics.map(\.code))
        rules = DiagnosticCode.allCases.filter(codes.contains)
        ruleNumbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    }

    var text: String {
        let run = JSONSpelling.object([
            "tool": JSONSpelling.object(["driver": driver]),
            "invocations": JSONSpelling.array([invocation]),
            "results": JSONSpelling.array(results.map(result)),
        ])
        return JSONSpelling.object([
            "$schema": JSONSpelling.text("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": JSONSpelling.text("2.1.0"), "runs": JSONSpelling.array([run]),
        ]) + "\n"
    }

    private var driver: String {
        JSONSpelling.object([
            "name": JSONSpelling.text(tool.name), "version": JSONSpelling.text(tool.version),
            "informationUri": tool.page.map(JSONSpelling.text), "rules": JSONSpelling.array(rules.map(rule)),
        ])
    }

    private func rule(_ code: DiagnosticCode) -> String {
        let words = code.rawValue.replacing("-", with: " ")
        let help = "docs/troubleshooting.md says what \(code) means and what to do, in its section “Every code”."
        return JSONSpelling.object([
            "id": JSONSpelling.text(code.rawValue), "shortDescription": message(words), "help": message(help),
            "helpUri": tool.codePage.map(JSONSpelling.text),
        ])
    }

    private var invocation: String {
        let isSuccess = !notifications.contains { $0.severity == .error }
        return JSONSpelling.object([
            "executionSuccessful": "\(isSuccess)",
            "toolExecutionNotifications": JSONSpelling.array(
                notifications.map { diagnostic in
                    JSONSpelling.object([
                        "descriptor": JSONSpelling.object(["id": JSONSpelling.text(diagnostic.code.rawValue)]),
                        "level": JSONSpelling.text(diagnostic.severity.rawValue),
                        "message": message(words(of: diagnostic)),
                    ])
                }),
        ])
    }

    private func result(_ diagnostic: Diagnostic) -> String {
        let related = diagnostic.notes.enumerated().filter { $1.location != nil }.map { number, note in
            location(note.location, id: number + 1, note.message)
        }
        return JSONSpelling.object([
            "ruleId": JSONSpelling.text(diagnostic.code.rawValue),
            "ruleIndex": ruleNumbers[diagnostic.code].map { "\($0)" },
            "level": JSONSpelling.text(diagnostic.severity.rawValue), "message": message(words(of: diagnostic)),
            "locations": JSONSpelling.array([location(diagnostic.location)]),
            "relatedLocations": related.isEmpty ? nil : JSONSpelling.array(related),
        ])
    }

    /// The message, and below it the notes that stand nowhere else, such as advice.
    private func words(of diagnostic: Diagnostic) -> String {
        let notes = diagnostic.notes.filter { $0.location == nil || diagnostic.location == nil }
        return ([diagnostic.message] + notes.map(\.message)).joined(separator: "\n")
    }

    private func location(_ place: SourceLocation?, id: Int? = nil, _ words: String? = nil) -> String {
        let physical = place.map { place in
            JSONSpelling.object([
                "artifactLocation": JSONSpelling.object(["uri": JSONSpelling.text(URIReference.of(path: place.path))]),
                "region": JSONSpelling.object(["startLine": "\(place.line)", "startColumn": "\(place.column)"]),
            ])
        }
        return JSONSpelling.object([
            "id": id.map { "\($0)" }, "physicalLocation": physical, "message": words.map(message),
        ])
    }

    /// A message is plain text, but for `[text](target)`, which is a link: names from files must not make one.
    private func message(_ text: String) -> String {
        JSONSpelling.object(["text": JSONSpelling.text(text.replacing("](", with: "] ("))])
    }
}
