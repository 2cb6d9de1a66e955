import Diagnostics
import FileAccess
import Mustache

/// Brings the built-in templates and those of a team's own folder into one library.
struct TemplateLoader {
    let fileSystem: any FileSystem
    private var templates: [String: MustacheTemplate] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// Compiles and links all templates.
    ///
    /// - Parameters:
    ///   - folder: A folder of `.mustache` files that win over the built-in ones of their names; `nil` for none.
    ///   - location: Where the configuration names the folder.
    /// - Returns: The library; `nil` after errors, which stand in ``diagnostics``.
    mutating func load(folder: String?, location: SourceLocation?) -> MustacheLibrary? {
        var sources = EmbeddedTemplates.all.mapValues { Array($0.utf8) }
        var paths: [String: String] = [:]
        if let folder { read(folder, location, into: &sources, &paths) }
        for name in sources.keys.sorted() {
            compile(sources[name] ?? [], path: paths[name] ?? "\(name).mustache", name)
        }
        guard diagnostics.isEmpty else { return nil }
        let linked = MustacheLibrary.link(templates)
        diagnostics += linked.diagnostics
        names = templates.keys.sorted()
        return linked.library
    }

    /// The names of all templates.
    private(set) var names: [String] = []

    private mutating func read(
        _ folder: String, _ location: SourceLocation?, into sources: inout [String: [UInt8]],
        _ paths: inout [String: String]
    ) {
        do {
            for entry in try fileSystem.list(folder) where entry.kind == .file {
                guard entry.name.hasSuffix(Self.fileExtension) else { continue }
                let name = String(entry.name.dropLast(Self.fileExtension.count))
                let path = FilePath.join(folder, entry.name)
                sources[name] = try fileSystem.read(path)
                paths[name] = path
            }
        } catch {
            let advice = "\"templates\" is a folder of \(Self.fileExtension) files"
            diagnostics.append(
                Diagnostic(
                    .error, .noTemplates, "the templates in \"\(error.path)\" cannot be used: \(error.reason)",
                    at: location, notes: [Diagnostic.Note(advice)]))
        }
    }

    private mutating func compile(_ source: [UInt8], path: String, _ name: String) {
        let compiled = MustacheTemplate.compile(source, path: path, names: TemplateKey.vocabulary)
        templates[name] = compiled.template
        diagnostics += compiled.diagnostics
    }

    private static let fileExtension = ".mustache"
}
