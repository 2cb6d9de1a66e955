import Dispatch

/// Reads objects of a repository one by one from a git process.
final class GitObjects: @unchecked Sendable {
    private let process: GitProcess
    private let nameLength: Int
    /// Protects the following properties and the process.
    private let queue = DispatchQueue(label: "GitObjects")
    private var trees: [String: [String: Entry]] = [:]
    /// Why git has exited.
    private var problem: String?

    /// An entry in a folder.
    struct Entry {
        enum Kind {
            case folder, file, link
            /// A commit of another repository.
            case submodule
        }

        var kind: Kind
        /// The name of the object in hexadecimal digits.
        var object: String
    }

    /// Creates a reader with a `git cat-file --batch` process. Names of objects have 20 bytes, or 32 with SHA-256.
    init(_ process: GitProcess, nameLength: Int) {
        self.process = process
        self.nameLength = nameLength
    }

    /// The maximum size of an object in bytes.
    private static let sizeLimit = 1 << 30

    /// Returns the bytes of a file or link.
    func content(of object: String) throws(GitProcess.Failure) -> [UInt8] { try queue.sync { read(object) }.get() }

    /// Returns the entries of a folder by name.
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
            return .failure(GitProcess.Failure(reason: "git cannot find the object \(object)"))
        }
        guard size <= Self.sizeLimit else {
            problem = "an object is larger than \(Self.sizeLimit) bytes"
            return .failure(GitProcess.Failure(reason: "it is larger than \(Self.sizeLimit) bytes"))
        }
        guard let bytes = process.readBytes(size), process.readBytes(1) != nil else { return ended() }
        return .success(bytes)
    }

    private func ended() -> Result<[UInt8], GitProcess.Failure> {
        let problem = process.errorMessage
        self.problem = problem
        return .failure(GitProcess.Failure(reason: problem))
    }

    /// Returns the entries of a tree: the mode in octal digits, a space, the name, a NUL, and the bytes of the object's
    /// name. Stops at an invalid entry.
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

    /// Returns the kind of a mode as git reads it: leading zeros and unusual permissions do not matter.
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
