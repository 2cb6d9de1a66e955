import Diagnostics
import FileAccess

/// Outputs outside the output root: reported here as well as by the writer, which is not reached when anything else is
/// wrong.
struct OutputsOutsideRoot: ConfigurationRule {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let outside = checked.configuration.outputs.map(\.path).filter { !FilePath.staysInside($0.value) }
        return outside.map { Self.diagnostic($0.value, at: $0.location) }
    }

    /// The error for a path that leads out of the output root.
    static func diagnostic(_ path: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, .outputOutsideRoot, "the output \"\(path)\" lies outside the output root", at: location,
            notes: [Diagnostic.Note("write it relative to the output root, without leading ..")])
    }
}
