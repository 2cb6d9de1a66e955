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

    /// Reads a file, unless it is known: one can include itself.
    private mutating func read(_ path: String, in folder: BuildFolder, _ known: inout Set<String>) {
        guard known.insert(folder[path]).inserted else { return }
        for line in String(decoding: folder.read(path), as: UTF8.self).split(whereSeparator: \.isNewline) {
            if let file = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/)?.1 {
                read(FilePath.join(FilePath.parent(of: path), String(file)), in: folder, &known)
            } else if let match = line.firstMatch(of: /^\s*([A-Z_]+)\s*=\s*(.*?)\s*;?\s*(?:\/\/.*)?$/),
                let setting = BuildSetting(rawValue: String(match.1))
            {
                values[setting] = String(match.2)
            }
        }
    }

    subscript(setting: BuildSetting) -> String? { values[setting] }

    /// Returns the settings with those of others that these lack.
    func merging(_ others: Self) -> Self {
        var settings = self
        settings.values.merge(others.values) { own, _ in own }
        return settings
    }
}
