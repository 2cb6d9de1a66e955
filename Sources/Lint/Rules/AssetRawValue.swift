import SwiftSources

extension LintRule {
    /// Finds generated assets whose raw values are passed on: `Image(ImageAsset.tick.rawValue)`.
    @Sendable static func rawValues(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        file.assetCalls.compactMap { call -> LintFinding? in
            guard let member = file.code.rawValue(call.argument), let asset = context.assets.asset(named: member) else {
                return nil
            }
            let isAlone = call.isAlone && call.argument.label.isEmpty
            let initializer = context.generated.initializer(
                of: call.type, taking: asset.type, insteadOf: call.argument.label)
            let argument = context.generated.argument(asset, in: file) ?? member
            let replacement = "\(call.type)(\(initializer?.label ?? "asset"): \(argument))"
            return LintFinding(
                code: .assetRawValue, token: call.argument.value.lowerBound,
                message: "'\(member)' is loaded by its raw value",
                notes: ["use '\(replacement)'"], subject: asset.lookupName, type: call.type,
                fix: isAlone && initializer?.isAlone == true
                    ? file.fix(of: call.range, replacement, naming: NameOwners(), isExact: true) : nil)
        }
    }
}

extension SwiftCode {
    /// Returns the member whose raw value is the argument: `ImageAsset.tick`.
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
