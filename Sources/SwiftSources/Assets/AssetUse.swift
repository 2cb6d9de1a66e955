/// The name of an asset in code that loads one.
package struct AssetUse: Sendable {
    /// The name, and the index of its token.
    package let name: String
    package let token: Int
    package let call: AssetCall

    package var kind: AssetPosition.Kind { call.kind }

    /// Whether the name is the whole argument.
    package var isWholeArgument: Bool { call.argument.value.count == 1 }

    /// The names in a call.
    package static func all(in call: AssetCall, _ code: SwiftCode) -> [AssetUse] {
        code.strings(in: call.argument.value).map { AssetUse(name: $1, token: $0, call: call) }
    }

    /// The names in the calls of a file. The positions are those of the app's own functions, by the called name.
    static func all(in code: SwiftCode, _ positions: [String: [OwnAssetPosition]]) -> [AssetUse] {
        code.calls.lazy.map(code.named).flatMap { call -> [AssetUse] in
            let name = code.text(call.name)
            let own = positions[name]?.compactMap { AssetCall(call, $0, code) } ?? []
            let calls = own + [AssetPosition.all[name].flatMap { AssetCall(call, $0, code) }].compactMap(\.self)
            return calls.flatMap { all(in: $0, code) }
        }
    }
}

extension SwiftCode {
    /// The strings that a value can be: a literal, or the branches of a ternary operator.
    fileprivate func strings(in value: Range<Int>) -> [(token: Int, name: String)] {
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
