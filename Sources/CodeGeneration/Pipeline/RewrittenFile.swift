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
    /// - Returns: The errors, if none was written.
    package func rewrite(_ files: [RewrittenFile]) -> [Diagnostic] {
        var outputs: [WritePlan.Output] = []
        var failures: [Diagnostic] = []
        for file in files {
            do {
                outputs.append(
                    WritePlan.Output(
                        path: file.path, bytes: file.bytes, status: .changed,
                        target: try fileSystem.realPath(of: file.path), previous: file.previous,
                        permissions: try fileSystem.status(of: file.path)?.permissions))
            } catch {
                failures.append(WriteTransaction.failure(error, file.path, at: nil))
            }
        }
        guard failures.isEmpty else { return failures }
        var transaction = WriteTransaction(fileSystem: fileSystem, temporaryName: .ofUserFiles)
        return [DeferredSignals.during { transaction.run(outputs) }].compactMap(\.self)
    }
}
