import SwiftSources

/// The name of an asset in a position that loads one.
struct AssetUse {
    /// The name, and the index of its token.
    var name: String
    var token: Int
    var kind: AssetPosition.Kind
    var call: SwiftCall
    /// The type whose initializer is called: `Image`.
    var type: String
    /// The label of the name's argument.
    var label: String
    /// Whether the name is the whole argument.
    var isWholeArgument: Bool
    /// Whether the call has other arguments than the name and the bundle.
    var hasOtherArguments: Bool
    var bundle: Bundle
    /// Whether it is in a position that the configuration adds.
    var isOwn = false

    /// The bundle of a call.
    enum Bundle {
        case implicit
        /// The bundle of the app or of the module.
        case own
        /// A bundle whose catalogs are unknown.
        case unknown
    }

    /// The called type, which must be that of the system; `nil` in positions of the app.
    var systemType: String? { isOwn ? nil : type }

    /// The initializer that the call uses, which must be that of the system; `nil` in positions of the app.
    var initializer: OwnInitializer? { isOwn ? nil : OwnInitializer(type: type, label: label) }

    /// The names in the calls of a file.
    static func all(in code: SwiftCode) -> [AssetUse] {
        code.calls.flatMap { call -> [AssetUse] in
            guard let position = AssetPosition.all[code.text(call.name)], call.isUnqualified else { return [] }
            let type = code.text(call.name)
            let arguments = code.arguments(of: call)
            guard let (number, kind) = position.argument(among: arguments) else { return [] }
            let argument = arguments[number]
            let others = arguments.indices.filter { $0 != number && !AssetPosition.isBundle(arguments[$0].label) }
            let bundle = bundle(arguments.first { AssetPosition.isBundle($0.label) }, code)
            return code.strings(in: argument.value).map { token, name in
                AssetUse(
                    name: name, token: token, kind: kind, call: call, type: type, label: argument.label,
                    isWholeArgument: argument.value.count == 1, hasOtherArguments: !others.isEmpty, bundle: bundle)
            }
        }
    }

    static func bundle(_ argument: SwiftArgument?, _ code: SwiftCode) -> Bundle {
        guard let argument else { return .implicit }
        let words = argument.value.map { code.text($0) }
        let isOwn =
            [["nil"], [".", "module"], [".", "main"], ["Bundle", ".", "module"], ["Bundle", ".", "main"]]
            .contains(words) || words.starts(with: ["Bundle", "(", "for"])
            || words.starts(with: [".", "init", "(", "for"])
        return isOwn ? .own : .unknown
    }
}

extension SwiftCall {
    /// Whether nothing, or only a module of Apple, precedes the name.
    var isUnqualified: Bool { !isMember || owners.count == 1 && Self.modules.contains(owners[0]) }

    private static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit"]
}

extension SwiftCode {
    /// The strings that a value can be: a literal, or the branches of a ternary operator.
    func strings(in value: Range<Int>) -> [(token: Int, name: String)] {
        var strings: [(Int, String)] = []
        var index = value.lowerBound
        while index < value.upperBound {
            if tokens[index].isOpening, let partner = partner(of: index) {
                index = partner
            } else if let name = plainString(index), isBranch(index, of: value) {
                strings.append((index, name))
            }
            index += 1
        }
        return strings
    }

    private func isBranch(_ index: Int, of value: Range<Int>) -> Bool {
        let begins = index == value.lowerBound || isText(index - 1, "?") || kind(index - 1) == .colon
        let ends = index + 1 == value.upperBound || kind(index + 1) == .colon
        return begins && ends
    }
}
