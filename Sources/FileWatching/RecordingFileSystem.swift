import Dispatch
import FileAccess

/// A file system that records the requests of a run and their results.
///
/// A run is a function of these results: as long as they are the same, another run would have the same outcome. No list
/// of inputs is needed, and missing files are included. Outputs are written elsewhere.
package final class RecordingFileSystem: ReadOnlyFileSystem, @unchecked Sendable {
    private let disk: any FileSystem
    /// Protects the results.
    private let queue = DispatchQueue(label: "RecordingFileSystem")
    private var answers: [Question: Answer] = [:]

    package init(_ disk: any FileSystem = LocalFileSystem()) { self.disk = disk }

    /// Returns whether all recorded requests still have the same results.
    package func isCurrent() -> Bool { queue.sync { answers }.values.allSatisfy { $0.digest == $0.ask() } }

    /// Returns the folders in which changes can affect the results.
    package func watchedFolders() -> WatchedFolders { WatchedFolders(queue.sync { answers.keys }, disk) }

    package func status(of path: String) throws(FileError) -> FileStatus? {
        try remembered(Question(.status, path)) { [disk] () throws(FileError) in try disk.status(of: path) }
    }

    package func realPath(of path: String) throws(FileError) -> String {
        try remembered(Question(.realPath, path)) { [disk] () throws(FileError) in try disk.realPath(of: path) }
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        try remembered(Question(.content, path), digest: Self.digest) { [disk] () throws(FileError) in
            try disk.read(path)
        }
    }

    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        try remembered(Question(.content, path, range), digest: Self.digest) { [disk] () throws(FileError) in
            try disk.readPart(of: path, range)
        }
    }

    /// Sizes are not recorded, because content is read separately.
    package func list(_ path: String) throws(FileError) -> [FolderEntry] {
        try remembered(Question(.list, path), digest: Self.digest) { [disk] () throws(FileError) in
            try disk.list(path)
        }
    }

    package func isSame(_ path: String, _ other: String) -> Bool { disk.isSame(path, other) }
}

// MARK: - Memory

extension RecordingFileSystem {
    /// A request of a run.
    struct Question: Hashable {
        enum Subject { case status, realPath, content, list }

        let subject: Subject
        let path: String
        /// The range of the content; `nil` for all of it.
        let range: Range<Int>?

        init(_ subject: Subject, _ path: String, _ range: Range<Int>? = nil) {
            (self.subject, self.path, self.range) = (subject, path, range)
        }
    }

    /// The result of a request.
    private struct Answer {
        /// The digest of the result; `nil` if the request had different results.
        var digest: Int?
        /// Repeats the request and returns the digest.
        let ask: @Sendable () -> Int
    }

    private func remembered<Told: Hashable & Sendable>(
        _ question: Question, digest: @escaping @Sendable (Told) -> Int = { $0.hashValue },
        _ ask: @escaping @Sendable () throws(FileError) -> Told
    ) throws(FileError) -> Told {
        let digest = { @Sendable (told: Result<Told, FileError>) in
            switch told {
            case .success(let told): digest(told)
            case .failure(let error): error.hashValue
            }
        }
        let told = Result(catching: ask)
        let answer = Answer(digest: digest(told)) { digest(Result(catching: ask)) }
        queue.sync {
            if answers.updateValue(answer, forKey: question).map({ $0.digest != answer.digest }) ?? false {
                answers[question]?.digest = nil
            }
        }
        return try told.get()
    }

    private static func digest(of entries: [FolderEntry]) -> Int {
        entries.filter { !WatchedFolders.isSkipped($0.name) }
            .map { FolderEntry(name: $0.name, kind: $0.kind, isLink: $0.isLink) }.hashValue
    }

    /// Hashes bytes as a whole, because an array hashes its elements one by one, which is slow.
    private static func digest(of bytes: [UInt8]) -> Int {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
