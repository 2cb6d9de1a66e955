extension [Diagnostic] {
    /// The diagnostics without those that others make superfluous, whatever a command does with losses.
    package var condensed: [Diagnostic] { joinedByCause.withoutKnownLosses }

    /// The diagnostics in which those of a wrongly guessed file, and many references into one missing group, are one.
    var joinedByCause: [Diagnostic] {
        let members = reduce(into: [DiagnosticFact: [Diagnostic]]()) { members, diagnostic in
            if let cause = diagnostic.cause { members[cause, default: []].append(diagnostic) }
        }.filter { $0.value[0].isCommonCause(of: $0.value) }
        var reported: Set<DiagnosticFact> = []
        return members.isEmpty
            ? self
            : compactMap { diagnostic in
                guard let cause = diagnostic.cause, let all = members[cause] else { return diagnostic }
                return reported.insert(cause).inserted ? diagnostic.joined(with: all) : nil
            }
    }

    /// The diagnostics without those about tokens that another error costs.
    var withoutKnownLosses: [Diagnostic] {
        guard contains(where: { $0.code == .leftOut }) else { return self }
        let known = Set(lazy.filter { $0.severity == .error && $0.code != .leftOut }.flatMap(\.lostTokens))
        return filter { $0.code != .leftOut || !$0.lostTokens.allSatisfy(known.contains) }
    }
}

extension Diagnostic {
    /// What makes diagnostics the same problem: the name of a group, or the diagnostic about a file.
    fileprivate var cause: DiagnosticFact? {
        switch fact {
        case .missingGroup(let group, _): .missingGroup(group, path: "")
        case .wrongGuess: fact
        case .finding, nil: nil
        }
    }

    /// Whether all diagnostics with the same cause are joined: many references of several tokens into a missing group. One
    /// token can have a reference in each mode.
    fileprivate func isCommonCause(of all: [Diagnostic]) -> Bool {
        guard case .missingGroup = fact else { return true }
        return all.count >= Self.manyReferences && Set(all.lazy.flatMap(\.lostTokens)).count > 1
    }

    private static let manyReferences = 10

    /// Returns the diagnostic about everything that has one cause, of which this is the first.
    fileprivate func joined(with all: [Diagnostic]) -> Diagnostic {
        let tokens = all.flatMap(\.lostTokens).uniqueInOrder
        switch fact {
        case .missingGroup(let group, let path):
            var result = self
            result.message =
                "cannot find the group '\(group)'; \(Wording.count(tokens.count, "token")) refer to tokens in it, such as "
                + "'\(path)'"
            result.loss = .tokens(tokens)
            return result
        case .wrongGuess(var result):
            // A lost detail may belong to a token that an output uses.
            let isDetail = all.contains { $0.severity == .error && $0.loss == .detail && $0.code.contradictsFormat }
            result.loss = isDetail ? .detail : .tokens(tokens)
            return result
        case .finding, nil: return self
        }
    }
}
