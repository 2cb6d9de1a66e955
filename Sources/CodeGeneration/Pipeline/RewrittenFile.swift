import Diagnostics
import FileAccess

/// A file of the user with another content.
package struct RewrittenFile: Sendable {
    package var path: String
    /// The content from which the other was made.
    package var previous: [UInt8]
    package var bytes: [UInt8]

    package init(path: String, previous: [UInt8], bytes: [UInt8]) {
        (self.path, self.previous, self.bytes) = (path, previous, bytes)
    }
}

extension GeneratorPipeline {
    /// Rewrites files, unless they were changed since they were read. Either all files are written or none.
    ///
    /// - Returns: The error, if none was written.
    package func rewrite(_ files: [RewrittenFile]) -> Diagnostic? {
        var outputs: [WritePlan.Output] = []
        for file in files {
            do {
                outputs.append(
                    WritePlan.Output(
                        path: file.path, bytes: file.bytes, status: .changed,
                        target: try fileSystem.realPath(of: file.path), previous: file.previous,
                        permissions: try fileSystem.status(of: file.path)?.permissions))
            } catch {
                return WriteTransaction.failure(error, file.path, at: nil)
            }
        }
        var transaction = WriteTransaction(fileSystem: fileSystem, temporaryName: .ofUpgrades)
        return DeferredSignals.during { transaction.run(outputs) }
    }
}
