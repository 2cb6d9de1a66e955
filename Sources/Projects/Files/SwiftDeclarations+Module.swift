import FileAccess
import SwiftSources

extension SwiftDeclarations {
    /// Reads the files of the module that contains a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - fileSystem: The file system. Unreadable files are ignored.
    ///   - isIncluded: Returns whether a file is read, by its content.
    package init(of folder: String, _ fileSystem: any FileSystem, where isIncluded: ([UInt8]) -> Bool) {
        self.init()
        guard let files = try? SwiftFiles(folder, fileSystem) else { return }
        let target = SurroundingTarget(of: folder, fileSystem)
        for file in files.all where file.module == files.module && target?.leavesOut(file.path) != true {
            guard let bytes = try? fileSystem.read(file.path), isIncluded(bytes) else { continue }
            add(bytes, at: file.path)
        }
    }
}
