import LocatedJSON

/// How a token's value became what it is: design steps one to four.
public enum ResolutionStep: String, CaseIterable, Sendable {
    /// The value is a reference.
    case alias
    /// The value is inline, and Figma names the variable that it came from.
    case variable
    /// The value is inline, and equals that of a primitive or semantic token.
    case value
    /// The value stands for itself.
    case literal
}

/// Which step decided a token, and what the token refers to.
public struct Trace: Sendable, Hashable {
    /// The step that decided.
    public var step: ResolutionStep
    /// The token that is referred to; `nil` for a literal.
    public var target: Int?
    /// The token at the end of the chain of references, whose literal is the value; the token itself for a literal.
    public var origin: Int
}

/// A graph whose every reference has been followed.
public struct Resolution: Sendable {
    /// The tokens.
    public let graph: TokenGraph
    /// The trace of each token.
    public let traces: [Trace]
    /// The type of each token; `nil` only for one that an error concerns.
    public let types: [TokenType?]
    /// What is wrong in the files, between them, and with their references.
    public let diagnostics: [Diagnostic]

    /// The value of a token, references followed.
    public func value(of token: Int) -> TokenValue { graph.tokens[traces[token].origin].value }
}
