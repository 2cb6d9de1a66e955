/// A token file or asset catalog that is not in the configuration.
package struct LeftOutFile: Sendable, Hashable {
    package var path: String
    let why: Why

    enum Why: Sendable, Hashable {
        /// It contains names with values without types, beside a file with types.
        case bareValues
        /// A Style Dictionary configuration lists other files.
        case unlisted(configuration: String)
        /// Another file defines so many of its tokens; none if only a group has the path of a token.
        case definedElsewhere(file: String, count: Int, of: Int)
        case refers(toTokensIn: String)
        case onlyForPreviews
        /// Only build settings refer to the colors of a catalog without other assets.
        case onlyForSettings(colors: [String])
        case isUnknownToSwiftGen
        /// It belongs to the target of a package that cannot contain Swift.
        case isInForeign(target: String)
        case isExcludedByTarget(String)
        case isExcluded(byConfiguration: String)
        /// It belongs to other targets than the chosen one, or to unknown ones.
        case ofOthers([String], than: String?)
        /// A declaration in a file leaves its target without outputs.
        case conflicts(file: String, target: String)
        /// A larger catalog contains an asset with the same name.
        case repeats(asset: String, of: String)
    }

    /// Whether it is a catalog whose colors code does not name.
    var isOnlyForSettings: Bool { if case .onlyForSettings = why { true } else { false } }

    /// Whether it seems to belong to another target.
    var isOfAnotherTarget: Bool {
        switch why {
        case .ofOthers, .repeats: true
        default: false
        }
    }
}
