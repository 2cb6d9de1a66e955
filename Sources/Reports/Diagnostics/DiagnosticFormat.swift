import Diagnostics
import FileAccess
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

    /// Whether it is a document, which standard output must not mix with other text.
    package var isDocument: Bool { self == .json || self == .sarif }

    /// Writes all diagnostics in their order.
    ///
    /// - Parameters:
    ///   - diagnostics: The diagnostics.
    ///   - log: The results of a log, if it has more than the diagnostics.
    ///   - tool: The program.
    ///   - fileSystem: The files that the diagnostics are about.
    /// - Returns: The text in the format.
    package func rendered(
        _ diagnostics: [Diagnostic], _ log: [LoggedResult]? = nil, of tool: ToolDescription,
        reading fileSystem: any FileSystem = LocalFileSystem()
    ) -> String {
        switch self {
        case .text: diagnostics.excerpt.map { $0.text + "\n" }.joined()
        case .github: diagnostics.map { $0.githubCommand + "\n" }.joined()
        case .json: JSONValue.lines(diagnostics.lazy.map(\.json))
        case .sarif: SARIFLog(log ?? diagnostics.map { LoggedResult($0) }, of: tool, reading: fileSystem).text
        }
    }
}

/// The description of the program in a document.
package struct ToolDescription: Sendable {
    package var name: String
    package var version: String
    /// The GitHub repository, `owner/name`, if known.
    package var repository: String?
    /// The rules that it can check.
    package var rules: [RuleKind]

    package init(name: String, version: String, repository: String?, rules: [RuleKind] = []) {
        self.name = name
        self.version = version
        self.repository = repository
        self.rules = rules
    }

    /// The web page of the program.
    var page: String? { repository.map { "https://github.com/\($0)" } }

    /// The page that explains all codes.
    var codePage: String? { page.map { "\($0)/blob/\(version)/docs/reference/codes.md" } }
}
