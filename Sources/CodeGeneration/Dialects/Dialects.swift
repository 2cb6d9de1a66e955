/// The dialects of outputs: each has a folder next to this file, and a row in the table. Shared code is in `Common`.
package enum Dialects {
    /// The dialects that file extensions determine, by the keys in template declarations.
    private static let table: KeyValuePairs<String, any Dialect> = [
        "swift": SwiftDialect(), "kotlin": ComposeDialect(), "css": CSSDialect(),
    ]

    /// The dialects that file extensions determine. Color sets in catalogs have no names in Swift.
    package static let all = table.map(\.value) + [ColorSetDialect()]

    /// The dialects that templates can declare, regardless of their file extensions.
    static let byKey: [String: any Dialect] = table.reduce(
        into: ["uikit": SwiftDialect(isNative: true), "markdown": MarkdownDialect()]
    ) { $0[$1.key] = $1.value }

    /// The default language of outputs.
    package static let usual = all[0]

    /// Returns the language of a file by its extension; the usual one by default.
    package static func language(
        ofFile path: String, among languages: [any Dialect] = all
    ) -> any Dialect {
        languages.first { $0.isLanguage(ofFile: path) } ?? usual
    }
}

extension Dialect {
    /// Whether its files are in the usual language, regardless of the library of their values.
    package var isUsual: Bool { file.ending == Dialects.usual.file.ending }
}
