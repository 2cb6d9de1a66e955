import Diagnostics

/// Files that were configured, or left out, after a build system asked which there are. It would compile none of the
/// new outputs, and notice no change of the new inputs.
struct StalePlan: ConfigurationCheck {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        guard let planned = checked.settings.options.plannedFiles.map(Set.init) else { return [] }
        let named = Self.files(namedBy: checked.configuration)
        let start = checked.configuration.path.map { SourceLocation(path: $0, line: 1, column: 1) }
        let new = named.filter { !planned.contains($0.value) }.map { (verb: "named", file: $0) }
        let old = planned.subtracting(named.map(\.value)).sorted().map {
            (verb: "ceased to name", file: Located($0, at: start))
        }
        return (new + old).map { verb, file in
            Diagnostic(
                .error, .stalePlan, "the build was planned before the configuration \(verb) \"\(file.value)\"",
                at: file.location, advice: "touch Package.swift and build again")
        }
    }

    /// Everything that a configuration names in the file system, as it spells it. The build system cannot know what is
    /// there of what the built-in default names.
    private static func files(namedBy configuration: Configuration) -> [Located<String>] {
        let named = configuration.path == nil ? DefaultConfiguration.configuration(knowing: .all) : configuration
        return named.sources.map(\.path) + named.targets.flatMap(\.catalogs) + named.fonts.files
            + [named.templates].compactMap(\.self)
            + named.outputs.map(\.path)
    }
}
