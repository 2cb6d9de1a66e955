/// Reads the code of one file without type information: the names after dots, strings, and declarations.
struct CodeReader {
    let code: SwiftCode
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    let file: Int
    let searched: SearchedNames
    private(set) var findings: CodeFindings
    private var frames = [CodeFrame(kind: .block)]
    /// The number of open brackets beyond the limit.
    private var unreadDepth = 0
    private var index = 0
    private var lines = LineCounter()

    /// The nesting limit of brackets. Compilers fail earlier.
    private static let depthLimit = 500

    /// Adds the findings in a file to those in others.
    static func read(_ code: SwiftCode, file: Int, searched: SearchedNames, into findings: inout CodeFindings) {
        var reader = CodeReader(
            code: code, bytes: code.bytes, tokens: code.tokens, file: file, searched: searched, findings: findings)
        findings = CodeFindings()
        while reader.index < reader.tokens.count {
            reader.read(reader.tokens[reader.index])
            reader.index += 1
        }
        while reader.frames.count > 1 { reader.close() }
        reader.finishItem()
        findings = reader.findings
    }

    private var frame: CodeFrame {
        get { frames[frames.count - 1] }
        _modify { yield &frames[frames.count - 1] }
    }

    private func token(_ distance: Int) -> SwiftToken? {
        tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
    }

    private func text(_ token: SwiftToken) -> String { token.text(in: bytes) }

    private mutating func read(_ token: SwiftToken) {
        if token.startsLine, frame.kind == .block, beginsStatement(token) { beginItem(CodeItem()) }
        switch token.kind {
        case .word, .quotedWord: readWord(token)
        case .colon: readColon()
        case .comma: beginItem(frame.item.successor)
        case .semicolon: beginItem(CodeItem())
        case .symbols: readSymbols(token)
        case .openParenthesis, .openBracket, .openBrace: open(token)
        case .closeParenthesis, .closeBracket, .closeBrace: close()
        case .text: readText(token)
        case .number, .regex, .directive, .dot, .other: break
        }
    }

    /// Returns whether a token at the beginning of a line begins a statement.
    private func beginsStatement(_ token: SwiftToken) -> Bool {
        switch token.kind {
        case .word: if ["where", "in", "else"].contains(text(token)) { return false }
        case .quotedWord, .directive, .other: break
        default: return false
        }
        guard let last = self.token(-1) else { return true }
        if last.kind == .symbols { return isPostfix(last) || text(last).hasSuffix(">") }
        return last.kind != .comma && last.kind != .dot
    }

    private mutating func beginItem(_ item: CodeItem) {
        finishItem()
        frame.item = item
    }

    /// Records the declarations of a finished item.
    private mutating func finishItem() {
        let item = frame.item
        guard !item.types.isEmpty, !item.name.isEmpty else { return }
        if case .parameters(let owner) = frame.kind {
            let label = item.name == "_" ? "" : item.name
            learn(item.types, callee: owner, label, isInitializer: owner == outerTypeName)
            return
        }
        guard item.declaration == .value else { return }
        findings.statedTypes.add(item.types, at: .assigned(item.name))
        // The memberwise initializer has the properties as arguments.
        if !frame.typeName.isEmpty, !item.isStatic {
            learn(item.types, callee: frame.typeName, item.name, isInitializer: true)
        }
    }

    /// Records the types of a parameter. An initializer can be called without its type.
    private mutating func learn(_ types: [String], callee: String, _ label: String, isInitializer: Bool) {
        findings.statedTypes.add(types, at: .argument(callee: callee, label: label))
        guard isInitializer else { return }
        findings.statedTypes.add(types, at: .argument(callee: ValuePlace.initializer, label: label))
    }

    /// The type that contains the current item.
    private var outerTypeName: String { frames.count > 1 ? frames[frames.count - 2].typeName : "" }
}

// MARK: - Words

extension CodeReader {
    private mutating func readWord(_ token: SwiftToken) {
        let word = text(token)
        if self.token(-1)?.kind == .dot { return readMember(word, token) }
        // The name of an attribute.
        if let last = self.token(-1), last.kind == .other, !token.isApart { return }
        // Elsewhere, a keyword is a label, such as `in:`.
        if token.kind == .word, frame.kind == .block, readKeyword(word) { return }
        if frame.item.readsTypes { return frame.item.types.append(word) }
        if frame.item.declaration == .enumCase { return declareStatic(word) }
        if frame.item.declaration != nil || isParameters, frame.item.name.isEmpty { declare(word) }
    }

    private var isParameters: Bool {
        if case .parameters = frame.kind { return true }
        return false
    }

