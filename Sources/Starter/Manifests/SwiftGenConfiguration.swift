import FileAccess
import Projects

/// The asset catalog settings of a `swiftgen.yml`. All paths are relative to the searched folder.
struct SwiftGenConfiguration {
    /// A file that SwiftGen generates for some catalogs.
    struct Output {
        /// The catalogs, and folders with catalogs.
        var inputs: [String]
        /// The inputs whose paths depend on build variables or lead out of the searched folder.
        var unknownInputs: [String]
        /// The path of the file; `nil` if it depends on build variables.
        var path: String?
        /// The name of SwiftGen's built-in template; `nil` for a custom template.
        var template: String?
        /// The path of a custom template.
        private(set) var ownTemplate: String?
        private let parameters: YAMLText?

        /// The value of a template parameter.
        subscript(parameter: String) -> String? {
            parameters?[parameter]?.text.flatMap { $0.isEmpty ? nil : $0 }
        }

        /// Returns whether a Boolean parameter is on.
        func isOn(_ parameter: String) -> Bool {
            parameters?[parameter]?.text.map { !["false", "no", "off", "0"].contains($0.lowercased()) } ?? false
        }

        /// The type that contains all assets.
        var scope: String { self["enumName"] ?? "Asset" }

        /// Whether there is an equivalent template.
        var isKnown: Bool { template == "swift5" || template == "swift4" }

        /// Returns the inputs that are catalogs, but not among the catalogs that were found.
        func missingCatalogs(among found: [String]) -> [String] {
            (inputs.filter { !found.contains($0) } + unknownInputs).filter { FilePath.ending(of: $0) == "xcassets" }
        }

        fileprivate init(
            _ output: YAMLText, inputs: [String], unknownInputs: [String], in folder: String, of project: String
        ) {
            (self.inputs, self.unknownInputs) = (inputs, unknownInputs)
            path = output["output"]?.text.flatMap { SwiftGenConfiguration.path($0, in: folder, of: project) }
            template = output["templateName"]?.text
            ownTemplate = output["templatePath"]?.text
            parameters = output["params"]
        }
    }

    let path: String
    private(set) var outputs: [Output] = []
    /// The sections for other resources than asset catalogs.
    private(set) var otherSections: [String] = []

    /// Returns whether a file can be a configuration by its path: `swiftgen.yml`, `.swiftgen-app.yaml`, `.swiftgen/app.yml`.
    static func isNamed(_ path: String) -> Bool {
        let names = path.lowercased().split(separator: "/")
        let isMeant = names.last?.contains("swiftgen") == true || names.contains(".swiftgen")
        return isMeant && ["yml", "yaml"].contains(FilePath.ending(of: path.lowercased()))
    }

    init(_ text: String, at path: String) {
        self.path = path
        let file = YAMLText(text)
        let folder = FilePath.parent(of: path)
        func place(_ text: String, in base: String) -> String? { Self.path(text, in: base, of: folder) }
        let inputFolder = place(file["input_dir"]?.text ?? "", in: folder) ?? folder
        let outputFolder = place(file["output_dir"]?.text ?? "", in: folder) ?? folder
        for entry in file["xcassets"]?.entries ?? [] {
            let paths = (entry["inputs"] ?? entry["paths"])?.entries.compactMap(\.text) ?? []
            let inputs = paths.compactMap { place($0, in: inputFolder) }
            let unknown = paths.filter { place($0, in: inputFolder) == nil }
            // Old files have the keys of an output next to the inputs; newer ones have a list of outputs.
            outputs += (entry["outputs"]?.entries ?? [entry]).map {
                Output($0, inputs: inputs, unknownInputs: unknown, in: outputFolder, of: folder)
            }
        }
        otherSections = file.members.map(\.key).filter { Self.sections.contains($0) }
    }

    private static let sections: Set<String> = [
        "colors", "coredata", "files", "fonts", "ib", "json", "plist", "strings", "yaml",
    ]

    /// Returns a path relative to the searched folder; `nil` if it is outside of the folder or depends on build
    /// variables. A variable for a folder means the project's folder, which usually contains the configuration.
    private static func path(_ text: String, in folder: String, of project: String) -> String? {
        var (text, folder) = (text, folder)
        for root in ["${PROJECT_DIR}", "${SRCROOT}", "$(PROJECT_DIR)", "$(SRCROOT)"] where text.hasPrefix(root) {
            (text, folder) = ("." + text.dropFirst(root.count), project)
        }
        guard !text.contains("$"), !FilePath.isAbsolute(text) else { return nil }
        let path = FilePath.normalized(FilePath.join(folder, text))
        return FilePath.staysInside(path) ? path : nil
    }

    /// Returns whether SwiftGen generated a Swift file. Its header is in the first lines, but formatters may put a
    /// license above it.
    static func hasGenerated(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
        return start.split(separator: "\n").prefix(40).contains { $0.hasPrefix("// Generated using SwiftGen") }
    }
}

extension YAMLText {
    /// The value as a list; empty if there is no value.
    fileprivate var entries: [YAMLText] { self == .text("") ? [] : elements }
}
