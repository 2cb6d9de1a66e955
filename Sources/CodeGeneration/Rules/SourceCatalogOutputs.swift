import AssetCatalogs
import Diagnostics
import FileAccess

/// Catalogs that are written, and that tokens are read from: the next run would read what this one writes.
struct SourceCatalogOutputs: ConfigurationCheck {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        let settings = checked.settings
        let sources = Set(checked.catalogs.sources.map { FilePath.normalised($0.path) })
        guard !sources.isEmpty else { return [] }
        return checked.configuration.targets.flatMap { target in
            target.outputs.map(\.path).filter { path in
                let place = FilePath.join(settings.outputRoot, settings.place(of: path.value, in: target))
                return sources.contains(FilePath.normalised(place))
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
}
