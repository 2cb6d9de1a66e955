import DesignTokens
import Diagnostics

/// Outputs that use types which no library has, where no output writes these. A team that declares them itself is told
/// no more than that.
struct MissingSupport: ConfigurationRule {
    let kinds = [RuleKind(.missingSupport, .note, about: .outputs)]
    let isOfWriting = true

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        checked.symbols.units.filter(\.language.usesSupport).compactMap { finding($0.symbols, checked.resolution) }
    }

    private func finding(_ symbols: SymbolTable, _ resolution: Resolution) -> RuleFinding? {
        let outputs = symbols.outputs.map(\.configuration)
        if outputs.contains(where: { $0.template.value == "support" }) { return nil }
        let users = SupportPieces(symbols, resolution, includesOwn: false).users
        let pieces = SupportPiece.allCases.filter { users[$0] != nil && !$0.types.isEmpty }
        let first = outputs.first { output in
            pieces.contains { users[$0]?.path.value == output.path.value }
        }
        guard let first else { return nil }
        let types = pieces.flatMap(\.types)
        return Diagnostic(
            .note, .missingSupport,
            "the outputs use \(Wording.list(types)), which no output writes", at: first.path.location,
            advice:
                "add { \"template\": \"support\", \"path\": \"TokenSupport.swift\" } to \"outputs\", unless the "
                + "module has \(types.count == 1 ? "that type" : "those types")"
        ).about(first.path.value)
    }
}
