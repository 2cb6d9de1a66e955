import CodeGeneration

/// JSON that a page has in an element of its own, for its script to read.
enum ScriptJSON {
    /// A document whose texts can neither end the element nor begin another.
    static func inElement(_ document: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(document.utf8.count)
        for byte in document.utf8 {
            switch byte {
            case UInt8(ascii: "<"): bytes += Array("\\u003C".utf8)
            case UInt8(ascii: ">"): bytes += Array("\\u003E".utf8)
            case UInt8(ascii: "&"): bytes += Array("\\u0026".utf8)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

    /// An object of those members that have a value.
    static func object(_ members: [(key: String, value: String?)]) -> String {
        "{\(members.compactMap { member in member.value.map { "\(JSONText.quoted(member.key)):\($0)" } }.joined(separator: ","))}"
    }
}
