import CodeGeneration
import DesignTokens
import Diagnostics

/// What changed between two states of the tokens and assets, and what that does to the Swift code that uses them.
package struct TokenComparison: Sendable {
    /// The tokens that changed: those of the new state in document order, then those that are gone, in the order of
    /// the old state.
    package let changes: [TokenChange]
    /// The assets that changed, in the order of the new catalogs, then those that are gone.
    package let assets: [AssetChange]
    /// The symbols that changed, in the same order.
    package let symbols: [SymbolChange]
    /// What the reader should know of the comparison as a whole, in sentences.
    package let notes: [String]
    package let breakingCount: Int
    /// The pairs of colors whose contrast is too little now, or enough again.
    package let contrast: [ContrastChange]
    /// What keeps the names that are gone because their tokens were renamed.
    package let formerNames: [FormerNames]
    private let counts: [TokenChange.Kind: Int]
    /// Whether any output takes a token, so that something can be said about Swift.
    let hasSymbols: Bool
    /// What the changes mean for Swift sources, where some were named.
    package var usage: SourceUsage?

    /// Compares two runs that were made under one configuration, at a cost that is linear in the tokens. What became of
    /// their assets, the files say. That there are no names in Swift is noted only where some are expected.
    package init(
        _ old: AnalyzedTokens, _ new: AnalyzedTokens, assets: [AssetChange] = [], expectsNames: Bool = true
    ) {
        let pairs = Matching(old.resolution.graph, new.resolution.graph)
        let modes = ModeMatching(old.resolution.modes, new.resolution.modes)
        let (oldTokens, newTokens) = (InspectedTokens(old), InspectedTokens(new))
        changes = TokenComparer(old: oldTokens, new: newTokens, pairs: pairs, modes: modes.all).changes()
        contrast = changes.isEmpty ? [] : ContrastComparer(old, new, pairs, modes).changes()
        let told = Set(changes.flatMap { [$0.old?.path, $0.new?.path].compactMap(\.self) })
        self.assets = assets.filter { !$0.isTold(by: told) }
        symbols = SymbolComparer(oldTokens, newTokens, pairs).changes()
        breakingCount = symbols.count(where: \.isBreaking)
        formerNames = FormerNameFinder(old: old, new: new).formerNames(for: symbols)
        counts = changes.reduce(into: [:]) { counts, change in
            for kind in change.kinds { counts[kind, default: 0] += 1 }
        }
        hasSymbols = old.hasSymbols || new.hasSymbols
        let untaken = hasSymbols || changes.isEmpty || !expectsNames ? nil : Self.untakenNote(new.configuration)
        notes = [old.note(on: "old"), new.note(on: "new"), untaken].compactMap { $0 } + Self.notes(on: modes)
    }

    package var isEmpty: Bool { changes.isEmpty && assets.isEmpty && symbols.isEmpty }

    /// Whether code that uses the tokens may no longer compile, or may mean something else.
    package var isBreaking: Bool { breakingCount > 0 }

    /// How many tokens changed in one way; a token that changed in several counts for each.
    package func count(of kind: TokenChange.Kind) -> Int { counts[kind] ?? 0 }

    /// How many assets changed in one way.
    func count(of kind: AssetChange.Kind) -> Int { assets.count { $0.kind == kind } }

    /// One line: `3 changed, 1 renamed, 2 added, 1 asset removed; 2 breaking`.
    package var summary: String {
        if isEmpty { return "no changes" }
        let tokens = [TokenChange.Kind.changed, .retargeted, .retyped, .renamed, .removed, .added].map { kind in
            (count: count(of: kind), text: "\(count(of: kind)) \(kind.rawValue)")
        }
        let assets = [AssetChange.Kind.changed, .removed, .added].map { kind in
            (count: count(of: kind), text: "\(Wording.count(count(of: kind), "asset")) \(kind.rawValue)")
        }
        let all = (tokens + assets).filter { $0.count > 0 }.map(\.text)
        let changed = all.isEmpty ? "no token changed" : all.joined(separator: ", ")
        return hasSymbols ? "\(changed); \(breakingCount) breaking" : changed
    }

    /// What is to be known of the modes. Their names stay out of sentences, because they come from token files.
    private static func notes(on modes: ModeMatching) -> [String] {
        func note(_ count: Int, _ side: String) -> String? {
            count == 0 ? nil : "\(Wording.count(count, "mode")) in the \(side) tokens only, and not compared"
        }
        let other =
            modes.hasOtherDefault ? "another mode is generated than before: each mode is compared with itself" : nil
        return [note(modes.goneCount, "old"), note(modes.addedCount, "new"), other].compactMap { $0 }
    }

    private static func untakenNote(_ configuration: Configuration) -> String {
        let advice =
            configuration.path == nil
            ? "name the project's configuration with --config, or write one with TokenGenerator init"
            : "check the \"groups\" and \"types\" of the outputs"
        return "no output of the configuration takes any of these tokens, so nothing is said about Swift: " + advice
    }
}

extension AnalyzedTokens {
    /// Whether any output takes a token or an image.
    fileprivate var hasSymbols: Bool {
        symbols.outputs.contains { !$0.tokens.isEmpty || !$0.assets.names.isEmpty }
    }

    /// That this side could not be read whole.
    fileprivate func note(on side: String) -> String? {
        let errors = readingDiagnostics.count { $0.severity == .error }
        if errors == 0 { return nil }
        return "\(Wording.count(errors, "error")) in the \(side) tokens: only what could be read is compared"
    }
}
