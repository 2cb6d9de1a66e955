import Diagnostics
import LocatedJSON

@testable import DesignTokens

/// A Tokens Studio project that is one file, with its references followed.
struct StudioProjectReading {
    let resolution: Resolution

    /// Reads the members of a file's root: sets, and `$themes` and `$metadata` where a test is about these.
    init(
        _ members: String, openGroups: Set<String> = [], themes: [ThemeChoice] = [],
        appearances: [Appearance: ModeChoice] = [:]
    ) throws {
        var project = StudioProject(path: "a.json")
        project.addFile(try JSONDocument(parsing: Array("{ \(members) }".utf8), path: "a.json"))
        var options = AliasResolver.Options()
        (options.themes, options.appearances) = (themes, appearances)
        var reading = ReadingOptions()
        reading.openGroups = openGroups
        resolution = AliasResolver.resolve(TokenGraph([project.reading(reading)]), options: options).leavingOut {
            _, _ in true
        }
        .checked()
    }

    /// Reads the tokens of one set.
    init(tokens: String) throws { try self.init("\"core\": { \(tokens) }, \"$themes\": []") }

    func value(_ path: String) -> TokenValue? { resolution.graph.token(at: path).map(resolution.value) }

    func type(_ path: String) -> TokenType? { resolution.graph.token(at: path).flatMap { resolution.types[$0] } }

    /// The values of a token by the modes that it depends on.
    func values(_ path: String) -> [String] {
        let values = resolution.graph.token(at: path).map(resolution.values) ?? []
        return values.map { "\($0.mode): \($0.value)" }
    }

    /// The parts of a text style, a border or a shadow.
    func part(_ name: String, of path: String) -> TokenValue? {
        guard case .composite(let composite)? = value(path) else { return nil }
        return composite.value(of: name)
    }

    /// Whether a token is there and has no value that can be used.
    func isLeftOut(_ path: String) -> Bool {
        resolution.graph.token(at: path).map(resolution.leftOut.contains) ?? false
    }

    /// What is said, each on a line: severity, message and code.
    var diagnostics: [String] {
        resolution.diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.code)]" }
    }
}