    private mutating func declare(_ word: String) {
        frame.item.name = word
        switch frame.item.declaration {
        case .type: findings.types.insert(word)
        case .value, .function: if frame.item.isStatic { declareStatic(word) }
        case .enumCase, nil: break
        }
    }

    private mutating func declareStatic(_ name: String) {
        // Only searched names are recorded.
        if searched.members.contains(name) { findings.staticMembers[name, default: []].insert(frame.typeName) }
    }

    /// Reads a keyword. Returns `false` if the word is not a keyword here.
    private mutating func readKeyword(_ word: String) -> Bool {
        switch word {
        case "let", "var": frame.item.declaration = frame.item.isPattern ? nil : .value
        case "func", "subscript": frame.item.declaration = .function
        case "init":
            frame.item.declaration = .function
            frame.item.name = frame.typeName
        case "struct", "enum", "extension", "actor", "protocol":
            guard token(1)?.kind == .word || token(1)?.kind == .quotedWord else { return false }
            frame.item.declaration = .type
        case "class":
            // `class var` declares a static member.
            frame.item.declaration = .type
            frame.item.isStatic = true
        case "static": frame.item.isStatic = true
        case "case":
            frame.item.declaration = .enumCase
            frame.item.isPattern = true
        case "if", "else", "switch", "for", "while", "do", "guard", "catch", "get": frame.item.isControl = true
        case "where", "in":
            frame.item.isPattern = false
            frame.item.readsTypes = false
        default: return ["return", "try", "await", "throw", "is", "as", "any", "some", "inout", "nil"].contains(word)
        }
        return true
    }
}

// MARK: - Signs

extension CodeReader {
    private mutating func readColon() {
        switch frame.kind {
        case .arguments: readLabel()
        case .parameters: frame.item.readsTypes = true
        case .block:
            // The end of `case .a where …:`.
            if frame.item.declaration == .enumCase { return beginItem(CodeItem()) }
            if frame.item.isTypeMissing { frame.item.readsTypes = true }
        case .group: break
        }
    }

    /// Reads the word before a colon as a label if it begins the argument.
    private mutating func readLabel() {
        guard let word = token(-1), word.kind == .word || word.kind == .quotedWord,
            let before = token(-2), before.isOpening || before.kind == .comma
        else { return }
        frame.item.name = text(word)
    }

    private mutating func readSymbols(_ token: SwiftToken) {
        switch text(token) {
        case "=":
            frame.item.isPattern = false
            frame.item.readsTypes = false
            frame.item.isAssigned = true
            if frame.item.types.isEmpty { frame.item.target = lastName }
        case "==", "!=": frame.item.compared = lastName
        case "&&", "||": frame.item.compared = nil
        // The ternary operator, not optional chaining.
        case "?" where token.isApart: frame.item.compared = nil
        case "->":
            frame.item.types = []
            frame.item.readsTypes = frame.item.declaration == .function || frame.item.declaration == .value
        default: break
        }
    }

    /// The word before the position.
    private var lastName: String? {
        guard let last = token(-1), last.kind == .word || last.kind == .quotedWord else { return nil }
        return text(last)
    }
}

// MARK: - Brackets

extension CodeReader {
    private mutating func open(_ token: SwiftToken) {
        guard frames.count < Self.depthLimit else { return unreadDepth += 1 }
        var inner = CodeFrame(kind: kind(of: token))
        switch inner.kind {
        case .block: inner.place = placeInBraces
        case .group: inner.place = frame.valuePlace
        case .arguments, .parameters: break
        }
        inner.ownerName = ownerNameInBrackets(inner.kind)
        if inner.kind == .block {
            if frame.item.declaration == .type { inner.typeName = frame.item.name }
        } else {
            inner.item.isPattern = frame.item.isPattern
            inner.item.readsTypes = frame.item.readsTypes && inner.kind == .group
        }
        if case .parameters = inner.kind { frame.item.hasParameters = true }
        // The preceding tokens were a type or a pattern.
        if inner.kind == .block { (frame.item.isPattern, frame.item.readsTypes) = (false, false) }
        frames.append(inner)
    }

    private func kind(of token: SwiftToken) -> CodeFrame.Kind {
        if token.kind == .openBrace { return .block }
        let isFunction = frame.item.declaration == .function && !frame.item.hasParameters
        guard token.kind == .openParenthesis else { return .group }
        if isFunction { return .parameters(of: frame.item.name) }
        guard !token.isApart, !frame.item.readsTypes, let last = self.token(-1) else { return .group }
        switch last.kind {
        case .word, .quotedWord: return .arguments(of: text(last))
        case .closeParenthesis, .closeBracket, .closeBrace: return .arguments(of: "")
        case .symbols: return text(last).hasSuffix(">") || isPostfix(last) ? .arguments(of: "") : .group
        default: return .group
        }
    }

