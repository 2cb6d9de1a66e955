import Diagnostics
import FileAccess

extension ConfigurationLoader {
    /// Makes a loader; what templates declare is read from the folder that the command line names, if it names one.
    package init(fileSystem: any FileSystem = LocalFileSystem(), templateFolder: String? = nil) {
        self.init(fileSystem: fileSystem, templateFolder: templateFolder, knowing: RuleRegistry.kinds)
    }
}

extension ConfigurationReader {
    /// Reads the text of a configuration file, in which all rules can be named.
    package static func read(
        _ bytes: [UInt8], path: String?, templateFolder: String? = nil, _ fileSystem: (any FileSystem)? = nil
    ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        read(bytes, path: path, templateFolder: templateFolder, fileSystem, knowing: RuleRegistry.kinds)
    }
}
