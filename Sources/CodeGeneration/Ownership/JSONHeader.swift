import Diagnostics
import LocatedJSON

/// The header of a JSON file, which has no comments: a string in an object for metadata.
struct JSONHeader: Hashable {
    /// The key of the object in the file, and of the string in the object.
    private let object: String
    private let key: String
    /// The other members of a new object.
    private let rest: [JSONValue.Member]

    /// `$extensions`, the place for tool data in the Design Tokens format module 2025.10.
    static let extensions = JSONHeader(object: "$extensions", key: "tokengenerator", rest: [])
    /// The author in the contents of asset catalogs.
    static let catalog = JSONHeader(object: "info", key: "author", rest: [.init("version", .integer(1))])

    func file(_ content: [UInt8], _ header: GeneratedHeader) throws(HeaderProblem) -> [UInt8] {
        let space = try document(content)
        let bytes = space.applying([try edit(in: space, writing: "")])
        let document = try document(bytes)
        guard let place = place(in: document) else { throw HeaderProblem(reason: "has two keys '\(object)'") }
        let checksum = Self.checksum(of: bytes, without: place, in: document)
        let lines = header.lines + [GeneratedHeader.line(ofChecksum: checksum)]
        let text = lines.map(EscapedText.onOneLine).joined(separator: "\n")
        return document.applying([JSONEdit(place, JSONValue.quoted(text))])
    }

    func read(_ bytes: [UInt8]) -> GeneratedFile? {
        guard let document = try? JSONDocument(parsing: bytes, path: "", dialect: .strict),
            let place = place(in: document), let text = document.stringValue(of: place)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == GeneratedHeader.mark else { return nil }
        var file = GeneratedFile()
        let added = lines.dropFirst().filter { !file.read(String($0)) }
        let addition = added.flatMap { Array($0.utf8) }
        file.contentChecksum = Self.checksum(of: bytes, without: place, in: document, adding: addition)
        return file
    }

    private func document(_ bytes: [UInt8]) throws(HeaderProblem) -> JSONDocument {
        do throws(JSONSyntaxError) {
            return try JSONDocument(parsing: bytes, path: "", dialect: .strict)
        } catch {
            let place = error.diagnostic.location.map { "line \($0.line), column \($0.column): " } ?? ""
            throw HeaderProblem(reason: "is not JSON: \(place)\(error.diagnostic.message)")
        }
    }

    /// Returns the place of the header.
    private func place(in document: JSONDocument) -> JSONNode? {
        value(of: object, in: document.root, document).flatMap { value(of: key, in: $0, document) }
    }

    private func value(of key: String, in node: JSONNode, _ document: JSONDocument) -> JSONNode? {
        guard document.kind(of: node) == .object else { return nil }
        return document.members(of: node).first { document.string($0.key) == key }?.value
    }

    /// Returns the edit that inserts the header: replaces an existing string or adds a member.
    private func edit(in document: JSONDocument, writing text: String) throws(HeaderProblem) -> JSONEdit {
        if let place = place(in: document) { return JSONEdit(place, JSONValue.quoted(text)) }
        let node = value(of: object, in: document.root, document) ?? document.root
        guard document.kind(of: node) == .object else {
            let isRoot = node == document.root
            throw HeaderProblem(reason: isRoot ? "is not a JSON object" : "has a '\(object)' that is not an object")
        }
        let member = JSONValue.Member(key, .string(text))
        let addition: JSONValue =
            node == document.root ? [object: .object([member] + rest)] : .object([member])
        let isEmpty = document.members(of: node).first { _ in true } == nil
        return isEmpty
            ? JSONEdit(node, addition.text(.line)) : JSONEdit(node, addition.inside(.line), isAddition: true)
    }

    private static func checksum(
        of bytes: [UInt8], without place: JSONNode, in document: JSONDocument, adding addition: [UInt8] = []
    ) -> String {
        let header = document.withBytes(of: place) { $0.indices }
        var checksum = ContentChecksum()
        checksum.add(bytes[..<header.lowerBound])
        checksum.add(bytes[header.upperBound...])
        checksum.add(addition)
        return checksum.text
    }
}
