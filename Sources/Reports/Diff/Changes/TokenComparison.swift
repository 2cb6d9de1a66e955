import CodeGeneration
import DesignTokens
import Diagnostics

/// The changes between two states of tokens and assets, and their effect on Swift code.
package struct TokenComparison: Sendable {
    /// The changed tokens: those of the new state in document order, then the removed ones in old order.
    package let changes: [TokenChange]
    /// The changed assets in the order of the new catalogs, then the removed ones.
    package let assets: [AssetChange]
    /// The changed symbols, in the same order.
    package let symbols: [SymbolChange]
    /// Notes about the comparison as a whole.
    package let notes: [String]
    package let breakingCount: Int
    /// The pairs of colors whose contrast became too low or sufficient.
    package let contrast: [ContrastChange]
    /// The configuration that keeps the old names of renamed tokens.
    package let formerNames: [FormerNames]
    private let counts: [TokenChange.Kind: Int]
    /// Whether any output selects a token, so that Swift names can be compared.
    let hasSymbols: Bool
    /// The matches between the tokens of both sides.
    let pairs: Matching
    /// The effect on Swift sources, if some were searched.
    package var usage: SourceUsage?

    /// Compares two runs with the same configuration, whose assets have been compared, in linear time. A note about
    /// missing Swift names appears only if some are expected.
    init(
        _ old: AnalyzedTokens, _ new: AnalyzedTokens, assets: [AssetChange] = [],
        renamedAssets renamed: RenamedAssets = RenamedAssets(), expectsNames: Bool = true
    ) {
        pairs = Matching(old.resolution.graph, new.resolution.graph, renamed: renamed.tokenPaths)
        let modes = ModeMatching(old.resolution.modes, new.resolution.modes)
        let (oldTokens, newTokens) = (InspectedTokens(old), InspectedTokens(new))
        changes = TokenComparer(old: oldTokens, new: newTokens, pairs: pairs, modes: modes.all).changes()
        contrast = changes.isEmpty ? [] : ContrastComparer(old, new, pairs, modes).changes()
        let reported = Set(changes.flatMap { [$0.old?.path, $0.new?.path].compactMap(\.self) })
        self.assets = assets.filter { !$0.isReported(by: reported) }
        symbols = SymbolComparer(oldTokens, newTokens, pairs, renamed).changes()
        breakingCount = symbols.count(where: \.isBreaking)
        formerNames = FormerNameFinder(old: old, new: new).formerNames(for: symbols, renamed)
        counts = changes.reduce(into: [:]) { counts, change in
            for kind in change.kinds { counts[kind, default: 0] += 1 }
        }
        hasSymbols = old.hasSymbols || new.hasSymbols
        let untaken = hasSymbols || changes.isEmpty || !expectsNames ? nil : Self.untakenNote(new.configuration)
        notes = [old.note(on: "old"), new.note(on: "new"), untaken].compactMap { $0 } + Self.notes(on: modes)
    }

    package var isEmpty: Bool { changes.isEmpty && assets.isEmpty && symbols.isEmpty }

    /// Whether code that uses the tokens may no longer compile or has another meaning.
    package var isBreaking: Bool { breakingCount > 0 }

    /// Returns the number of tokens with a kind of change; a token with several counts for each.
    package func count(of kind: TokenChange.Kind) -> Int { counts[kind] ?? 0 }

    /// Returns the number of assets with a kind of change.
    func count(of kind: AssetChange.Kind) -> Int { assets.count { $0.kind == kind } }

    /// A summary: `3 changed, 1 renamed, 2 added, 1 asset removed; 2 breaking`.
    package var summary: String {
        if isEmpty { return "no changes" }
        let tokens = [TokenChange.Kind.changed, .retargeted, .retyped, .renamed, .removed, .added].map { kind in
            (count: count(of: kind), text: "\(count(of: kind)) \(kind.rawValue)")
        }
        let assets = [AssetChange.Kind.changed, .renamed, .moved, .removed, .added].map { kind in
            (count: count(of: kind), text: "\(Wording.count(count(of: kind), "asset")) \(kind.rawValue)")
        }
        let all = (tokens + assets).filter { $0.count > 0 }.map(\.text)
        let changed = all.isEmpty ? "no token changed" : all.joined(separator: ", ")
        return hasSymbols ? "\(changed); \(breakingCount) breaking" : changed
    }

    /// Returns notes about modes. They contain no names, which come from token files.
    private static func notes(on modes: ModeMatching) -> [String] {
        func note(_ count: Int, _ side: String) -> String? {
            let (exist, are) = count == 1 ? ("exists", "is") : ("exist", "are")
            return count == 0
                ? nil : "\(Wording.count(count, "mode")) \(exist) only in the \(side) tokens and \(are) not compared"
        }
        let other =
            modes.hasOtherDefault ? "the default mode has changed; modes are compared by name" : nil
        return [note(modes.goneCount, "old"), note(modes.addedCount, "new"), other].compactMap { $0 }
    }

    private static func untakenNote(_ configuration: Configuration) -> String {
        let advice =
            configuration.path == nil
            ? "pass the project's configuration with --config, or create one with 'TokenGenerator init'"
            : "check the \"groups\" and \"types\" of the outputs"
        return "no output of the configuration selects any of these tokens, so Swift names are not compared; " + advice
    }
}

extension AnalyzedTokens {
    /// Whether any output selects a token or an image.
    fileprivate var hasSymbols: Bool {
        symbols.outputs.contains { !$0.tokens.isEmpty || !$0.assets.names.isEmpty }
    }

    /// Returns a note that this side could not be read completely.
    fileprivate func note(on side: String) -> String? {
        let errors = readingDiagnostics.count { $0.severity == .error }
        if errors == 0 { return nil }
        return "\(Wording.count(errors, "error")) in the \(side) tokens; only the readable tokens are compared"
    }
}
