import SwiftSources

extension LintRule {
    /// Generated assets whose raw values are passed on: `Image(ImageAsset.tick.rawValue)`.
    @Sendable static func rawValues(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        let code = file.code
        return code.calls.compactMap { call -> LintFinding? in
            let type = code.text(call.name)
            guard let position = AssetPosition.all[type], call.isUnqualified else { return nil }
            let arguments = code.arguments(of: call)
            guard let (number, _) = position.argument(among: arguments), let member = code.rawValue(arguments[number]),
                let asset = context.assets.asset(named: member)
            else { return nil }
            let isAlone = arguments.count == 1 && arguments[number].label.isEmpty
            let hasInitializer = context.generated.declares(
                initializerOf: type, label: "asset", parameter: asset.type)
            let replacement = isAlone && hasInitializer ? "\(type)(asset: \(asset.argument))" : nil
            return LintFinding(
                code: .assetRawValue, token: arguments[number].value.lowerBound,
                message: "'\(member)' is loaded by its raw value",
                notes: ["use '\(replacement ?? "\(type)(asset: \(asset.argument))")'"], subject: asset.lookupName,
                type: type,
                fix: replacement.map { file.fix(of: call.range, $0, isExact: true) })
        }
    }
}

extension SwiftCode {
    /// Returns the member whose raw value an argument is: `ImageAsset.tick`.
    fileprivate func rawValue(_ argument: SwiftArgument) -> String? {
        let value = argument.value
        guard value.count >= 5, isText(value.upperBound - 1, "rawValue") else { return nil }
        let names = stride(from: value.lowerBound, to: value.upperBound - 2, by: 2)
        let dots = stride(from: value.lowerBound + 1, to: value.upperBound - 1, by: 2)
        guard names.allSatisfy({ [.word, .quotedWord].contains(kind($0)) }), dots.allSatisfy({ kind($0) == .dot })
        else {
            return nil
        }
        return names.map { text($0) }.joined(separator: ".")
    }
}
