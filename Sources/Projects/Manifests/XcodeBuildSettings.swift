import FileAccess

/// A build setting of Xcode that matters here.
enum BuildSetting: String, CaseIterable, CodingKey {
    case makesAssetMembers = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    case makesAssetSymbols = "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"
    case platforms = "SUPPORTED_PLATFORMS"
    case sdk = "SDKROOT"
    case defaultIsolation = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    case previewAssets = "DEVELOPMENT_ASSET_PATHS"
    case excludedFiles = "EXCLUDED_SOURCE_FILE_NAMES"
}

/// The build settings of a configuration in a project, or in a configuration file. A list is joined by spaces, as Xcode writes one
/// in a configuration file; other values are ignored.
struct XcodeBuildSettings: Decodable {
    private var values: [BuildSetting: String] = [:]

    init() {}

    init(from decoder: any Decoder) throws {
        let settings = try decoder.container(keyedBy: BuildSetting.self)
        for setting in BuildSetting.allCases {
            let list = try? settings.decodeIfPresent([String].self, forKey: setting)
            values[setting] =
                (try? settings.decodeIfPresent(String.self, forKey: setting)) ?? list?.joined(separator: " ")
        }
    }

    /// Reads a configuration file and those that it includes. Settings for only some SDKs or architectures are ignored.
    init(at path: String, in folder: BuildFolder) {
        var known: Set<String> = []
        read(path, in: folder, &known)
    }

    /// The maximum number of files, in case each includes another.
    private static let fileLimit = 50

    /// Reads a file, unless it is known: one can include itself.
    private mutating func read(_ path: String, in folder: BuildFolder, _ known: inout Set<String>) {
        guard known.count < Self.fileLimit, known.insert(folder[path]).inserted else { return }
        for line in String(decoding: folder.read(path), as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.trimmed(line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0])
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count == 3 {
                    read(FilePath.join(FilePath.parent(of: path), String(parts[1])), in: folder, &known)
                }
                continue
            }
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let setting = BuildSetting(rawValue: String(Self.trimmed(parts[0]))) else {
                continue
            }
            values[setting] = String(Self.trimmed(parts[1].last == ";" ? parts[1].dropLast() : parts[1]))
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }

    /// Creates the settings that a function returns.
    init(_ value: (BuildSetting) -> String?) {
        for setting in BuildSetting.allCases { values[setting] = value(setting) }
    }

    subscript(setting: BuildSetting) -> String? { values[setting] }

    /// Whether Xcode declares members for assets; `nil` if the settings do not say. The members are for the symbols.
    var makesAssetMembers: Bool? {
        if [self[.makesAssetMembers], self[.makesAssetSymbols]].contains("NO") { return false }
        return self[.makesAssetMembers] == "YES" ? true : nil
    }

    var isOnMainActor: Bool { self[.defaultIsolation] == "MainActor" }

    /// The folders and files that are only for previews.
    var previewPaths: [String] { self[.previewAssets].map(Self.words) ?? [] }

    /// Returns the words in a list that is separated by spaces. Words can be quoted.
    static func words(in list: String) -> [String] {
        let parts = list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        return parts.flatMap { $0.offset.isMultiple(of: 2) ? $0.element.split(separator: " ") : [$0.element] }
            .map(String.init)
    }

    /// Returns the settings with those of others that these lack.
    func merging(_ others: Self) -> Self {
        var settings = self
        settings.values.merge(others.values) { own, _ in own }
        return settings
    }
}
