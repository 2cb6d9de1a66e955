/// How much units of a kind must have in common to be modes of one collection.
struct ModeOverlapRule {
    /// The shares of their tokens that two units must have in common, in hundredths.
    struct Share {
        var ofSmaller: Int
        var ofLarger = 0

        /// - Parameter sizes: The numbers of tokens of the units, the smaller one first.
        func isReached(by count: Int, of sizes: [Int]) -> Bool {
            count * 100 >= sizes[0] * ofSmaller && count * 100 >= sizes[sizes.count - 1] * ofLarger
        }
    }

    /// For two units of which both or neither are dark.
    var alike: Share
    /// For a dark unit and one that is not: the dark one may lag behind, or override a part.
    var darkened: Share
    /// Whether names of units that are alike may differ in one part only.
    var needsRelatedNames = false
    /// Whether no third unit may define their tokens.
    var isExclusive = false
    /// Whether a dark unit may have most of its tokens in common with several others together.
    var mayDarkenSeveral = false

    var needsAllTokens: Bool { alike.ofLarger == 100 }

    private static let all = Share(ofSmaller: 100, ofLarger: 100)
    private static let most = Share(ofSmaller: 80)
    private static let mostOfEqualSize = Share(ofSmaller: 80, ofLarger: 50)
    private static let half = Share(ofSmaller: 50)

    /// Files that are collections by themselves otherwise: tokens that two of them define would be an error.
    static let files = ModeOverlapRule(alike: all, darkened: most, mayDarkenSeveral: true)
    /// Files of which later ones replace the tokens of earlier ones otherwise.
    static let mergedFiles = ModeOverlapRule(alike: all, darkened: most, isExclusive: true)
    /// Folders side by side: a smaller one may override a larger one.
    static let folders = ModeOverlapRule(alike: mostOfEqualSize, darkened: most)
    /// Token sets of a project without themes: they all apply otherwise, and a dark one may add tokens.
    static let tokenSets = ModeOverlapRule(alike: most, darkened: half, needsRelatedNames: true)
    /// Groups side by side that are named after appearances.
    static let groups = ModeOverlapRule(alike: mostOfEqualSize, darkened: most)
    /// Files that hold the variables of a collection which references from others name: some may be deleted or not published.
    static let variables = most
}
