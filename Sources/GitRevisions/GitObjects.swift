import Dispatch

/// Reads objects of a repository, one after the other, from one run of git.
final class GitObjects: @unchecked Sendable {
    private let process: GitProcess
    private let nameLength: Int
    /// Only one thread at a time touches what follows, and the process.
    private let queue = DispatchQueue(label: "GitObjects")
    private var trees: [String: [String: Entry]] = [:]
    /// Why git is gone.
    private var problem: String?

    /// What stands in a folder under a name.
    struct Entry {
        enum Kind {
            case folder, file, link
            /// A commit of another repository.
            case submodule
        }

        var kind: Kind
        /// The name of the object, in hexadecimal digits.
        var object: String
    }

    /// Takes a run of `git cat-file --batch`, and how many bytes the names of objects have: 20, or 32 where they are SHA-256.
    init(_ process: GitProcess, nameLength: Int) {
        self.process = process
        self.nameLength = nameLength
    }

    /// The largest object that is read, in bytes.
    private static let sizeLimit = 1 << 30

    /// The bytes of a file or link.
    func content(of object: String) throws(GitProcess.Failure) -> [UInt8] { try queue.sync { read(object) }.get() }

    /// What a folder holds, by name.
    func tree(_ object: String) throws(GitProcess.Failure) -> [String: Entry] {
        try queue.sync { () -> Result<[String: Entry], GitProcess.Failure> in
            if let known = trees[object] { return .success(known) }
            let tree = read(object).map { Self.entries(of: $0[...], nameLength: nameLength) }
            trees[object] = try? tree.get()
            return tree
        }.get()
    }

    /// Git answers `name type size` on a line, then the bytes and a line break; or `name missing`.
    private func read(_ object: String) -> Result<[UInt8], GitProcess.Failure> {
        if let problem { return .failure(GitProcess.Failure(reason: problem)) }
        guard process.ask(object), let line = process.readLine() else { return ended() }
        guard let size = line.split(separator: " ").last.flatMap({ Int($0) }) else {
            return .failure(GitProcess.Failure(reason: "git has no object \(object)"))
        }
        guard size <= Self.sizeLimit else {
            problem = "an object is larger than \(Self.sizeLimit) bytes"
            return .failure(GitProcess.Failure(reason: "it is larger than \(Self.sizeLimit) bytes"))
        }
        guard let bytes = process.readBytes(size), process.readBytes(1) != nil else { return ended() }
        return .success(bytes)
    }

    private func ended() -> Result<[UInt8], GitProcess.Failure> {
        let problem = process.lastWords
        self.problem = problem
        return .failure(GitProcess.Failure(reason: problem))
    }

    /// The entries of a tree: the mode in octal digits, a space, the name, a NUL, and the bytes of the object's name. What is no
    /// such entry ends them.
    static func entries(of bytes: ArraySlice<UInt8>, nameLength: Int) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        var rest = bytes
        while !rest.isEmpty {
            guard let space = rest.firstIndex(of: UInt8(ascii: " ")),
                let kind = kind(ofMode: String(decoding: rest[..<space], as: UTF8.self)),
                let end = rest[space...].firstIndex(of: 0), end + nameLength < rest.endIndex
            else { break }
            let name = String(decoding: rest[(space + 1)..<end], as: UTF8.self)
            let object = rest[(end + 1)...(end + nameLength)]
            entries[name] = Entry(kind: kind, object: object.map(hexadecimal).joined())
            rest = rest[(end + 1 + nameLength)...]
        }
        return entries
    }

    /// As git reads modes: the type of the file counts, and neither zeros in front nor permissions that are unusual.
    private static func kind(ofMode text: String) -> Entry.Kind? {
        switch Int(text, radix: 8).map({ $0 & 0o170000 }) {
        case 0o040000: .folder
        case 0o100000: .file
        case 0o120000: .link
        case 0o160000: .submodule
        default: nil
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}
