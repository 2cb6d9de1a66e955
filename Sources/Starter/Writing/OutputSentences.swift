import CodeGeneration
import Diagnostics
import LocatedJSON

// The sentences of comments on outputs.

extension ProposedOutput {
    /// The comments above the output, one line each. With a prefix, names differ from those of Xcode.
    var comments: [String] {
        let hasPrefix = !configuration.names.prefix.isEmpty
        return ((hasPrefix ? remarks.filter { $0 != .repeatsXcodeMembers } : remarks) + nameRemarks).flatMap(\.lines)
    }
}

extension OutputRemark {
    /// The comments, one line each.
    fileprivate var lines: [String] {
        if case .repeatsXcodeMembers = self {
            return [
                "\(fact): in the inspector of the catalog, set", "Generate Swift Asset Symbol Extensions to Disabled.",
            ]
        }
        return [fact + "." + (instruction.map { " \($0)." } ?? "")]
    }

    /// What is so, without a full stop.
    var fact: String {
        switch self {
        case .excludesUnwritten:
            "Tokens without a value in Swift, such as lengths relative to a font size, are excluded"
        case .repeatsXcodeMembers: "Xcode may declare members with the same names"
        case .isRenamed(let name, let usual, let file, let isSwiftGens):
            "\(quoted(file))\(isSwiftGens ? ", which SwiftGen generates," : "") already declares \(usual), so this type "
                + "is \(name)"
        case .hasOwnLabel(let type, let other):
            "Colors are written as \(type)(tokenHex:), because \(quoted(other.path)) declares another \(other.type)(hex:)"
        case .writesColors(let type, _): "Colors are written as \(type)(hex:)"
        case .isSupport: "The types that colors with modes, text styles, shadows, borders and gradients use"
        case .isTypeForColors(let type, let why): "\(why.phrase(type)) a type for use with \(type)(asset:)"
        case .renamesAssets: "\"replace\" changes names that would be empty, duplicated or already in use"
        case .hasPrefix(let count, let file):
            "This prefix avoids \(count) names that \(quoted(file)) already declares"
        case .renamesTokens(let count):
            "\"replace\" changes \(count == 1 ? "one name" : "\(count) names") that would be empty, duplicated, or "
                + "already used by SwiftUI or the target"
        case .avoids(let file):
            "To use names that \(quoted(file)) declares, delete them there and remove their \"replace\""
        }
    }

    /// What the user can do, without a full stop.
    private var instruction: String? {
        switch self {
        case .writesColors(_, let opaque?):
            "Opaque colors use the initializer in \(quoted(opaque.path)), which is \(HexInitializer.call)"
        case .writesColors: "Remove this output if the project has this initializer"
        case .isRenamed(_, _, _, isSwiftGens: true):
            "init only replaces files in configurations of SwiftGen, if their template is swift5"
        default: nil
        }
    }

}

extension HexInitializer {
    /// How generated code calls it: one of the project may expect another format.
    fileprivate static let call = "called with six digits without \"#\""
}

extension ColorTypeReason {
    fileprivate func phrase(_ type: String) -> String {
        switch self {
        case .declared(let declarer): "\(declarer) declares members with the names of these colors, so this is"
        case .besideTokens: "Members of \(type) are tokens, so these colors are"
        case .alone: "These colors are"
        }
    }
}

extension OutputConflict: Reason {
    var phrase: String {
        let used = template + (target.map { " of the target \(quoted($0))" } ?? "")
        let isAlike = "and so does the template \(used): to use the template, rename your"
        let text =
            switch kind {
            case .type(let type): "\(type), \(isAlike) type"
            case .libraryType(let type):
                "\(type), which hides SwiftUI's \(type): to use the template \(used), rename your type"
            case .initializer(let name): "\(name), \(isAlike) initializer"
            }
        return "\(quoted(file)) declares \(text)"
    }
}

extension ProposedTarget {
    /// The comments above the outputs, one line each.
    var comments: [String] { remarks.flatMap(\.lines) }
}

extension TargetRemark {
    fileprivate var lines: [String] {
        switch self {
        case .uses(let initializer):
            let call = "it is \(HexInitializer.call)"
            return [
                "Colors are written as \(initializer.type)(hex:), which \(quoted(initializer.path)) declares; \(call)."
            ]
        case .conflict(let conflict): return [conflict.sentence]
        case .takesSourceSets:
            return ["\"sourceSets\" also generates tokens of sets that the themes only use as sources."]
        case .leavesOut(let groups):
            let rest = groups.dropFirst(LeftOutFile.commentLimit).reduce(0) { $0 + $1.count }
            return ["No output contains these tokens; to write them, add a template with \"templates\":"]
                + groups.prefix(LeftOutFile.commentLimit).map(\.line) + (rest > 0 ? ["  \(rest) in other groups"] : [])
        }
    }
}

extension TargetRemark.UnselectedGroup {
    fileprivate var line: String {
        let place = path.isEmpty ? "outside of groups" : "in \(quoted(String(path.unicodeScalars.prefix(80))))"
        return "  \(count) \(place): \(types.joined(separator: ", "))"
    }
}
