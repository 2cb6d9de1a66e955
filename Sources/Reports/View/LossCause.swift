import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// The problem for which a token is left out. Another token can have it.
package struct LossCause: Sendable {
    /// The path of references: the token, a token that it refers to, and so on, up to the one with the problem.
    package let way: [InspectedToken]
    package let problem: Diagnostic
}

extension InspectedToken {
    /// The nearest problem for which the token is left out; `nil` if it is not left out, or no diagnostic explains it.
    package var lossCause: LossCause? {
        guard isLeftOut else { return nil }
        var ways: [(token: InspectedToken, before: Int?)] = [(self, nil)]
        var seen: Set<Int> = [number]
        var next = 0
        while next < ways.count {
            let token = ways[next].token
            if let own = token.ownProblem {
                var (way, place) = ([InspectedToken](), Optional(next))
                while let current = place {
                    way.append(ways[current].token)
                    place = ways[current].before
                }
                return LossCause(way: way.reversed(), problem: own)
            }
            for target in token.lostTargets where seen.insert(target.number).inserted { ways.append((target, next)) }
            next += 1
        }
        return losses.first.map { LossCause(way: [self], problem: $0) }
    }

    /// The tokens that it refers to in any mode and that are left out.
    private var lostTargets: [InspectedToken] {
        values.flatMap { value in ([value.target].compactMap(\.self) + value.parts).filter(\.isLeftOut) }
    }

    /// The error about the token itself.
    private var ownProblem: Diagnostic? { losses.first { $0.severity == .error && $0.code != .leftOut } }
}
