import Diagnostics
import FileAccess

/// Creates files at paths where nothing exists: all of them, or none.
struct NewFiles {
    /// The noun for a file in messages.
    let kind: String
    let existsCode: DiagnosticCode
    let existsAdvice: String
    let failureAdvice: String
    let fileSystem: any FileSystem

    /// Returns the problems with creating files that can be detected in advance.
    func problems(with paths: [String]) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        do {
            for path in paths where try fileSystem.status(of: path) != nil {
                let advice = "remove or rename it and run 'TokenGenerator init' again; \(existsAdvice)"
                problems.append(problem(existsCode, "the \(kind) already exists", path, advice))
            }
        } catch {
            problems.append(failure(error))
        }
        return problems
    }

    /// Creates the files and their folders.
    ///
    /// - Returns: The errors; empty if all files were created.
    func create(_ files: [(path: String, text: String)]) -> [Diagnostic] {
        var written: [String] = []
        var folders: [String] = []
        do {
            for file in files {
                for folder in try fileSystem.missingFolders(of: FilePath.parent(of: file.path)) {
                    try fileSystem.createFolder(folder)
                    folders.append(folder)
                }
                try fileSystem.create(file.path, bytes: Array(file.text.utf8), permissions: nil)
                written.append(file.path)
            }
            return []
        } catch {
            for path in written { try? fileSystem.removeFile(path) }
            for folder in folders.reversed() { try? fileSystem.removeFolder(folder) }
            return [failure(error)]
        }
    }

    private func failure(_ error: FileError) -> Diagnostic {
        problem(.cannotWrite, "the \(kind) \(error.message)", error.path, failureAdvice)
    }

    private func problem(_ code: DiagnosticCode, _ message: String, _ path: String, _ advice: String) -> Diagnostic {
        let location = SourceLocation(path: path, line: 1, column: 1)
        return Diagnostic(.error, code, message, at: location, advice: advice)
    }
}
