import Diagnostics

/// How much units of a kind must have in common to be modes of one collection. This is the only table of such shares.
package struct ModeOverlapRule: Sendable {
    /// The shares of their tokens that two units must have in common, in hundredths.
    package struct Share: Sendable {
        var ofSmaller: Int
        var ofLarger = 0

        /// Returns whether two units have enough in common.
        ///
        /// - Parameters:
        ///   - count: The number of tokens that they have in common.
        ///   - sizes: The numbers of tokens of the units, the smaller one first.
        /// - Returns: Whether the count reaches both shares.
        package func isReached(by count: Int, of sizes: [Int]) -> Bool {
            count * 100 >= sizes[0] * ofSmaller && count * 100 >= sizes[sizes.count - 1] * ofLarger
        }
    }

    /// What several units are called in messages.
    var plural: String
    /// For two units of which both or neither are dark.
    var alike: Share
    /// For a dark unit and one that is not: the dark one may lag behind, or override a part.
    var darkened: Share
    /// Whether names of units that are alike may differ in one part only.
    var needsRelatedNames = false
    /// Whether no third unit may define the tokens of units that are alike.
    var isExclusive = false
    /// Whether a dark unit may have most of its tokens in common with several others together.
    var mayDarkenSeveral = false
    /// What a user can do if units are no modes.
    var advice: String?

    var needsAllTokens: Bool { alike.ofLarger == 100 }

    private static let all = Share(ofSmaller: 100, ofLarger: 100)
    /// So many that an export of one mode may lag behind another by the rest, or that the rest was deleted or never published.
    package static let most = Share(ofSmaller: 80)
    private static let mostOfEqualSize = Share(ofSmaller: 80, ofLarger: 50)
    private static let half = Share(ofSmaller: 50)

    /// Files that are collections by themselves otherwise: tokens that two of them define would be an error.
    static let files = ModeOverlapRule(plural: "files", alike: all, darkened: most, mayDarkenSeveral: true)
    /// Files of which later ones replace the tokens of earlier ones otherwise.
    static let mergedFiles = ModeOverlapRule(
        plural: "files", alike: all, darkened: most, isExclusive: true, mayDarkenSeveral: true)
    /// Folders side by side: a smaller one may override a larger one.
    static let folders = ModeOverlapRule(plural: "folders", alike: mostOfEqualSize, darkened: most)
    /// Token sets of a project without themes: they all apply otherwise, and a dark one may add tokens.
    static let tokenSets = ModeOverlapRule(
        plural: "token sets", alike: most, darkened: half, needsRelatedNames: true,
        advice: "to have one replace the tokens of another, add a theme that selects both")
    /// Groups side by side that are named after appearances.
    static let groups = ModeOverlapRule(
        plural: "groups", alike: mostOfEqualSize, darkened: most,
        advice: "to keep them apart, set \"modeGroups\": [] on the file in \"sources\"")

    /// Returns the note that some units are modes because of their tokens.
    ///
    /// - Parameters:
    ///   - units: The units as messages call them, each with its mode, unless that has the same name.
    ///   - location: Where the first one is.
    /// - Returns: The note, which lists them all.
    func note(on units: [(name: String, mode: String?)], at location: SourceLocation?) -> Diagnostic {
        let list = units.map { unit in unit.name + (unit.mode.map { " (\($0))" } ?? "") }.joined(separator: ", ")
        return Diagnostic(
            .note, .inferredModes, "these \(plural) define the same tokens and are used as modes: \(list)",
            at: location, notes: advice.map { [Diagnostic.Note($0)] } ?? [])
    }
}
