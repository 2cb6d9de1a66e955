import CodeGeneration
import DesignTokens
import Diagnostics

/// What a page shows, complete in memory. Lists are flat: what belongs together is a range of the list below.
struct Page: Sendable {
    /// How many notes a problem can have, marks a row, and parts a path.
    static let partLimit = 8

    var title = "Design tokens"
    /// How much there is: `115 tokens`, `2 modes`.
    var counts: [String] = []
    /// The files, as the configuration spells them.
    var sources: [String] = []
    var modes: [PageMode] = []
    var filters: [PageFilter] = []
    var options: [PageOption] = []
    var problems: [PageProblem] = []
    var chapters: [PageChapter] = []
    var sections: [PageSection] = []
    var rows: [PageRow] = []
    var cells: [PageCell] = []
    var targets: [PageTarget] = []
    var images: [PageImage] = []
    var pictures: [PagePicture] = []
    var checks: [PageCheck] = []
    /// How many checks there is no room for.
    var hiddenChecks = 0
    var links: [PageLink] = []
    /// Whether a server shows it, and tells it of newer ones.
    var isServed = false
    /// What is not in the page, as sentences.
    var omissions: [String] = []
    var palette = Numbered<ColorValue>()
    var classes = ValueClasses()
    var fonts: [PageFonts.Font] = []

    /// What the templates of the style sheet and of the script became, and the data for the script.
    var style = ""
    var script = ""
    var data = ""
}

/// A combination of modes that has a column of its own.
struct PageMode: Sendable {
    /// Its number among those of the resolution.
    var number: Int
    var name: String
    var isDark: Bool
}

/// Something to look at: a token that is left out, or a choice that was not clear.
struct PageProblem: Sendable {
    var severity: String
    var message: String
    var place: String
    var code: String
    var notes: [String]
}

/// Tokens of one sort.
struct PageChapter: Sendable {
    var kind: ChapterKind
    var sections: Range<Int>
    var count: Int
}

/// A table: the tokens of a group, or some of them.
struct PageSection: Sendable {
    var anchor: String
    /// The path of the group.
    var path: String
    /// Which part of a large group it is: `2 of 19`.
    var part = ""
    var rows = 0..<0
    /// The modes with a column, as places in those of the page; none where tokens are the same in all.
    var columns: [Int] = []
    var hasTargets = false
    /// How many modes have no column.
    var hiddenModes = 0
    /// The class that says how high the table will be.
    var heightClass: Int?
}

/// A token.
struct PageRow: Sendable {
    /// Its number in the graph.
    var token: Int
    var anchor: String
    /// Its path inside the group of its section.
    var name: String
    /// Whether that is its whole path.
    var isNamedByPath: Bool
    /// What code says for it; empty where no output takes it.
    var symbol: String
    var cells = 0..<0
    /// What it refers to, each target once.
    var targets = 0..<0
    /// What is to be known of it.
    var states: [PageState] = []
    /// The words for that, but for what its cells show.
    var marks: [String] { states.filter { $0 != .differs }.map(\.rawValue) }
}

/// What a token refers to.
struct PageTarget: Sendable {
    /// The modes in which it does, as places in those of the page; none where it does in all that are shown.
    var modes: [Int]
    /// The names of these.
    var modeNames: String
    /// The path in parts, behind which a line can end.
    var pathParts: [String]
    /// Where it is on the page.
    var anchor: String
}

/// A value in a mode.
struct PageCell: Sendable {
    /// The mode, as a place in those of the page; `nil` in a table without modes.
    var mode: Int?
    /// Whether it is the value of the first mode, too.
    var isSame = false
    var drawing = Drawing.nothing
    var text = ""
    /// What is to be known of the drawing: `outside sRGB`.
    var note = ""
}

/// An image set of a catalog.
struct PageImage: Sendable {
    var anchor: String
    var name: String
    var symbol: String
    var pictures: Range<Int>
    /// How large it is, or why it is not shown.
    var note: String
}

/// How many tokens of one section refer to tokens of another.
struct PageLink: Sendable {
    /// The sections, as places in those of the page.
    var from: Int
    var to: Int
    var count: Int
}
