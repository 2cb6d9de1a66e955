import Diagnostics
import LocatedJSON

/// A configuration of Style Dictionary, as far as it names token files.
package struct StyleDictionaryConfiguration {
    /// Paths and patterns of token files. Those of `include` are first: files of `source` override them.
    package let patterns: [String]
    private let location: SourceLocation

    /// Reads a configuration; `nil` if the file is something else.
    package init?(_ file: JSONDocument) {
        guard let platforms = file.value(of: "platforms", in: file.root), file.kind(of: platforms) == .object else {
            return nil
        }
        let lists: [StaticString] = ["include", "source"]
        patterns = lists.compactMap { file.value(of: $0, in: file.root) }
            .filter { file.kind(of: $0) == .array }
            .flatMap { file.elements(of: $0).compactMap(file.stringValue) }
        if patterns.isEmpty { return nil }
        location = file.location(of: file.root)
    }

    /// The error for a configuration in place of token files.
    package var diagnostic: Diagnostic {
        Diagnostic(
            .error, .wrongFormat, "the file is a Style Dictionary configuration and contains no tokens", at: location,
            advice: "list the token files that it uses in \"sources\" instead: "
                + patterns.map(JSONValue.quoted).joined(separator: ", ") + ", relative to this file")
    }
}
