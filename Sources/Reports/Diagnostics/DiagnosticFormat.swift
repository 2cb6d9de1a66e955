import Diagnostics
import LocatedJSON

/// A form in which diagnostics are printed.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// `path:line:column: error: message [code]`, as compilers print it; of each kind no more than anybody reads.
    case text
    /// Commands to GitHub's runner, which shows them at their lines in a pull request.
    case github
    /// One JSON object a line.
    case json
    /// A log in the Static Analysis Results Interchange Format 2.1.0.
    case sarif

    /// Whether it is a document for other programs, which has standard output to itself, and not lines of a log.
    package var isDocument: Bool { self == .json || self == .sarif }

    /// All diagnostics, in their order.
    package func rendered(_ diagnostics: [Diagnostic], of tool: ToolDescription) -> String {
        switch self {
        case .text: diagnostics.excerpt.map { $0.text + "\n" }.joined()
        case .github: diagnostics.map { $0.githubCommand + "\n" }.joined()
        case .json: JSONValue.lines(diagnostics.lazy.map(\.json))
        case .sarif: SARIFLog(diagnostics, of: tool).text
        }
    }
}

/// What a document says of the program that made it.
package struct ToolDescription: Sendable {
    package var name: String
    package var version: String
    /// Where it comes from on GitHub, `owner/name`, if that is known.
    package var repository: String?

    package init(name: String, version: String, repository: String?) {
        self.name = name
        self.version = version
        self.repository = repository
    }

    /// Its page on the web.
    var page: String? { repository.map { "https://github.com/\($0)" } }

    /// The page that explains every code.
    var codePage: String? { page.map { "\($0)/blob/\(version)/docs/reference/codes.md" } }
}
