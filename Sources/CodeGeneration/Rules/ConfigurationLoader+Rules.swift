import Diagnostics
import FileAccess

extension ConfigurationLoader {
    /// Creates a loader. Template declarations are read from `templateFolder`, if given.
    package init(fileSystem: any FileSystem = LocalFileSystem(), templateFolder: String? = nil) {
        self.init(fileSystem: fileSystem, templateFolder: templateFolder, knowing: RuleRegistry.kinds)
    }
}

extension ConfigurationReader {
    /// Reads the text of a configuration that may refer to all rules.
    package static func read(
        _ bytes: [UInt8], path: String?, templateFolder: String? = nil, _ fileSystem: (any FileSystem)? = nil
    ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        read(bytes, path: path, templateFolder: templateFolder, fileSystem, knowing: RuleRegistry.kinds)
    }
}
