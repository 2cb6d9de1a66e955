/// The languages that outputs can be in: a new one is a folder beside this file, and its place in the list. What all
/// languages have in common is in a folder of its own.
package enum OutputLanguages {
    /// Every language.
    static let all: [any OutputLanguage] = [SwiftLanguage()]

    /// The language of outputs that do not tell.
    package static let usual = all[0]

    /// The language of a configuration's outputs, all of which are in one: that of the first whose name ends as the files of
    /// a language do.
    static func language(
        ofFiles paths: [String], among languages: [any OutputLanguage] = all
    ) -> any OutputLanguage {
        let languages = paths.lazy.compactMap { path in languages.first { path.hasSuffix("." + $0.fileExtension) } }
        return languages.first ?? usual
    }
}
