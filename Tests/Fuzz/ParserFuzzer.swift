// A libFuzzer program: whatever the bytes are, the parser must not crash, and what it accepts must be consistent.
// Scripts/fuzz compiles and runs it.

import Diagnostics
import LocatedJSON

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParser(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let strict = examine(bytes, .strict)
    let lenient = examine(bytes, .lenient)
    if let strict {
        guard let lenient else { fatalError("the lenient dialect refuses what the strict one accepts") }
        Comparison(one: strict, other: lenient).compare(strict.root, lenient.root)
    }
    return 0
}

/// Parses one text and checks the outcome; `nil` when the text is refused.
private func examine(_ bytes: [UInt8], _ dialect: JSONDialect) -> JSONDocument? {
    do throws(JSONSyntaxError) {
        let document = try JSONDocument(parsing: bytes, path: "input.json", dialect: dialect)
        Walk(document: document, bytes: bytes).run()
        checkReparsing(document, dialect)
        return document
    } catch {
        examine(error.diagnostic, of: bytes)
        return nil
    }
}

/// The text of the root must be the same value again.
private func checkReparsing(_ document: JSONDocument, _ dialect: JSONDialect) {
    let text = Array(document.text(of: document.root).utf8)
    guard let again = try? JSONDocument(parsing: text, path: "again.json", dialect: dialect) else {
        fatalError("a value's own text is refused")
    }
    precondition(document.duplicateKeys.map(\.name) == again.duplicateKeys.map(\.name))
    Comparison(one: document, other: again).compare(document.root, again.root)
}

/// A look at every value of a document.
private struct Walk {
    let document: JSONDocument
    let bytes: [UInt8]
    private let lineStarts: [Int]

    init(document: JSONDocument, bytes: [UInt8]) {
        self.document = document
        self.bytes = bytes
        let prefix = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineStarts = [prefix] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    func run() {
        var last = -1
        var duplicates = 0
        visit(document.root, after: &last, duplicates: &duplicates)
        precondition(duplicates == document.duplicateKeys.count, "a duplicate key is missed or invented")
    }

    private func visit(_ node: JSONNode, after last: inout Int, duplicates: inout Int) {
        let offset = offset(of: node)
        precondition(offset > last, "the locations do not ascend")
        last = offset
        switch document.kind(of: node) {
        case .object:
            precondition(bytes[offset] == UInt8(ascii: "{"))
            var names: Set<[UInt8]> = []
            for member in document.members(of: node) {
                visit(member.key, after: &last, duplicates: &duplicates)
                visit(member.value, after: &last, duplicates: &duplicates)
                if !names.insert(Array(document.string(member.key).utf8)).inserted { duplicates += 1 }
            }
        case .array:
            precondition(bytes[offset] == UInt8(ascii: "["))
            for element in document.elements(of: node) { visit(element, after: &last, duplicates: &duplicates) }
        default: visitScalar(node, at: offset)
        }
    }

    private func visitScalar(_ node: JSONNode, at offset: Int) {
        let text = document.text(of: node)
        precondition(bytes[offset...].starts(with: text.utf8), "a location is not where its value is")
        switch document.kind(of: node) {
        case .string:
            guard let string = document.stringValue(of: node) else { fatalError("a string without a value") }
            if !text.utf8.contains(UInt8(ascii: "\\")) { precondition(Array("\"\(string)\"".utf8) == Array(text.utf8)) }
        case .number:
            guard let number = document.numberValue(of: node) else { fatalError("a number without a value") }
            precondition(number.isFinite && number.bitPattern == Double(text)?.bitPattern, "a wrong number: \(text)")
        default: break
        }
    }

    private func offset(of node: JSONNode) -> Int {
        let location = document.location(of: node)
        return lineStarts[location.line - 1] + location.column - 1
    }
}

/// Two documents that must hold the same values.
private struct Comparison {
    let one: JSONDocument
    let other: JSONDocument

    func compare(_ left: JSONNode, _ right: JSONNode) {
        precondition(one.kind(of: left) == other.kind(of: right), "two kinds for one value")
        switch one.kind(of: left) {
        case .object:
            let (members, others) = (Array(one.members(of: left)), Array(other.members(of: right)))
            precondition(members.count == others.count)
            for (member, counterpart) in zip(members, others) {
                compare(member.key, counterpart.key)
                compare(member.value, counterpart.value)
            }
        case .array:
            let (elements, others) = (Array(one.elements(of: left)), Array(other.elements(of: right)))
            precondition(elements.count == others.count)
            for (element, counterpart) in zip(elements, others) { compare(element, counterpart) }
        default:
            precondition(one.string(left).utf8.elementsEqual(other.string(right).utf8), "two texts for one value")
        }
    }
}
