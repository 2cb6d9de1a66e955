/// The languages that outputs can be in: a new one is a folder beside this file, and its place in the list. What all
/// languages have in common is in a folder of its own.
package enum OutputLanguages {
    /// Every language.
    package static let all: [any OutputLanguage] = [
        SwiftLanguage(), ComposeLanguage(), CSSLanguage(), CatalogLanguage(),
    ]

    /// The language of outputs that do not tell.
    package static let usual = all[0]

    /// The language of an output: that of its template, where that writes one only, or of its file.
    package static func language(ofTemplate template: String, file path: String) -> any OutputLanguage {
        ofTemplates[template] ?? language(ofFile: path)
    }

    /// The languages of the templates that write one only, whatever their files are called.
    private static let ofTemplates: [String: any OutputLanguage] = [
        "markdown": MarkdownLanguage(), "dtcg": DTCGLanguage(), "ui-color": SwiftLanguage(isNative: true),
        "ui-color-set": SwiftLanguage(isNative: true),
    ]

    /// The language of a file, which the end of its name tells; the usual one where it does not.
    package static func language(
        ofFile path: String, among languages: [any OutputLanguage] = all
    ) -> any OutputLanguage {
        languages.first { $0.isLanguage(ofFile: path) } ?? usual
    }
}
