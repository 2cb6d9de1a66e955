import Diagnostics
import FileAccess

/// An output root that leaves the configuration's folder.
struct RootOutsideFolder: ConfigurationRule {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        // A root that the user names may lie anywhere.
        guard let root = checked.configuration.outputRoot, checked.settings.outputBoundary != nil,
            !FilePath.staysInside(root.value)
        else { return [] }
        return [
            Diagnostic(
                .error, .outputOutsideRoot, "\"outputRoot\" leaves the folder of the configuration",
                at: root.location,
                notes: [Diagnostic.Note("move the configuration up, or name the folder with --output-root")])
        ]
    }
}
