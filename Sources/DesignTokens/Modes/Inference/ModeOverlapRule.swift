import Diagnostics

/// The proportion of common tokens that makes units of a kind modes of one collection. This is the only table of such
/// thresholds.
package struct ModeOverlapRule: Sendable {
    /// The required proportions of common tokens, in percent.
    package struct Share: Sendable {
        var ofSmaller: Int
        var ofLarger = 0

        /// Returns whether two units have enough tokens in common.
        ///
        /// - Parameters:
        ///   - count: The number of tokens that they have in common.
        ///   - sizes: The numbers of tokens of the units, the smaller one first.
        /// - Returns: Whether the count reaches both shares.
        package func isReached(by count: Int, of sizes: [Int]) -> Bool {
            count * 100 >= sizes[0] * ofSmaller && count * 100 >= sizes[sizes.count - 1] * ofLarger
        }
    }

    enum Kind {
        case files, mergedFiles, folders, sets, groups
    }

    /// The kind of unit, which determines how modes are named and composed: a mode is one file, unless files are merged or
    /// sets are enabled together.
    var kind: Kind
    /// The plural of the kind of unit for messages.
    var plural: String
    /// The threshold for two units that are both plain, or both variants.
    var alike: Share
    /// The threshold for a variant and a plain unit, because the variant may be incomplete, or override a part.
    var variant: Share
    /// The threshold for a variant if there are only a few: many are rather the dark files of as many plain ones.
    var fewVariants: Share?
    /// The threshold for two files in a folder whose name says that those inside are modes.
    var siblings: Share?
    /// How many variants are a few.
    static let fewVariantsLimit = 8
    /// Whether a variant may have most of its tokens in common with several others together.
    var mayOverrideSeveral = false
    /// What to do if the units are not modes.
    var advice: String?

    var needsAllTokens: Bool { alike.ofLarger == 100 }

    private static let all = Share(ofSmaller: 100, ofLarger: 100)
    /// A threshold that tolerates an outdated export of one mode, and variables that were deleted or never published.
    package static let most = Share(ofSmaller: 80)
    private static let mostOfEqualSize = Share(ofSmaller: 80, ofLarger: 50)
    private static let half = Share(ofSmaller: 50)
    private static let any = Share(ofSmaller: 0)

    /// Files that would otherwise be single collections, where tokens defined by two of them are an error.
    static let files = ModeOverlapRule(
        kind: .files, plural: "files", alike: all, variant: most, fewVariants: any, siblings: mostOfEqualSize,
        mayOverrideSeveral: true)
    /// Files that would otherwise be merged, where later ones override the tokens of earlier ones.
    static let mergedFiles = ModeOverlapRule(
        kind: .mergedFiles, plural: "files", alike: all, variant: most, siblings: mostOfEqualSize,
        mayOverrideSeveral: true)
    /// Sibling folders; a smaller one may override a larger one.
    static let folders = ModeOverlapRule(
        kind: .folders, plural: "folders", alike: mostOfEqualSize, variant: most)
    /// Token sets that no theme chooses between. All of them are enabled, and a variant may add tokens.
    static let tokenSets = ModeOverlapRule(
        kind: .sets, plural: "token sets", alike: most, variant: half,
        advice: "to choose among them differently, add themes")
    /// Sibling groups that are named after appearances.
    static let groups = ModeOverlapRule(
        kind: .groups, plural: "groups", alike: mostOfEqualSize, variant: most,
        advice: "to keep them apart, set \"modeGroups\": [] on the file in \"sources\", and remove their modes from "
            + "\"appearances\" and \"themes\"")

    /// Returns the note that some modes were inferred from their tokens.
    ///
    /// - Parameters:
    ///   - modes: The modes, with the names of their places for messages.
    ///   - location: The place of the first one.
    ///   - areWhole: Whether each defines all of the tokens, as far as their number shows.
    /// - Returns: The note, which lists them all.
    func note(on modes: [ModeInference.Mode], at location: SourceLocation?, areWhole: Bool = true) -> Diagnostic {
        let list = modes.flatMap { mode in
            mode.places.map { kind == .sets ? "\"\($0)\"" : "\($0) (\(mode.name))" }
        }.joined(separator: ", ")
        let shared = (areWhole ? "" : "some of ") + "the same tokens"
        return Diagnostic(
            .note, .inferredModes, "these \(plural) define \(shared) and are used as modes: \(list)",
            at: location, notes: advice.map { [Diagnostic.Note($0)] } ?? [])
    }
}
