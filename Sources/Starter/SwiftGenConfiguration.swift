import FileAccess

/// What a `swiftgen.yml` says of asset catalogs. All paths are relative to the searched folder.
struct SwiftGenConfiguration {
    /// A file that SwiftGen writes for some catalogs.
    struct Output {
        /// The catalogs, and folders of them.
        var inputs: [String]
        /// The file; `nil` if its path depends on variables of a build.
        var path: String?
        /// The name of SwiftGen's own template; `nil` for a template of the team.
        var template: String?
        private let parameters: YAMLText?

        /// The text of a parameter of the template.
        subscript(parameter: String) -> String? {
            parameters?[parameter]?.text.flatMap { $0.isEmpty ? nil : $0 }
        }

        /// Whether a parameter is set that is on or off.
        func isOn(_ parameter: String) -> Bool {
            parameters?[parameter]?.text.map { !["false", "no", "off", "0"].contains($0.lowercased()) } ?? false
        }

        /// The type that is declared around all assets.
        var scope: String { self["enumName"] ?? "Asset" }

        /// Whether the template has a twin here.
        var isKnown: Bool { template == "swift5" || template == "swift4" }

        fileprivate init(_ output: YAMLText, inputs: [String], in folder: String) {
            self.inputs = inputs
            path = output["output"]?.text.flatMap { SwiftGenConfiguration.path($0, in: folder) }
            template = output["templateName"]?.text
            parameters = output["params"]
        }
    }

    /// Where it is.
    let path: String
    private(set) var outputs: [Output] = []
    /// The sections that are not about asset catalogs.
    private(set) var otherSections: [String] = []

    static let fileNames = ["swiftgen.yml", "swiftgen.yaml"]

    init(_ text: String, at path: String) {
        self.path = path
        let file = YAMLText(text)
        let folder = FilePath.parent(of: path)
        let inputFolder = Self.path(file["input_dir"]?.text ?? "", in: folder) ?? folder
        let outputFolder = Self.path(file["output_dir"]?.text ?? "", in: folder) ?? folder
        for entry in file["xcassets"]?.entries ?? [] {
            let paths = (entry["inputs"] ?? entry["paths"])?.entries.compactMap(\.text) ?? []
            let inputs = paths.compactMap { Self.path($0, in: inputFolder) }
            // What is beside the inputs in old files is in a list of outputs in others.
            outputs += (entry["outputs"]?.entries ?? [entry]).map { Output($0, inputs: inputs, in: outputFolder) }
        }
        otherSections = file.members.map(\.key).filter { Self.sections.contains($0) }
    }

    private static let sections: Set<String> = [
        "colors", "coredata", "files", "fonts", "ib", "json", "plist", "strings", "yaml",
    ]

    /// A path from the searched folder; `nil` for one outside of it, or one that only a build knows.
    private static func path(_ text: String, in folder: String) -> String? {
        var text = text
        for root in ["${PROJECT_DIR}", "${SRCROOT}", "$(PROJECT_DIR)", "$(SRCROOT)"] where text.hasPrefix(root) {
            text = "." + text.dropFirst(root.count)
        }
        guard !text.contains("$"), !FilePath.isAbsolute(text) else { return nil }
        let path = FilePath.normalized(FilePath.join(folder, text))
        return FilePath.staysInside(path) ? path : nil
    }

    /// Whether a Swift file is one that SwiftGen has written: its header is in the first lines.
    static func hasWritten(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(300), as: UTF8.self)
        return start.split(separator: "\n").prefix(3).contains { $0.hasPrefix("// Generated using SwiftGen") }
    }
}

extension YAMLText {
    /// What a key has one or several of; none where it has no value.
    fileprivate var entries: [YAMLText] { self == .text("") ? [] : elements }
}
