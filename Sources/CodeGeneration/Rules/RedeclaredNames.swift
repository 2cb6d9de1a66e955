import DesignTokens
import Diagnostics
import FileAccess

extension CheckedConfiguration {
    /// Types and members that other Swift files of the module also declare: the compiler rejects the duplicates, or the
    /// others hide ours. Only commands that may read Swift files find them.
    var redeclaredNames: [RuleFinding] {
        guard let declaredNames = settings.options.declaredNames else { return [] }
        return symbols.units.filter(\.language.isUsual).flatMap { unit -> [RuleFinding] in
            let root = FilePath.normalized(FilePath.join(settings.outputRoot, unit.target.folder))
            let module = FilePath.parent(of: root)
            // Files next to the configuration may belong to any module.
            guard root != FilePath.normalized(configuration.folder), module != FilePath.normalized(configuration.folder)
            else { return [] }
            let declared = declaredNames(module)
            let support = SupportPieces(unit.symbols, resolution, includesOwn: false)
            return unit.symbols.outputs.compactMap { output in
                output.redeclaration(among: declared, support.written(by: output.configuration))
            }
        }
    }
}

extension NamedOutput {
    /// Returns the finding for names that other files also declare: the output's type, support types, or members.
    fileprivate func redeclaration(among files: [String: String], _ support: Set<SupportPiece>) -> RuleFinding? {
        let types =
            declaredTypes + SupportPiece.allCases.filter(support.contains).flatMap(\.types)
        let symbols =
            groups.indices.flatMap { group in groups[group].range.map { symbol(at: $0, inGroup: group) } }
            + additionalNames.map { Symbol(scope: scope, name: $0.name) }
        // A member that hides ours is as bad as one of the same type.
        let members = symbols.compactMap { symbol in
            [symbol.text, symbol.hidingSymbol?.text].compactMap(\.self).first { files[$0] != nil }
        }
        let clashing = (types + members).filter { files[$0] != nil }
        guard let name = clashing.first, let file = files[name] else { return nil }
        let rest = clashing.count > 1 ? " and \(Wording.count(clashing.count - 1, "more name"))" : ""
        let are = clashing.count > 1 ? "are" : "is"
        return configuration.finding(
            .warning, .duplicateDeclaration,
            "'\(name)'\(rest) in '\(configuration.path.value)' \(are) also declared in '\(file)'",
            advice: "remove or rename it in '\(file)', or set a different \"scope\" or \"prefix\" for the output")
    }
}