    /// The place of a block's value: the type of its function or property, or that of the statement for a branch.
    private var placeInBraces: ValuePlace {
        let item = frame.item
        switch item.declaration {
        case .value, .function: if !item.types.isEmpty { return .stated(item.types) }
        case .type, .enumCase, nil: break
        }
        guard item.isControl, frame.kind == .block else { return .unknown }
        return frame.place
    }

    /// Returns the name of the property or function whose value code in brackets determines; empty if there is none.
    private func ownerNameInBrackets(_ kind: CodeFrame.Kind) -> String {
        switch kind {
        case .block:
            if frame.item.declaration == .value || frame.item.declaration == .function { return frame.item.name }
            return frame.item.isControl ? frame.ownerName : ""
        case .group: return frame.item.declaration == .value ? frame.item.name : frame.ownerName
        case .arguments, .parameters: return ""
        }
    }

    private mutating func close() {
        if unreadDepth > 0 { return unreadDepth -= 1 }
        guard frames.count > 1 else { return }
        finishItem()
        let inner = frames.removeLast()
        if frame.item.readsTypes { frame.item.types += inner.item.types }
    }
}

// MARK: - Members

extension CodeReader {
    /// The number of names before a member to look at.
    private static let longestChain = 12

    private mutating func readMember(_ name: String, _ token: SwiftToken) {
        if frame.item.readsTypes { return frame.item.types.append(name) }
        // The extended type, as in `extension Outer.Inner`.
        if frame.item.declaration == .type { return frame.item.name = name }
        guard searched.members.contains(name), !frame.item.isPattern, !isCalled else { return }
        var chain: [String] = []
        var dot = index - 1
        while let owner = owner(before: dot), chain.count < Self.longestChain {
            guard owner == .name else { return }
            chain.insert(text(tokens[dot - 1]), at: 0)
            guard dot >= 2, tokens[dot - 2].kind == .dot else {
                return add(name, chain, isImplicit: false, token)
            }
            dot -= 2
        }
        add(name, chain, isImplicit: true, token)
    }

    private mutating func add(_ name: String, _ chain: [String], isImplicit: Bool, _ token: SwiftToken) {
        let (line, column) = lines.place(of: Int(token.start), in: bytes)
        findings.members.append(
            FoundMember(
                name: name, chain: chain, isImplicit: isImplicit, place: frame.valuePlace, token: index, file: file,
                line: line, column: column))
    }

    /// Whether the word is called like a function.
    private var isCalled: Bool {
        guard let next = token(1) else { return false }
        return next.kind == .openParenthesis && !next.isApart
    }

    /// The owner of a member after a dot.
    private enum Owner {
        case name
        /// A value of unknown type.
        case value
    }

    /// Returns the owner before a dot; `nil` if there is none.
    private func owner(before dot: Int) -> Owner? {
        guard dot > 0 else { return nil }
        let last = tokens[dot - 1]
        guard !tokens[dot].isApart || tokens[dot].startsLine else { return nil }
        switch last.kind {
        case .quotedWord: return .name
        case .word: return last.precedesExpression(in: bytes) ? nil : .name
        case .closeParenthesis, .closeBracket, .closeBrace, .number, .text, .regex, .directive, .other: return .value
        case .symbols: return isPostfix(last) ? .value : nil
        case .dot, .comma, .colon, .semicolon, .openParenthesis, .openBracket, .openBrace: return nil
        }
    }

    /// Returns whether `?`, `!` or `>` belongs to the preceding token.
    private func isPostfix(_ symbols: SwiftToken) -> Bool {
        guard !symbols.isApart, let last = bytes[Int(symbols.start)..<Int(symbols.end)].last else { return false }
        return last == UInt8(ascii: "?") || last == UInt8(ascii: "!") || last == UInt8(ascii: ">")
    }
}

// MARK: - Strings

extension CodeReader {
    private mutating func readText(_ token: SwiftToken) {
        guard !searched.strings.isEmpty, !frame.item.isPattern, let text = code.plainString(index),
            searched.strings.contains(text)
        else { return }
        let (line, column) = lines.place(of: Int(token.start), in: bytes)
        findings.texts.append(
            FoundText(text: text, place: placeOfText, token: index, file: file, line: line, column: column))
    }

    /// The place of a string. Its type does not show its purpose, but the name of a property or function with the value
    /// does.
    private var placeOfText: ValuePlace {
        if frame.item.declaration == .value, frame.item.isAssigned { return .assigned(frame.item.name) }
        switch frame.valuePlace {
        case .unknown, .stated: return frame.ownerName.isEmpty ? .unknown : .assigned(frame.ownerName)
        case .argument, .assigned: return frame.valuePlace
        }
    }
}
