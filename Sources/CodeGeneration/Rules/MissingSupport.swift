import DesignTokens
import Diagnostics

/// Outputs that use types which no library has, where no output writes these. A team that declares them itself is told
/// no more than that.
struct MissingSupport: ConfigurationRule {
    let kinds = [RuleKind(.missingSupport, .note, about: .outputs)]
    let isOfWriting = true

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        checked.symbols.units.filter { $0.language.abilities.contains(.support) }.compactMap {
            finding($0.symbols, checked.resolution)
        }
    }

    private func finding(_ symbols: SymbolTable, _ resolution: Resolution) -> RuleFinding? {
        let outputs = symbols.outputs.map(\.configuration)
        let declared = outputs.reduce(into: Set<SupportPiece>()) { $0.formUnion($1.declaration.support) }
        let pieces = SupportPiece.allCases.filter { !declared.contains($0) && !$0.types.isEmpty }
        if pieces.isEmpty { return nil }
        let users = SupportPieces(symbols, resolution, includesOwn: false).users
        let first = outputs.first { output in
            pieces.contains { users[$0]?.path.value == output.path.value }
        }
        guard let first else { return nil }
        let types = pieces.filter { users[$0] != nil }.flatMap(\.types)
        return first.finding(
            .note, .missingSupport, "the outputs use \(Wording.list(types)), which no output writes",
            advice:
                "add { \"template\": \"support\", \"path\": \"TokenSupport.swift\" } to \"outputs\", unless the "
                + "module has \(types.count == 1 ? "that type" : "those types")")
    }
}
