/// The state of the text of a token.
enum TextState: Equatable {
    case unseen, open
    /// The text after substitution, or `nil` after an error, which has been reported.
    case done(String?)
}

/// Replaces references inside strings by the texts that they lead to, once per token.
///
/// There is no recursion, so that chains of any length are followed.
extension StudioEvaluator {
    /// The text of a token, after those of all tokens that it refers to, or `nil` after an error, which has been
    /// reported.
    mutating func evaluated(_ token: Int) -> String? {
        var stack = texts[token] == .unseen ? [token] : []
        while let current = stack.last {
            // Two tokens on the way needed it.
            if case .done = texts[current] {
                stack.removeLast()
                continue
            }
            texts[current] = .open
            let needed = attempt(current)
            if needed.isEmpty {
                stack.removeLast()
            } else if let open = needed.first(where: { texts[$0] == .open }) {
                let start = stack.lastIndex(of: open) ?? 0
                reportCycle(stack[start...])
                for link in stack[start...] { texts[link] = .done(nil) }
                stack.removeSubrange(start...)
            } else {
                stack += needed
            }
        }
        if case .done(let text) = texts[token] { return text }
        return nil
    }
}
