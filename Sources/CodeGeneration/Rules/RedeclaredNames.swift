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
            return unit.symbols.outputs.compactMap { $0.redeclaration(among: declared) }
        }
    }
}

extension NamedOutput {
    /// That others declare what the output declares.
    fileprivate func redeclaration(among files: [Symbol: String]) -> RuleFinding? {
        let types = (declaration.declaresScope ? [scope] : []) + declaration.support.flatMap(\.types)
        let members = groups.indices.lazy.flatMap { group in
            groups[group].range.map { symbol(at: $0, inGroup: group) }
        }
        let ours = types.map { Symbol(scope: "", name: $0) } + members
        let clashing = ours.filter { files[$0] != nil }
        guard let first = clashing.first, let file = files[first] else { return nil }
        let name = first.scope.isEmpty ? first.name : first.text
        let rest = clashing.count > 1 ? " and \(Wording.count(clashing.count - 1, "more name"))" : ""
        return configuration.finding(
            .warning, .duplicateDeclaration,
            "'\(name)'\(rest) of \(configuration.path.value) is declared in '\(file)', too",
            advice: "rename it there, or give the output another \"scope\", or a \"prefix\" in \"names\"")
    }
}
