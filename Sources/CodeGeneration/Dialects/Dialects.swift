/// The dialects that outputs can be in: a new one is a folder beside this file, and its row in the table. What all of them
/// have in common is in a folder of its own.
package enum Dialects {
    /// Those that the name of a file can tell, by the keys with which templates declare them.
    private static let table: KeyValuePairs<String, any Dialect> = [
        "swift": SwiftDialect(), "kotlin": ComposeDialect(), "css": CSSDialect(),
    ]

    /// The dialects that the name of a file can tell. What is written into a catalog, even by mistake, has no names in Swift.
    package static let all = table.map(\.value) + [ColorSetDialect()]

    /// The dialects that templates can declare, whatever their files are called.
    static let byKey: [String: any Dialect] = table.reduce(
        into: ["uikit": SwiftDialect(isNative: true), "markdown": MarkdownDialect()]
    ) { $0[$1.key] = $1.value }

    /// The language of outputs that do not tell.
    package static let usual = all[0]

    /// The language of a file, which the end of its name tells; the usual one where it does not.
    package static func language(
        ofFile path: String, among languages: [any Dialect] = all
    ) -> any Dialect {
        languages.first { $0.isLanguage(ofFile: path) } ?? usual
    }
}

extension Dialect {
    /// Whether its files are of the usual language, whatever library their values are of.
    package var isUsual: Bool { file.ending == Dialects.usual.file.ending }
}
