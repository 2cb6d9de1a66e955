import SwiftSources

extension LintRule {
    /// Assets with a generated name that code loads by a string.
    @Sendable static func assetsByString(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        file.assets.compactMap { use in
            guard use.call.bundle != .unknown, let asset = context.assets.symbol(of: use.name, use.kind) else { return nil }
            let code = use.replacement(asset, context.generated)
            return LintFinding(
                code: .assetByString, token: use.token,
                message: "the \(use.kind.noun) '\(use.name)' is loaded by a string",
                notes: ["use '\(code ?? asset.symbol.text)'"], subject: use.name, type: use.call.systemType,
                initializer: use.call.initializer,
                fix: code.flatMap { use.fix($0, file, context.generated) })
        }
    }
}

extension AssetUse {
    /// Returns the code that loads a generated asset instead; `nil` if no initializer does.
    fileprivate func replacement(_ asset: GeneratedAsset, _ generated: GeneratedCode) -> String? {
        // The other initializers have other arguments, or return no optional.
        guard isWholeArgument, !call.hasOtherArguments, call.argument.label.isEmpty,
            generated.declares(initializerOf: call.type, label: "asset", parameter: asset.type)
        else { return nil }
        return "\(call.type)(asset: \(asset.argument))"
    }

    fileprivate func fix(_ code: String, _ file: CheckedFile, _ generated: GeneratedCode) -> LintFix? {
        guard file.sees(generated.modules) else { return nil }
        return file.fix(of: call.range, code, isExact: true)
    }
}
