import Dispatch
import FileAccess

/// A file system that remembers what a run asked it and was told.
///
/// A run is a function of these answers: as long as all of them are the same, the next run would do what this one did. So
/// nobody has to keep a list of what a run reads, and what is not there yet is on it. Outputs are written elsewhere.
package final class RememberingFileSystem: ReadOnlyFileSystem, @unchecked Sendable {
    private let disk: any FileSystem
    /// Only one thread at a time touches the answers.
    private let queue = DispatchQueue(label: "RememberingFileSystem")
    private var answers: [Question: Answer] = [:]

    package init(_ disk: any FileSystem = LocalFileSystem()) { self.disk = disk }

    /// Whether every question that was asked still has the answer it had.
    package func isCurrent() -> Bool { queue.sync { answers }.values.allSatisfy { $0.digest == $0.ask() } }

    /// Where something can change what was asked.
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

    /// Sizes are no part of what is remembered: who wants to know what a file holds reads it.
    package func list(_ path: String) throws(FileError) -> [FolderEntry] {
        try remembered(Question(.list, path), digest: Self.digest) { [disk] () throws(FileError) in
            try disk.list(path)
        }
    }

    package func isSame(_ path: String, _ other: String) -> Bool { disk.isSame(path, other) }
}

// MARK: - Memory

extension RememberingFileSystem {
    /// What a run can ask.
    struct Question: Hashable {
        enum Subject { case status, realPath, content, list }

        let subject: Subject
        let path: String
        /// The part of the content, unless it is all.
        let range: Range<Int>?

        init(_ subject: Subject, _ path: String, _ range: Range<Int>? = nil) {
            (self.subject, self.path, self.range) = (subject, path, range)
        }
    }

    /// What a run was told.
    private struct Answer {
        /// What tells it from others; `nil` where one question had several answers.
        var digest: Int?
        /// Asks again, for the digest.
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
        entries.filter { !WatchedFolders.isPassedOver($0.name) }
            .map { FolderEntry(name: $0.name, kind: $0.kind, isLink: $0.isLink) }.hashValue
    }

    /// An array of bytes hashes itself byte by byte, which is slow.
    private static func digest(of bytes: [UInt8]) -> Int {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
