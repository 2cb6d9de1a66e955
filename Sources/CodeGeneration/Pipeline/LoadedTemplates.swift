import Diagnostics
import FileAccess
import Mustache

/// The templates of a run; no library after errors.
struct LoadedTemplates: Sendable {
    let library: MustacheLibrary?
    let diagnostics: [Diagnostic]

    /// Loads the built-in templates and those of the folder that settings name.
    init(_ settings: Settings, _ fileSystem: any FileSystem) {
        var loader = TemplateLoader(fileSystem: fileSystem)
        let location = settings.configuration.templates?.location
        library = loader.load(folder: settings.templateFolder, location: location)
        diagnostics = loader.diagnostics + loader.unknownTemplates(of: settings.configuration.outputs)
    }
}
