/// The languages that outputs can be in: a new one is a folder beside this file, and its place in the list. What all
/// languages have in common is in a folder of its own.
package enum OutputLanguages {
    /// Every language.
    package static let all: [any OutputLanguage] = [
        SwiftLanguage(), ComposeLanguage(), CSSLanguage(), CatalogLanguage(),
    ]

    /// The language of outputs that do not tell.
    package static let usual = all[0]

    /// The languages that templates can declare, whatever their files are called.
    static let byKey: [String: any OutputLanguage] = [
        "swift": SwiftLanguage(), "uikit": SwiftLanguage(isNative: true), "kotlin": ComposeLanguage(),
        "css": CSSLanguage(), "markdown": MarkdownLanguage(),
    ]

    /// The language of a file, which the end of its name tells; the usual one where it does not.
    package static func language(
        ofFile path: String, among languages: [any OutputLanguage] = all
    ) -> any OutputLanguage {
        languages.first { $0.isLanguage(ofFile: path) } ?? usual
    }
}
