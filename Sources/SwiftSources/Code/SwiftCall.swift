/// A call of a function, an initializer or a macro by its name.
package struct SwiftCall: Sendable, Hashable {
    /// The index of the name's token.
    package var name: Int
    /// The indices of the parentheses.
    package var opening: Int
    package var closing: Int
    /// The index of the first token: the outermost name before the called one, such as `SwiftUI` in
    /// `SwiftUI.Image("a")`. It is the called name itself if there is no other name, or if it follows a value.
    package var start: Int
    /// Whether a dot precedes the name.
    package var isMember: Bool

    /// The range of the whole call, which begins at the name if that follows a value.
    package var range: Range<Int> { start..<closing + 1 }
}

/// An argument of a call.
package struct SwiftArgument: Sendable, Hashable {
    /// The label; empty if there is none.
    package var label: String
    /// The range of the value's tokens.
    package var value: Range<Int>
}

extension SwiftCode {
    /// The number of names before a called one to look at.
    private static let longestChain = 12

    /// The calls in order. Declarations of functions are skipped.
    package var calls: some Sequence<SwiftCall> { tokens.indices.lazy.compactMap(call) }

    private func call(opening: Int) -> SwiftCall? {
        guard tokens[opening].kind == .openParenthesis, !tokens[opening].isApart, opening > 0,
            let closing = partner(of: opening)
        else { return nil }
        let name = opening - 1
        let isMember = kind(name - 1) == .dot
        guard [.word, .quotedWord, .directive].contains(tokens[name].kind), isMember || !isDeclared(name) else {
            return nil
        }
        return SwiftCall(
            name: name, opening: opening, closing: closing, start: isMember ? start(of: name) : name,
            isMember: isMember)
    }

    /// Returns whether a name is that of a declared function.
    private func isDeclared(_ name: Int) -> Bool {
        isText(name - 1, "func") || isText(name - 1, "macro") || isText(name, "init") || isText(name, "subscript")
    }

    /// Returns the index of the outermost name before a member, or that of the member if the chain does not begin with
    /// a name.
    private func start(of name: Int) -> Int {
        var index = name
        while kind(index - 1) == .dot {
            guard followsName(index - 1), name - index < 2 * Self.longestChain else { return name }
            index -= 2
        }
        return index
    }

    /// Returns whether a dot follows a name on its line, rather than a keyword as in `return .red`.
    private func followsName(_ dot: Int) -> Bool {
        guard let kind = kind(dot - 1), kind == .word || kind == .quotedWord, !tokens[dot].startsLine else {
            return false
        }
        if tokens[dot].isApart, isText(dot - 1, "unsafe") { return false }
        return self.kind(dot - 2) == .dot || !tokens[dot - 1].precedesExpression(in: bytes)
    }

    /// Returns whether the called name has no prefix, or only a module of Apple.
    package func isUnqualified(_ call: SwiftCall) -> Bool {
        if !call.isMember { return true }
        return call.name - call.start == 2 && Self.modules.contains { isText(call.start, $0) }
    }

    /// Returns a call of `Image.init(…)` as one of `Image(…)`, and any other call unchanged.
    package func named(_ call: SwiftCall) -> SwiftCall {
        guard call.isMember, call.start < call.name, isText(call.name, "init") else { return call }
        var named = call
        named.name -= 2
        named.isMember = kind(named.name - 1) == .dot
        return named
    }

    private static let modules: [StaticString] = ["SwiftUI", "UIKit", "AppKit"]

    /// Returns whether a call is that of a macro, `#macro(…)`, or the arguments of an attribute, `@Macro(…)`.
    package func isMacro(_ call: SwiftCall) -> Bool { kind(call.name) == .directive || isText(call.name - 1, "@") }

    /// Returns the arguments in the parentheses of a call.
    package func arguments(of call: SwiftCall) -> [SwiftArgument] { arguments(between: call.opening, call.closing) }

    /// Returns the arguments, or the elements of an array, between brackets.
    package func arguments(between opening: Int, _ closing: Int) -> [SwiftArgument] {
        var arguments: [SwiftArgument] = []
        var start = opening + 1
        var index = start
        while index <= closing {
            if index == closing || tokens[index].kind == .comma {
                if start < index { arguments.append(argument(start..<index)) }
                start = index + 1
            } else if tokens[index].isOpening, let partner = partner(of: index) {
                index = partner
            } else if let end = endOfGenericArguments(index) {
                index = end - 1
            }
            index += 1
        }
        return arguments
    }

    private func argument(_ range: Range<Int>) -> SwiftArgument {
        let isLabeled = range.count > 2 && tokens[range.lowerBound + 1].kind == .colon
        guard isLabeled, [.word, .quotedWord].contains(tokens[range.lowerBound].kind) else {
            return SwiftArgument(label: "", value: range)
        }
        return SwiftArgument(label: text(range.lowerBound), value: range.dropFirst(2))
    }
}
