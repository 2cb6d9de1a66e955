import SwiftSources

extension LintRule {
    /// Finds assets with a generated name that code loads by a string.
    @Sendable static func assetsByString(_ file: CheckedFile, _ context: LintContext) -> [LintFinding] {
        file.assets.compactMap { use in
            guard let asset = context.assets.symbol(of: use.name, use.kind, in: use.call.systemType),
                use.meansGenerated(asset, file, context.generated)
            else { return nil }
            let argument = context.generated.argument(asset, in: file)
            let code = argument.flatMap { use.replacement(asset, $0, context.generated) }
            return LintFinding(
                code: .assetByString, token: use.token,
                message: "the \(use.kind.noun) '\(use.name)' is loaded by a string",
                notes: [code.map { "use '\($0)'" } ?? argument.map { use.advice(asset, $0, context.generated, file) }]
                    .compactMap(\.self)
                    + context.generated.advice(for: file, on: [asset.symbol])
                    + context.generated.doubts(about: asset, use.call.bundle, in: file),
                subject: use.name, type: use.call.systemType, initializer: use.call.initializer,
                fix: code.flatMap { use.fix($0, for: asset, file, context.generated) })
        }
    }
}

extension AssetUse {
    /// Returns whether the name can be that of an asset with generated code. The bundle of another module has its own
    /// catalogs.
    fileprivate func meansGenerated(
        _ asset: GeneratedAsset, _ file: CheckedFile, _ generated: GeneratedCode
    ) -> Bool {
        switch call.bundle {
        case .unknown: false
        case .module, .main, .ofClass:
            generated.modules.isEmpty || file.targets(without: generated.owners(of: [asset.symbol])).isEmpty
        case .implicit: true
        }
    }

    /// Returns advice for code in which no single expression can be replaced.
    fileprivate func advice(
        _ asset: GeneratedAsset, _ argument: String, _ generated: GeneratedCode, _ file: CheckedFile
    ) -> String {
        guard let initializer = initializer(for: asset, generated) else {
            return "use '\(asset.memberType.map { "\($0).\(asset.symbol.name)" } ?? asset.symbol.text)'"
        }
        let label = initializer.label
        if !isWholeArgument { return "use '\(argument)' in '\(call.type)(\(label): …)'" }
        let text = "\(label): \(argument)"
        guard initializer.isAlone else { return "use '\(call.type)(…, \(text))'" }
        // Another argument may have no counterpart, and an optional result must stay optional.
        let isForced = call.argument.label == "named" && file.code.isText(call.range.upperBound, "!")
        return "use '\(call.type)(\(text))'" + (isForced ? " without the '!'" : "")
    }

    private func initializer(for asset: GeneratedAsset, _ generated: GeneratedCode) -> GeneratedCode.Initializer? {
        generated.initializer(of: call.type, taking: asset.type, insteadOf: call.argument.label)
    }

    /// Returns the code that loads a generated asset instead; `nil` if no initializer does.
    fileprivate func replacement(
        _ asset: GeneratedAsset, _ argument: String, _ generated: GeneratedCode
    ) -> String? {
        // The other initializers have other arguments, or do not return an optional.
        guard isWholeArgument, !call.hasOtherArguments,
            AssetPosition.labelsOfCertainNames.contains(call.argument.label),
            let initializer = initializer(for: asset, generated), initializer.isAlone
        else { return nil }
        return "\(call.type)(\(initializer.label): \(argument))"
    }

    /// Returns the fix if the generated name can only mean the same image: two modules can have images with the same
    /// name.
    fileprivate func fix(
        _ code: String, for asset: GeneratedAsset, _ file: CheckedFile, _ generated: GeneratedCode
    ) -> LintFix? {
        let owners = generated.owners(of: [asset.symbol])
        guard file.sees(owners), generated.doubts(about: asset, call.bundle, in: file).isEmpty else { return nil }
        return file.fix(of: call.range, code, naming: owners, isExact: true)
    }
}
