import AssetCatalogs
import Diagnostics
import FileAccess

// Where outputs are written.
extension CheckedConfiguration {
    /// An output root outside the configuration's folder, and outputs outside the output root. The writer, which also
    /// checks the latter, is not reached if there are other errors.
    var outputsOutsideRoot: [Diagnostic] {
        // A root on the command line may be anywhere; targets have theirs below it.
        let isChecked = settings.outputBoundary != nil || configuration.targets.contains { $0.name != nil }
        var seen: Set<Located<String>> = []
        let roots = configuration.targets.compactMap(\.outputRoot).filter {
            isChecked && !FilePath.staysInside($0.value) && seen.insert($0).inserted
        }
        return roots.map { root in
            Diagnostic(
                .error, .invalidOutputPath, "\"outputRoot\" is outside the folder of the configuration",
                at: root.location, advice: "move the configuration up, or pass the folder with --output-root")
        } + configuration.outputs.map(\.path).filter { !FilePath.staysInside($0.value) }.map(\.isOutsideRoot)
    }

    /// Catalogs that tokens are read from and outputs are written to. The next run would read its own output.
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
                "tokens are read from the catalog '\(path.value)', so no output may write to it",
                at: path.location,
                advice:
                    "choose a different catalog for the output; to use the existing sets, use the templates 'color-set' "
                    + "and 'ui-color-set', which refer to them")
        }
    }

    /// Files that were added or removed after the build was planned. The build would not compile new outputs or notice
    /// changed inputs.
    var stalePlan: [Diagnostic] {
        guard let planned = settings.options.plannedFiles.map(Set.init) else { return [] }
        let named = namedFiles
        let start = configuration.path.map { SourceLocation(path: $0, line: 1, column: 1) }
        let new = named.filter { !planned.contains($0.value) }.map { (verb: "added to", file: $0) }
        let old = planned.subtracting(named.map(\.value)).sorted().map {
            (verb: "removed from", file: Located($0, at: start))
        }
        return (new + old).map { verb, file in
            Diagnostic(
                .error, .stalePlan, "'\(file.value)' was \(verb) the configuration after the build was planned",
                at: file.location, advice: "run 'touch Package.swift' in a terminal and build again")
        }
    }

    /// Every path in the configuration, as written there. The paths of the built-in default are unknown to the build
    /// system.
    private var namedFiles: [Located<String>] {
        let named = configuration.path == nil ? DefaultConfiguration.configuration : configuration
        return named.sources.map(\.path) + named.targets.flatMap(\.catalogs) + named.fonts.files
            + [named.templates].compactMap(\.self) + named.outputs.map(\.path)
    }
}

extension Located<String> {
    /// The error for an output path outside the output root.
    var isOutsideRoot: Diagnostic {
        Diagnostic(
            .error, .invalidOutputPath, "the output '\(value)' is outside the output root", at: location,
            advice: "use a path relative to the output root, without leading ..")
    }
}
