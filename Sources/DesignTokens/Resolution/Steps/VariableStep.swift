import Diagnostics

/// Step 2: an inline value that Figma exported from a variable refers to the token of this variable.
///
/// No id connects the two, so the variable's name must be the end of exactly one token's path, ignoring case and
/// separators: `Primary200` is the end of `Colors.brand.primary.200`. If the linked collection is in no file, the value
/// must also be equal.
extension AliasResolver {
    mutating func followVariables() {
        var names = VariableNames()
        var unmatched: [(token: Int, variable: FigmaVariable, name: Int?)] = []
        for token in graph.tokens.indices {
            guard let variable = graph.tokens[token].variable, steps[token] == .literal else { continue }
            if let target = collectionMatches.target(of: variable, for: token, in: graph, types) {
                refer(token, to: target)
            } else {
                unmatched.append((token, variable, names.add(variable, type: types[token])))
            }
        }
        guard !names.isEmpty else { return }
        var rest = unmatched[...]
        for token in graph.tokens.indices {
            // A variable does not refer to itself. Without its collection, this can be another one with the same name.
            let link = rest.first?.token == token ? rest.removeFirst() : nil
            let own = link?.variable.namesCollection == true ? link?.name : nil
            names.match(graph.variablePath(of: token), token, type: types[token], exceptFor: own)
        }
        for (token, variable, name) in unmatched { decide(token, variable, names.matches(of: name, except: token)) }
    }

    private mutating func decide(_ token: Int, _ variable: FigmaVariable, _ matches: [Int]) {
        let collection = collectionMatches.collection(of: variable, for: token, in: graph)
        let matches = collection == nil ? matches : matches.filter { graph.collection(of: $0) == collection }
        if matches.count > 1 { return reportAmbiguous(token, variable, matches) }
        guard let target = matches.first else { return }
        // Outside the linked collection it only has the same name, unless the value is also equal.
        let isNamesake = collection == nil && variable.namesCollection
        if isNamesake, !stated.agrees(token, linkedTo: variable, with: target) { return }
        refer(token, to: target)
    }

    private mutating func refer(_ token: Int, to target: Int) {
        steps[token] = .variable
        targets[token] = target
        if graph.tokens[token].opacity != nil { hasOpacities = true }
    }

    private mutating func reportAmbiguous(_ token: Int, _ variable: FigmaVariable, _ matches: [Int]) {
        let paths = matches.prefix(2).map { graph.tokens[$0].path }.joined(separator: ", ")
        report(
            .note, .ambiguousVariable,
            "'\(graph.tokens[token].path)' refers to the variable '\(variable.name)', which matches several tokens"
                + " (\(paths)\(matches.count > 2 ? ", …" : "")); its exported value is used", at: token)
    }
}

extension Resolution {
    /// The first three tokens of the same type whose paths end with the name of the variable that a token was exported
    /// from in a mode.
    package func tokensNamed(asVariableOf token: Int, inMode mode: Int) -> [Int] {
        guard let variable = modes[mode].graph.tokens[token].variable else { return [] }
        var names = VariableNames()
        let name = names.add(variable, type: types[token])
        for other in graph.tokens.indices { names.match(graph.variablePath(of: other), other, type: types[other]) }
        return names.matches(of: name, except: token)
    }
}

/// The names of variables in links, and the matching tokens.
private struct VariableNames {
    /// A name with a collection and a type: a color's variable is a color.
    private struct Wanted {
        var name: [UInt8]
        var collection: String?
        var type: TokenType?
        /// The first three matches, which are ambiguous even if one of them is the token with the link.
        var matches: [Int] = []
        /// The wanted name before this one with the same hash.
        var next: Int?

        func has(_ name: ArraySlice<UInt8>, _ type: TokenType?) -> Bool { self.type == type && self.name[...] == name }
    }

    private var wanted: [Wanted] = []
    /// The last wanted name with each hash.
    private var byHash: [UInt64: Int] = [:]
    /// A bit for each hash of a wanted name, in the place of its last bits: most ends of paths are no wanted name, and this
    /// is faster than the table.
    private var bits: [UInt64] = Array(repeating: 0, count: 1 << 10)
    /// The name or path at hand, whose memory is used again.
    private var plain = PlainName()

    var isEmpty: Bool { wanted.isEmpty }

    /// Adds a name and returns its number for ``matches(of:except:)``; `nil` if it has no letter or digit.
    mutating func add(_ variable: FigmaVariable, type: TokenType?) -> Int? {
        plain.read(variable.name)
        guard !plain.bytes.isEmpty else { return nil }
        let (hash, collection) = (plain.hash, variable.collectionId ?? variable.collection)
        var known = byHash[hash]
        while let number = known {
            if wanted[number].has(plain.bytes[...], type), wanted[number].collection == collection { return number }
            known = wanted[number].next
        }
        let number = wanted.count
        bits[Self.word(hash)] |= Self.bit(hash)
        wanted.append(
            Wanted(
                name: plain.bytes, collection: collection, type: type,
                next: byHash.updateValue(number, forKey: hash)))
        return number
    }

    /// Compares every end of a path with the wanted names except `own`, hashing it once from the back.
    mutating func match(_ path: Substring, _ token: Int, type: TokenType?, exceptFor own: Int? = nil) {
        plain.read(path)
        var hash = StableHash()
        var end = plain.bytes.endIndex
        for start in plain.starts.reversed() where start < end {
            for position in stride(from: end - 1, through: start, by: -1) { hash.add(plain.bytes[position]) }
            end = start
            add(token, to: plain.bytes[start...], hash: hash.state, type, exceptFor: own)
        }
    }

    func matches(of name: Int?, except token: Int) -> [Int] {
        name.map { wanted[$0].matches.filter { $0 != token } } ?? []
    }

    private mutating func add(
        _ token: Int, to name: ArraySlice<UInt8>, hash: UInt64, _ type: TokenType?, exceptFor own: Int?
    ) {
        guard bits[Self.word(hash)] & Self.bit(hash) != 0 else { return }
        var index = byHash[hash]
        while let number = index {
            if number != own, wanted[number].matches.count < 3, wanted[number].has(name, type) {
                wanted[number].matches.append(token)
            }
            index = wanted[number].next
        }
    }

    private static func word(_ hash: UInt64) -> Int { Int(hash >> 6) & (1 << 10 - 1) }
    private static func bit(_ hash: UInt64) -> UInt64 { 1 << (hash & 63) }
}

/// A name or path without case and separators. A separator between two digits is kept, so that `1-5` is not `15`.
private struct PlainName {
    private(set) var bytes: [UInt8] = []
    /// The start of each part of a path in `bytes`.
    private(set) var starts: [Int] = [0]

    /// Replaces the name.
    mutating func read(_ name: some StringProtocol) {
        bytes.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        var isSeparated = false
        for byte in name.utf8 {
            guard let plain = Self.plain(byte) else {
                isSeparated = true
                if byte == UInt8(ascii: ".") { starts.append(bytes.count) }
                continue
            }
            if isSeparated, ASCII.isDigit(plain), let last = bytes.last, ASCII.isDigit(last) {
                if starts.last == bytes.count { starts[starts.count - 1] += 1 }
                bytes.append(UInt8(ascii: "-"))
            }
            isSeparated = false
            bytes.append(plain)
        }
    }

    /// The hash of the whole, from the back.
    var hash: UInt64 { StableHash(bytes.reversed()).state }

    /// A letter in lower case, a digit or a non-ASCII byte, or `nil` for a separator.
    private static func plain(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
        default: nil
        }
    }
}
