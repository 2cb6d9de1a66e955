import Diagnostics
import FileAccess
import Mustache

/// Compiles the built-in templates and a team's own into one library.
package struct TemplateLoader {
    private let fileSystem: any FileSystem
    private let builtIn: [String: String]
    private let vocabulary: MustacheNames
    private let dialect: MustacheDialect
    package private(set) var diagnostics: [Diagnostic] = []
    /// The names of all templates; empty if one could not be read.
    private(set) var names: [String] = []

    /// Creates a loader of output templates.
    init(fileSystem: any FileSystem) {
        self.init(builtIn: EmbeddedTemplates.all, vocabulary: TemplateKey.vocabulary, fileSystem: fileSystem)
    }

    /// Creates a loader of templates with another vocabulary.
    package init(
        builtIn: [String: String], vocabulary: MustacheNames, dialect: MustacheDialect = .strict,
        fileSystem: any FileSystem
    ) {
        self.builtIn = builtIn
        self.vocabulary = vocabulary
        self.dialect = dialect
        self.fileSystem = fileSystem
    }

    /// Compiles and links templates. Those in the folder override built-in ones with the same names.
    ///
    /// - Parameters:
    ///   - wanted: The built-in templates that are needed, without those that they include; `nil` for all.
    ///   - folder: The team's templates, which are all needed.
    ///   - location: The place where the folder is configured.
    /// - Returns: The library; `nil` after errors.
    package mutating func load(
        _ wanted: [String]? = nil, folder: String?, location: SourceLocation?
    ) -> MustacheLibrary? {
        var own: [String: Source] = [:]
        if let folder { read(folder, location, into: &own) }
        guard !diagnostics.contains(where: { $0.code == .limitExceeded }) else { return nil }
        let all = Set(builtIn.keys).union(own.keys).sorted()
        let templates = compile((wanted ?? all) + own.keys, of: all, own)
        guard diagnostics.isEmpty else { return nil }
        names = all
        let linked = MustacheLibrary.link(templates, dialect: dialect)
        diagnostics += linked.diagnostics
        return linked.library
    }

    private typealias Source = (path: String, bytes: [UInt8])

    /// Compiles some templates, and all that they include.
    private mutating func compile(
        _ wanted: [String], of all: [String], _ own: [String: Source]
    ) -> [String: MustacheTemplate] {
        var compiled: [String: (template: MustacheTemplate?, diagnostics: [Diagnostic])] = [:]
        var pending = wanted
        while let name = pending.popLast() {
            guard compiled[name] == nil else { continue }
            guard let source = own[name] ?? builtIn[name].map({ ("\(name).mustache", Array($0.utf8)) }) else {
                // A missing template is reported with the most similar name of all.
                pending += all.filter { compiled[$0] == nil }
                continue
            }
            let result = MustacheTemplate.compile(source.bytes, path: source.path, names: vocabulary)
            compiled[name] = result
            pending += result.template?.partialNames ?? []
        }
        diagnostics += compiled.sorted { $0.key < $1.key }.flatMap(\.value.diagnostics)
        return compiled.compactMapValues(\.template)
    }

    private mutating func read(_ folder: String, _ location: SourceLocation?, into sources: inout [String: Source]) {
        do {
            let entries = try fileSystem.list(folder).filter {
                $0.kind == .file && $0.name.hasSuffix(Self.fileExtension)
            }
            // Check the sizes before reading any file, and the line counts before parsing any.
            let sizes = entries.map { (name: $0.name, count: $0.size) }
            if let fault = Self.fault(of: sizes, "byte", SizeLimits.templateBytes, in: folder, location) {
                return diagnostics.append(fault)
            }
            var lines: [(name: String, count: Int)] = []
            for entry in entries {
                let path = FilePath.join(folder, entry.name)
                let bytes = try fileSystem.read(path)
                sources[String(entry.name.dropLast(Self.fileExtension.count))] = (path, bytes)
                lines.append((entry.name, bytes.count { $0 == UInt8(ascii: "\n") }))
            }
            if let fault = Self.fault(of: lines, "line", SizeLimits.templateLines, in: folder, location) {
                diagnostics.append(fault)
            }
        } catch {
            let advice = "set \"templates\" to a folder of \(Self.fileExtension) files"
            diagnostics.add(
                .error, .noTemplates, "cannot use the templates in '\(error.path)': \(error.reason)",
                at: location, advice: advice)
        }
    }

    /// Reports that the templates in a folder exceed the limit of bytes or lines, and names the largest one.
    private static func fault(
        of templates: [(name: String, count: Int)], _ unit: String, _ limit: Int, in folder: String,
        _ location: SourceLocation?
    ) -> Diagnostic? {
        let count = templates.reduce(0) { $0 + $1.count }
        guard count > limit, let largest = templates.max(by: { $0.count < $1.count }) else { return nil }
        return Diagnostic(
            .error, .limitExceeded,
            "the templates in '\(folder)' have \(Wording.count(count, unit)); the limit is \(limit)",
            at: location, advice: "the largest is '\(largest.name)', with \(Wording.count(largest.count, unit))")
    }

    static let fileExtension = ".mustache"
}
