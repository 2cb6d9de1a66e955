import LocatedJSON

/// The images that imports have written to a catalog. Other images belong to the user.
struct ImportRecord: Sendable, Hashable {
    /// The images of a set by file name. During an import, an image may be the old or the new one.
    typealias Images = [String: Set<ImageDigest>]

    /// The images by path of the set: `icons/tick`.
    private(set) var sets: [String: Images] = [:]

    init() {}

    /// Adds possible images of a set.
    mutating func add(_ images: Images, to set: String) {
        if images.isEmpty { return }
        sets[set, default: [:]].merge(images) { $0.union($1) }
    }

    mutating func add(_ images: [String: ImageDigest], to set: String) { add(images.mapValues { [$0] }, to: set) }
}

// MARK: - Text

extension ImportRecord {
    /// Why a text is not a record.
    struct Problem: Error {
        let message: String
    }

    /// Parses a record. After a merge of two branches, a set may be listed twice; it then has the images of both.
    init(parsing bytes: [UInt8]) throws(Problem) {
        guard let document = try? JSONDocument(parsing: bytes, path: "", dialect: .lenient),
            let list = document.value(of: "sets", in: document.root), document.kind(of: list) == .object
        else { throw Problem(message: "expected a JSON object with \"sets\"") }
        let version = document.value(of: "version", in: document.root).flatMap { document.numberValue(of: $0) }
        guard version == 1 else { throw Problem(message: "it was written by another version of TokenGenerator") }
        for set in document.members(of: list) {
            let name = document.string(set.key)
            guard document.kind(of: set.value) == .object else { throw Problem(message: "'\(name)' is not an object") }
            for image in document.members(of: set.value) {
                let words = (document.stringValue(of: image.value) ?? "").split(separator: " ")
                let digests = words.compactMap { ImageDigest($0) }
                guard !words.isEmpty, digests.count == words.count else {
                    throw Problem(message: "the checksums of '\(name)' are invalid")
                }
                add([document.string(image.key): Set(digests)], to: name)
            }
        }
    }

    /// The record as JSON with a line for each set, so that Git can merge branches.
    func text(catalog: String) -> String {
        let sets = sets.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { name, images in
            JSONValue.Member(name, .laidOut(Self.json(images), .line))
        }
        let record: JSONValue = [
            "about": .string("The images that TokenGenerator has imported into \(catalog). Commit this file."),
            "version": .integer(1), "sets": .object(sets),
        ]
        return record.text(.lines) + "\n"
    }

    private static func json(_ images: Images) -> JSONValue {
        .object(
            images.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { file, digests in
                JSONValue.Member(file, .string(digests.map(\.text).sorted().joined(separator: " ")))
            })
    }
}
