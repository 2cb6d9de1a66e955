import CodeGeneration
import DesignTokens
import Diagnostics

/// All tokens of a run, and what is asked of them by people: what each is in every mode, and why.
///
/// What costs more than a look at one token is found once, for all of them, when this is made; the rest when it is asked for.
/// An object, so that every ``InspectedToken`` can have it.
package final class InspectedTokens: Sendable {
    package let run: AnalyzedTokens
    package let references: TokenReferences
    /// What code of each unit says for tokens.
    package let expressions: [Expressions]
    /// Values as people read them.
    package let texts: ValueText
    let declarations: TokenDeclarations
    let losses: TokenLosses

    package init(_ run: AnalyzedTokens) {
        self.run = run
        references = TokenReferences(run.resolution)
        expressions = run.symbols.units.map { unit in
            Expressions(
                run.resolution, unit.symbols, unit.language, baseFontSize: run.configuration.baseFontSize,
                fonts: run.fonts)
        }
        texts = ValueText(baseFontSize: run.configuration.baseFontSize)
        declarations = TokenDeclarations(run.symbols, tokenCount: run.resolution.graph.tokens.count)
        losses = TokenLosses(run)
    }

    package var resolution: Resolution { run.resolution }
    package var graph: TokenGraph { run.resolution.graph }

    /// How many tokens there are, those included that are left out; their numbers are those of the graph.
    package var count: Int { graph.tokens.count }

    package subscript(number: Int) -> InspectedToken { InspectedToken(all: self, number: number) }

    /// The tokens that can be used.
    package var usable: [InspectedToken] { run.usableTokens.map { self[$0] } }

    /// The tokens that are left out.
    package var leftOut: [InspectedToken] { resolution.leftOut.sorted().map { self[$0] } }
}
