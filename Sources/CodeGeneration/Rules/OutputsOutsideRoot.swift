import Diagnostics
import FileAccess

/// An output root that leaves the configuration's folder, and outputs outside the output root: the latter are reported
/// here as well as by the writer, which is not reached when anything else is wrong.
struct OutputsOutsideRoot: ConfigurationCheck {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let outside = checked.configuration.outputs.map(\.path).filter { !FilePath.staysInside($0.value) }
        return roots(of: checked.settings) + outside.map { Self.diagnostic($0.value, at: $0.location) }
    }

    private func roots(of settings: Settings) -> [Diagnostic] {
        let targets = settings.configuration.targets
        // A root that the user names may lie anywhere; targets have theirs below it.
        let isChecked = settings.outputBoundary != nil || targets.contains { $0.name != nil }
        var seen: Set<Located<String>> = []
        let roots = targets.compactMap(\.outputRoot).filter {
            !FilePath.staysInside($0.value) && seen.insert($0).inserted
        }
        return (isChecked ? roots : []).map { root in
            Diagnostic(
                .error, .invalidOutputPath, "\"outputRoot\" leaves the folder of the configuration",
                at: root.location, advice: "move the configuration up, or name the folder with --output-root")
        }
    }

    /// The error for a path that leads out of the output root.
    static func diagnostic(_ path: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, .invalidOutputPath, "the output \"\(path)\" lies outside the output root", at: location,
            advice: "write it relative to the output root, without leading ..")
    }
}
