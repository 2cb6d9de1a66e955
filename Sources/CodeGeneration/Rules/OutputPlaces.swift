import AssetCatalogs
import Diagnostics
import FileAccess

// Where outputs are written.
extension CheckedConfiguration {
    /// An output root that leaves the configuration's folder, and outputs outside the output root: the latter are reported
    /// here as well as by the writer, which is not reached when anything else is wrong.
    var outputsOutsideRoot: [Diagnostic] {
        // A root that the user names may lie anywhere; targets have theirs below it.
        let isChecked = settings.outputBoundary != nil || configuration.targets.contains { $0.name != nil }
        var seen: Set<Located<String>> = []
        let roots = configuration.targets.compactMap(\.outputRoot).filter {
            isChecked && !FilePath.staysInside($0.value) && seen.insert($0).inserted
        }
        return roots.map { root in
            Diagnostic(
                .error, .invalidOutputPath, "\"outputRoot\" leaves the folder of the configuration",
                at: root.location, advice: "move the configuration up, or name the folder with --output-root")
        } + configuration.outputs.map(\.path).filter { !FilePath.staysInside($0.value) }.map(\.isOutsideRoot)
    }

    /// Catalogs that are written, and that tokens are read from: the next run would read what this one writes.
    var sourceCatalogOutputs: [Diagnostic] {
        let sources = Set(catalogs.sources.map { FilePath.normalized($0.path) })
        return configuration.targets.flatMap { target in
            target.outputs.map(\.path).filter { path in
                let place = FilePath.join(settings.outputRoot, settings.place(of: path.value, in: target))
                return sources.contains(FilePath.normalized(place))
            }
        }.map { path in
            Diagnostic(
                .error, .invalidOutputPath,
                "tokens are read from the catalog \"\(path.value)\", and an output would write into it",
                at: path.location,
                advice:
                    "give the output another catalog; what is in this one needs no set: the templates color-set and "
                    + "ui-color-set refer to those that are there")
        }
    }

    /// Files that were configured, or left out, after a build system asked which there are. It would compile none of the
    /// new outputs, and notice no change of the new inputs.
    var stalePlan: [Diagnostic] {
        guard let planned = settings.options.plannedFiles.map(Set.init) else { return [] }
        let named = namedFiles
        let start = configuration.path.map { SourceLocation(path: $0, line: 1, column: 1) }
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

    /// Everything that the configuration names in the file system, as it spells it. The build system cannot know what is
    /// there of what the built-in default names.
    private var namedFiles: [Located<String>] {
        let named = configuration.path == nil ? DefaultConfiguration.configuration : configuration
        return named.sources.map(\.path) + named.targets.flatMap(\.catalogs) + named.fonts.files
            + [named.templates].compactMap(\.self) + named.outputs.map(\.path)
    }
}

extension Located<String> {
    /// The error for the path of an output that leads out of the output root.
    var isOutsideRoot: Diagnostic {
        Diagnostic(
            .error, .invalidOutputPath, "the output \"\(value)\" lies outside the output root", at: location,
            advice: "write it relative to the output root, without leading ..")
    }
}
