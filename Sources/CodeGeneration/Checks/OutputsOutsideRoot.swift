import Diagnostics
import FileAccess

/// An output root that leaves the configuration's folder, and outputs outside the output root: the latter are reported
/// here as well as by the writer, which is not reached when anything else is wrong.
struct OutputsOutsideRoot: ConfigurationRule {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let outside = checked.configuration.outputs.map(\.path).filter { !FilePath.staysInside($0.value) }
        return root(of: checked.settings) + outside.map { Self.diagnostic($0.value, at: $0.location) }
    }

    private func root(of settings: Settings) -> [Diagnostic] {
        // A root that the user names may lie anywhere.
        guard let root = settings.configuration.targets[0].outputRoot, settings.outputBoundary != nil,
            !FilePath.staysInside(root.value)
        else { return [] }
        return [
            Diagnostic(
                .error, .outputOutsideRoot, "\"outputRoot\" leaves the folder of the configuration",
                at: root.location, advice: "move the configuration up, or name the folder with --output-root")
        ]
    }

    /// The error for a path that leads out of the output root.
    static func diagnostic(_ path: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, .outputOutsideRoot, "the output \"\(path)\" lies outside the output root", at: location,
            advice: "write it relative to the output root, without leading ..")
    }
}
