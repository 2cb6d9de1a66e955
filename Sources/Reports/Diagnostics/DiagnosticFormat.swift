import Diagnostics
import LocatedJSON

/// An output format for diagnostics.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// `path:line:column: error: message [code]`, as compilers print it, with a limited number for each code.
    case text
    /// Commands for GitHub's runner, which annotates lines in a pull request.
    case github
    /// One JSON object per line.
    case json
    /// A log in the Static Analysis Results Interchange Format 2.1.0.
    case sarif

    /// Whether it is a document that needs standard output for itself.
    package var isDocument: Bool { self == .json || self == .sarif }

    /// Returns all diagnostics in their order.
    package func rendered(_ diagnostics: [Diagnostic], of tool: ToolDescription) -> String {
        switch self {
        case .text: diagnostics.excerpt.map { $0.text + "\n" }.joined()
        case .github: diagnostics.map { $0.githubCommand + "\n" }.joined()
        case .json: JSONValue.lines(diagnostics.lazy.map(\.json))
        case .sarif: SARIFLog(diagnostics, of: tool).text
        }
    }
}

/// The description of the program in a document.
package struct ToolDescription: Sendable {
    package var name: String
    package var version: String
    /// The GitHub repository, `owner/name`, if known.
    package var repository: String?

    package init(name: String, version: String, repository: String?) {
        self.name = name
        self.version = version
        self.repository = repository
    }

    /// The web page of the program.
    var page: String? { repository.map { "https://github.com/\($0)" } }

    /// The page that explains all codes.
    var codePage: String? { page.map { "\($0)/blob/\(version)/docs/reference/codes.md" } }
}
