import SwiftSyntax

/// Reads a file as swift-syntax sees it, with the kinds of tokens that our reader tells apart.
final class SyntaxReading: SyntaxVisitor {
    private(set) var reading = Reading()
    private let bytes: [UInt8]
    /// The end of the last token, with its backtick.
    private var end: Int?
    private var versionEnd = 0

    init(_ tree: SourceFileSyntax, _ bytes: [UInt8]) {
        self.bytes = bytes
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let range = token.range
        switch token.tokenKind {
        case .endOfFile: break
        case .shebang: reading.designs[.shebang, default: 0] += 1
        case .identifier(let text), .dollarIdentifier(let text): appendName(text, range)
        case .keyword, .wildcard: appendName("", range)
        case .integerLiteral, .floatLiteral: append("0", range)
        case .pound, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation, .poundAvailable,
            .poundUnavailable:
            append("#", range)
        case .period: append(".", range)
        case .comma: append(",", range)
        case .colon: append(":", range)
        case .colonColon:
            append(":", range.lowerBound..<range.lowerBound + 1)
            append(":", range.lowerBound + 1..<range.upperBound)
        case .semicolon: append(";", range)
        case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace:
            append(Character(token.text), range, partner: token.partner)
            if token.tokenKind == .leftParen {
                reading.parentheses[range.lowerBound] = Design(parenthesesOf: token.parent?.kind)
            }
        case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .exclamationMark, .infixQuestionMark,
            .postfixQuestionMark, .prefixAmpersand, .leftAngle, .rightAngle, .ellipsis:
            append("+", range)
        default: append("?", range)
        }
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        var start = node.positionAfterSkippingLeadingTrivia
        for segment in node.segments {
            switch segment {
            case .stringSegment(let segment):
                reading.designs[.escapedLineEnd, default: 0] += segment.trailingTrivia.count { $0.isBackslash }
            case .expressionSegment(let segment):
                append("\"", start..<segment.leftParen.positionAfterSkippingLeadingTrivia)
                _ = visit(segment.leftParen)
                walk(segment.expressions)
                _ = visit(segment.rightParen)
                start = segment.rightParen.endPositionBeforeTrailingTrivia
            }
        }
        append("\"", start..<node.endPositionBeforeTrailingTrivia, isPlain: node.isPlain)
        return .skipChildren
    }

    override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.segments.description
        let isPlain = node.openingQuote.tokenKind == .stringQuote && !text.contains("\\")
        append("\"", node.trimmedPositions, isPlain: isPlain)
        return .skipChildren
    }

    override func visit(_ node: VersionTupleSyntax) -> SyntaxVisitorContinueKind {
        versionEnd = node.endPositionBeforeTrailingTrivia.utf8Offset
        return .visitChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        append("/", node.trimmedPositions)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let opening = node.leftParen, let name = node.calledExpression.calledName {
            let (owners, design) = node.calledExpression.owners
            if let design { reading.designs[design, default: 0] += 1 }
            add(name, design == nil ? owners.joined(separator: ".") : "", opening, node.arguments)
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if let opening = node.leftParen { add(node.pound, "", opening, node.arguments, nameEnd: node.macroName) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let opening = node.leftParen { add(node.pound, "", opening, node.arguments, nameEnd: node.macroName) }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let opening = node.leftParen else { return .visitChildren }
        let names = node.attributeName.names
        guard let name = names?.last else { return .visitChildren }
        let owners = (names ?? []).dropLast().map(\.name).joined(separator: ".")
        guard case .argumentList(let arguments)? = node.arguments else {
            add(name, owners, opening, node.arguments == nil ? [] : nil)
            return .visitChildren
        }
        add(name, owners, opening, arguments)
        return .visitChildren
    }

}

// MARK: - Tokens

extension SyntaxReading {
    private func append(_ kind: Character, _ range: Range<AbsolutePosition>, isPlain: Bool = false) {
        append(kind, range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, isPlain: isPlain)
    }

    private func append(_ kind: Character, _ range: Range<Int>, isPlain: Bool = false, partner: Int? = nil) {
        guard let letter = kind.asciiValue else { return }
        var token = Reading.Token(kind: letter, start: range.lowerBound, end: range.upperBound, isPlain: isPlain)
        if let end {
            let gap = bytes[end..<range.lowerBound]
            token.isApart = !gap.isEmpty
            token.startsLine = gap.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        } else {
            (token.isApart, token.startsLine) = (true, true)
        }
        token.partner = partner
        token.isInVersion = range.lowerBound < versionEnd
        end = range.upperBound
        if kind == "`" { (token.start, token.end) = (range.lowerBound + 1, range.upperBound - 1) }
        reading.tokens.append(token)
    }

    private func appendName(_ text: String, _ range: Range<Int>) {
        let last = reading.tokens.count - 1
        // A macro: a number sign and its name.
        if last >= 0, reading.tokens[last].kind == UInt8(ascii: "#"), end == range.lowerBound,
            reading.tokens[last].end - reading.tokens[last].start == 1
        {
            reading.tokens[last].end = range.upperBound
            end = range.upperBound
        } else {
            append(text.first == "`" ? "`" : "w", range)
        }
    }

}

extension StringLiteralExprSyntax {
    /// Whether it is on one line, without backslashes and quotation marks.
    fileprivate var isPlain: Bool {
        guard openingQuote.tokenKind == .stringQuote, segments.count == 1,
            case .stringSegment(let segment)? = segments.first
        else { return false }
        return !segment.content.text.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }
    }
}

