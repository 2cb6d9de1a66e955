/// What a comment above an output explains.
enum OutputRemark: Hashable {
    /// It leaves out tokens without a value in its language.
    case excludesUnwritten
    /// Xcode may declare the same members.
    case repeatsXcodeMembers
    /// A file already declares the type of the template; SwiftGen may have generated that file.
    case isRenamed(String, insteadOf: String, file: String, isSwiftGens: Bool)
    /// Another initializer that a file declares would be the same or ambiguous.
    case hasOwnLabel(type: String, besides: HexInitializer)
    case writesColors(type: String, opaque: HexInitializer?)
    case isSupport
    /// Colors get a type of their own.
    case isTypeForColors(type: String, why: ColorTypeReason)
    case renamesAssets
    /// Names get a prefix, because a file declares many of them.
    case hasPrefix(count: Int, file: String)
    case renamesTokens(count: Int)
    /// A file declares names that are replaced.
    case avoids(file: String)
}

/// Why colors of catalogs get a type of their own.
enum ColorTypeReason: Hashable {
    /// Xcode or a template declares members with their names.
    case declared(by: String)
    case besideTokens
    case alone
}

/// The reason that an output cannot be written: what a file declares instead.
struct OutputConflict: Hashable {
    enum Kind: Hashable {
        case type(String)
        /// A type that hides one of SwiftUI.
        case libraryType(String)
        case initializer(String)
    }

    let kind: Kind
    let file: String
    let template: String
    /// The target without the output, if that of the tokens has it.
    var target: String?
}

/// What a comment above the outputs of a target explains.
enum TargetRemark: Hashable {
    /// A group with tokens that no output contains.
    struct UnselectedGroup: Hashable {
        let path: String
        let count: Int
        let types: [String]
    }

    /// Colors are written with an initializer of the target.
    case uses(HexInitializer)
    case conflict(OutputConflict)
    /// Outputs contain tokens of sets that themes use only as sources.
    case takesSourceSets
    case leavesOut([UnselectedGroup])
}
