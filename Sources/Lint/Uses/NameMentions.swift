import Diagnostics
import SwiftSources

/// The names that the files of an app mention anywhere: as words, or as whole strings.
///
/// This is deliberately generous. A mentioned name may still be unused. A name that is not mentioned cannot be used,
/// unless it is built at run time.
struct NameMentions {
    /// The names to look for, as hashes.
    private let wanted: Set<UInt64>
    /// Whether any wanted hash ends with certain bits. Most words fail this test.
    private var filter = [Bool](repeating: false, count: 1 << 16)
    private(set) var hashes: Set<UInt64> = []
    /// The names that other tools' generated code gives to a wanted name.
    private var aliases: [UInt64: Set<UInt64>] = [:]
    /// The prefixes of strings with interpolations, such as `flag_` in `"flag_\(code)"`.
    private var beginnings: Set<UInt64> = []
    /// Their suffixes in reverse, such as `_large` in `"\(name)_large"`.
    private var endings: Set<UInt64> = []

    init(_ names: some Sequence<String>) {
        wanted = Set(names.map { Self.hash($0.utf8) })
        for hash in wanted { filter[Int(truncatingIfNeeded: hash & 0xFFFF)] = true }
    }

    /// Returns whether a name is mentioned, or may be built at run time.
    func contains(_ name: String) -> Bool {
        let hash = Self.hash(name.utf8)
        if Self.begins(name.utf8, with: beginnings) || Self.begins(name.utf8.reversed(), with: endings) { return true }
        return hashes.contains(hash) || aliases[hash].map { !$0.isDisjoint(with: words) } ?? false
    }

    /// The mentioned words that are aliases of wanted names.
    private var words: Set<UInt64> = []
    private var aliasWords: Set<UInt64> = []

    private static let shortestPart = 3

    private func isWanted(_ hash: UInt64) -> Bool {
        filter[Int(truncatingIfNeeded: hash & 0xFFFF)] && wanted.contains(hash)
    }

    /// Adds the mentions in Swift code.
    mutating func add(_ code: SwiftCode) {
        code.bytes.withUnsafeBufferPointer { bytes in
            for (index, token) in code.tokens.enumerated() {
                let text = bytes[Int(token.start)..<Int(token.end)]
                switch token.kind {
                case .word, .quotedWord:
                    let hash = Self.hash(text)
                    if isWanted(hash) { hashes.insert(hash) }
                    if aliasWords.contains(hash) { words.insert(hash) }
                case .text:
                    addText(text, isBegun: code.isText(index + 1, "+"), isEnded: code.isText(index - 1, "+"))
                default: break
                }
            }
        }
    }

    /// Adds a string literal, or a part of one.
    ///
    /// - Parameters:
    ///   - text: The token.
    ///   - isBegun: Whether something is appended to it.
    ///   - isEnded: Whether it is appended to something.
    private mutating func addText(_ text: Slice<UnsafeBufferPointer<UInt8>>, isBegun: Bool, isEnded: Bool) {
        let quote = UInt8(ascii: "\"")
        var text = text
        while text.first == UInt8(ascii: "#"), text.last == UInt8(ascii: "#") { text = text.dropFirst().dropLast() }
        switch (text.first == quote, text.last == quote && text.count > 1) {
        case (true, true):
            let content = text.dropFirst().dropLast()
            let hash = Self.hash(content)
            if isWanted(hash) { hashes.insert(hash) }
            addWithoutEnding(content)
            if isBegun { Self.add(content, to: &beginnings) }
            if isEnded { Self.add(content.reversed(), to: &endings) }
            // The part of a format before its first argument: `step%d`.
            let start = content.prefix { $0 != UInt8(ascii: "%") }
            if start.count < content.count { Self.add(start, to: &beginnings) }
        // The part before an interpolation ends with its backslash.
        case (true, false): Self.add(text.dropFirst().prefix { $0 != UInt8(ascii: "\\") }, to: &beginnings)
        case (false, true): Self.add(text.dropLast().reversed(), to: &endings)
        case (false, false): break
        }
    }

    /// Adds the name of an image that is loaded with a file extension: `tick` for `tick.png`.
    private mutating func addWithoutEnding(_ content: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let dot = content.lastIndex(of: UInt8(ascii: ".")),
            AssetPosition.ignoredEndings.contains(String(decoding: content[(dot + 1)...], as: UTF8.self))
        else { return }
        let hash = Self.hash(content[..<dot])
        if isWanted(hash) { hashes.insert(hash) }
    }

    /// Adds a part of names that are built at run time, except one letter or two letters without a separator, which too
    /// many names have.
    private static func add(_ part: some Collection<UInt8>, to parts: inout Set<UInt64>) {
        let isPart = part.count >= shortestPart || part.count == 2 && part.contains(where: separators.contains)
        if isPart { parts.insert(hash(part)) }
    }

    private static let separators = Array("-_/".utf8)

    /// Returns whether a name begins with one of some parts.
    private static func begins(_ name: some Sequence<UInt8>, with parts: Set<UInt64>) -> Bool {
        var hash = StableHash()
        return name.contains { byte in
            hash.add(byte)
            return parts.contains(hash.state)
        }
    }

    /// Adds the names that another tool's generated code declares for wanted strings: `static let tick =
    /// ImageAsset(name: "tick")`. The declaration itself does not count as a use.
    mutating func addAliases(_ code: SwiftCode) {
        var declared: UInt64?
        for index in code.tokens.indices {
            switch code.tokens[index].kind {
            case .word where Self.keywords.contains { code.isText(index - 1, $0) }:
                declared = Self.hash(code.text(index).utf8)
            case .text:
                guard let name = code.plainString(index) else { continue }
                let hash = Self.hash(name.utf8)
                guard isWanted(hash) else { continue }
                if let declared {
                    aliases[hash, default: []].insert(declared)
                    aliasWords.insert(declared)
                } else {
                    hashes.insert(hash)
                }
            default: break
            }
        }
    }

    private static let keywords: [StaticString] = ["let", "var", "case", "func"]

    /// Adds the mentions in any other text: strings in quotation marks, or text between tags.
    mutating func add(text bytes: [UInt8]) {
        let marks = [UInt8(ascii: "\""), UInt8(ascii: ">"), UInt8(ascii: "<")]
        for part in bytes.split(whereSeparator: marks.contains) {
            let hash = Self.hash(part)
            if isWanted(hash) { hashes.insert(hash) }
        }
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 { StableHash(bytes).state }
}
