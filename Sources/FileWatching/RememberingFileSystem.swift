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
    /// The digests of the answers; `nil` where one question had several answers.
    private var answers: [Question: Int?] = [:]

    package init(_ disk: any FileSystem = LocalFileSystem()) { self.disk = disk }

    /// Whether every question that was asked still has the answer it had.
    package func isCurrent() -> Bool {
        let later = RememberingFileSystem(disk)
        return queue.sync { answers }.allSatisfy { question, digest in
            later.ask(question)
            return digest != nil && later.answers[question] == digest
        }
    }

    /// Where something can change what was asked.
    package func watchedFolders() -> WatchedFolders { WatchedFolders(queue.sync { answers.keys }, disk) }

    package func status(of path: String) throws(FileError) -> FileStatus? {
        try remembered(.status(path)) { () throws(FileError) in try disk.status(of: path) }
    }

    package func realPath(of path: String) throws(FileError) -> String {
        try remembered(.realPath(path)) { () throws(FileError) in try disk.realPath(of: path) }
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        try remembered(.content(path), digest: Self.digest) { () throws(FileError) in try disk.read(path) }
    }

    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        try remembered(.part(path, range), digest: Self.digest) { () throws(FileError) in
            try disk.readPart(of: path, range)
        }
    }

    /// Sizes are no part of what is remembered: who wants to know what a file holds reads it.
    package func list(_ path: String) throws(FileError) -> [FolderEntry] {
        try remembered(.list(path), digest: Self.digest) { () throws(FileError) in try disk.list(path) }
    }

    package func isSame(_ path: String, _ other: String) -> Bool { disk.isSame(path, other) }
}

// MARK: - Memory

extension RememberingFileSystem {
    /// What a run can ask.
    enum Question: Hashable {
        case status(String)
        case realPath(String)
        case content(String)
        case part(String, Range<Int>)
        case list(String)

        var path: String {
            switch self {
            case .status(let path), .realPath(let path), .content(let path), .part(let path, _), .list(let path): path
            }
        }
    }

    private func ask(_ question: Question) {
        switch question {
        case .status(let path): _ = try? status(of: path)
        case .realPath(let path): _ = try? realPath(of: path)
        case .content(let path): _ = try? read(path)
        case .part(let path, let range): _ = try? readPart(of: path, range)
        case .list(let path): _ = try? list(path)
        }
    }

    private func remembered<Answer: Hashable>(
        _ question: Question, digest: (Answer) -> Int = { $0.hashValue }, _ answer: () throws(FileError) -> Answer
    ) throws(FileError) -> Answer {
        do throws(FileError) {
            let answer = try answer()
            remember(question, digest(answer))
            return answer
        } catch {
            remember(question, error.hashValue)
            throw error
        }
    }

    private func remember(_ question: Question, _ digest: Int) {
        queue.sync {
            let isFirst = answers[question] == nil
            answers[question] = .some(isFirst || answers[question] == digest ? digest : nil)
        }
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
