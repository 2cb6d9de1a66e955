import DesignTokens
import Diagnostics
import FileAccess

extension CheckedConfiguration {
    /// Targets whose code is on the main actor by default, with outputs that are not `nonisolated`. Only commands that may
    /// read manifests find them.
    var isolatedOutputs: [RuleFinding] {
        guard let mainActorTarget = settings.options.mainActorTarget else { return [] }
        return symbols.units.filter { $0.language.isUsual && !$0.target.isNonisolated }.compactMap { unit in
            guard let output = unit.symbols.outputs.first?.configuration else { return nil }
            let place = FilePath.join(settings.outputRoot, settings.place(of: output.path.value, in: unit.target))
            return mainActorTarget(FilePath.parent(of: place)).map { name in
                output.finding(
                    .warning, .defaultIsolation,
                    "code of '\(name)' is on the main actor by default, so code outside of it cannot use these members",
                    advice: "set \"nonisolated\": true for the target")
            }
        }
    }
}
