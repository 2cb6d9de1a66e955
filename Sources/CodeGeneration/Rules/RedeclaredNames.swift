import DesignTokens
import Diagnostics
import FileAccess

extension CheckedConfiguration {
    /// Types and members of outputs that other Swift files of the module declare: the compiler refuses the second declaration.
    /// Only a command that may read Swift files knows of any.
    var redeclaredNames: [RuleFinding] {
        guard let declaredNames = settings.options.declaredNames else { return [] }
        return symbols.units.filter(\.language.isUsual).flatMap { unit -> [RuleFinding] in
            let root = FilePath.normalized(FilePath.join(settings.outputRoot, unit.target.folder))
            let module = FilePath.parent(of: root)
            // What lies beside the configuration may be of any module.
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
    /// That others declare what the output declares: its type, those of pieces of support, or members.
    fileprivate func redeclaration(among files: [String: String], _ support: Set<SupportPiece>) -> RuleFinding? {
        let types =
            (declaration.declaresScope ? [scope] : []) + SupportPiece.allCases.filter(support.contains).flatMap(\.types)
        let members = groups.indices.flatMap { group in
            groups[group].range.map { symbol(at: $0, inGroup: group).text }
        }
        let others = additionalNames.map { Symbol(scope: scope, name: $0.name).text }
        let clashing = (types + members + others).filter { files[$0] != nil }
        guard let name = clashing.first, let file = files[name] else { return nil }
        let rest = clashing.count > 1 ? " and \(Wording.count(clashing.count - 1, "more name"))" : ""
        return configuration.finding(
            .warning, .duplicateDeclaration,
            "'\(name)'\(rest) of \(configuration.path.value) is declared in '\(file)', too",
            advice: "rename it there, or give the output another \"scope\", or a \"prefix\" in \"names\"")
    }
}