extension TriviaPiece {
    fileprivate var isBackslash: Bool {
        if case .backslashes = self { return true }
        return false
    }
}

extension SyntaxProtocol {
    fileprivate var trimmedPositions: Range<AbsolutePosition> {
        positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
    }
}

extension TokenSyntax {
    /// The bytes of the token, without the white space around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The position of the other bracket, which has the same parent.
    fileprivate var partner: Int? {
        guard let parent else { return nil }
        var open: [TokenSyntax] = []
        for child in parent.children(viewMode: .sourceAccurate) {
            guard let token = child.as(TokenSyntax.self) else { continue }
            switch token.tokenKind {
            case .leftParen, .leftSquare, .leftBrace: open.append(token)
            case .rightParen, .rightSquare, .rightBrace:
                guard let other = open.popLast() else { continue }
                if token == self { return other.range.lowerBound }
                if other == self { return token.range.lowerBound }
            default: break
            }
        }
        return nil
    }
}

// MARK: - Calls

extension SyntaxReading {
    private func add(
        _ name: TokenSyntax, _ owners: String, _ opening: TokenSyntax, _ arguments: LabeledExprListSyntax?,
        nameEnd: TokenSyntax? = nil
    ) {
        // After a space, it is a tuple for our reader.
        guard (nameEnd ?? name).range.upperBound == opening.range.lowerBound else { return }
        let start = name.range.lowerBound + (name.text.first == "`" ? 1 : 0)
        reading.calls[opening.range.lowerBound] = Reading.Call(
            name: start, owners: owners,
            arguments: arguments.map { $0.map(\.reading) })
    }
}

extension LabeledExprSyntax {
    fileprivate var reading: Reading.Argument {
        let range = expression.trimmedPositions
        return Reading.Argument(
            label: label?.name ?? "", value: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset)
    }
}

extension TokenSyntax {
    /// The text without backticks.
    fileprivate var name: String { text.first == "`" ? String(text.dropFirst().dropLast()) : text }
}

extension ExprSyntax {
    /// The name of the called function; `nil` for values such as `f[0]` and `f<Int>`.
    fileprivate var calledName: TokenSyntax? {
        if let reference = `as`(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
            return reference.baseName
        }
        if let member = `as`(MemberAccessExprSyntax.self), member.declName.argumentNames == nil {
            return member.declName.baseName.isName ? member.declName.baseName : nil
        }
        // Words that are names for our reader.
        return `as`(SuperExprSyntax.self)?.superKeyword ?? `as`(BooleanLiteralExprSyntax.self)?.literal
    }

    /// The names before a called member; empty if they begin with a value. The design says why ours are none.
    fileprivate var owners: (names: [String], design: Design?) {
        guard var member = `as`(MemberAccessExprSyntax.self) else { return ([], nil) }
        var (names, design) = ([String](), Design?.none)
        while let base = member.base {
            if member.period.startsLine { design = .severalLines }
            if member.declName.moduleSelector != nil { design = .moduleSelector }
            guard let name = base.calledName else { break }
            names.insert(name.name, at: 0)
            guard let inner = base.as(MemberAccessExprSyntax.self) else { return (names, design) }
            member = inner
        }
        return ([], nil)
    }
}

extension TokenSyntax {
    /// Whether it is not the number of a tuple's element.
    fileprivate var isName: Bool {
        if case .integerLiteral = tokenKind { return false }
        return true
    }

    fileprivate var startsLine: Bool {
        leadingTrivia.contains(where: \.isNewline)
            || previousToken(viewMode: .sourceAccurate)?.trailingTrivia.contains(where: \.isNewline) == true
    }
}

extension TypeSyntax {
    /// The names in a type without generic arguments; `nil` for other types.
    fileprivate var names: [TokenSyntax]? {
        if let type = `as`(IdentifierTypeSyntax.self) { return type.genericArgumentClause == nil ? [type.name] : nil }
        guard let type = `as`(MemberTypeSyntax.self), type.genericArgumentClause == nil else { return nil }
        return type.baseType.names.map { $0 + [type.name] }
    }
}
