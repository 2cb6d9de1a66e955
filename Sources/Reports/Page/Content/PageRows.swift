import CodeGeneration
import DesignTokens
import Diagnostics
import Mustache

/// The rows of all tables. Values for templates are computed on request.
struct PageRows: Sendable {
    /// The rows in order.
    var all: [PageRow] = []
    /// The cells of all rows, in sequence.
    var cells: [PageCell] = []
    /// The targets of all rows, in sequence.
    var targets: [PageTarget] = []
    /// The colors in modes without a column.
    var hiddenColors: [ColorValue] = []
    /// The values of all rows, in sequence.
    var values: [PageValue] = []
    /// The motions of all cells.
    var motions: [Motion] = []
    /// The names of the modes with columns.
    var modeNames: [String] = []
    /// The colors of the page.
    private(set) var colors: [PageColor] = []
    /// All tokens of the graph, and the anchor of each.
    private var tokens: [Token] = []
    private(set) var anchors: [String] = []

    init() {}

    init(_ tokens: [Token], anchors: [String]) {
        all.reserveCapacity(tokens.count)
        self.tokens = tokens
        self.anchors = anchors
    }

    /// The sorts of frames. Those of parts have the index of the row or token with the text, and of the part.
    private enum Sort {
        static let row: Int32 = 3
        static let cell: Int32 = 4
        static let target: Int32 = 5
        static let mark: Int32 = 6
        /// A color on white, and on black.
        static let contrast: Int32 = 7
        static let color: Int32 = 8
        static let namePart: Int32 = 9
        static let symbolPart: Int32 = 10
        static let pathPart: Int32 = 11
    }

    /// Returns a list of rows.
    static func list(_ rows: Range<Int>) -> MustacheValue { list(Sort.row, rows) }

    private static func list(_ kind: Int32, _ indices: Range<Int>) -> MustacheValue {
        .range(MustacheFrame(kind: kind, index: Int32(indices.lowerBound)), count: indices.count)
    }

    func value(of key: PageKey, in frame: MustacheFrame) -> MustacheValue? {
        let index = Int(frame.index)
        switch frame.kind {
        case Sort.row: return value(of: key, inRow: index)
        case Sort.cell: return value(of: key, inCell: index)
        case Sort.target: return value(of: key, inTarget: index)
        case Sort.mark: return key == .text ? .text(PageState.allCases[index].rawValue) : nil
        case Sort.contrast:
            let color = index / 2
            return Self.value(of: key, index % 2 == 0 ? colors[color].onWhite : colors[color].onBlack)
        case Sort.color: return value(of: key, inColor: index)
        default: return key == .text ? .text(part(index % Page.partLimit, of: frame.kind, index / Page.partLimit)) : nil
        }
    }

    // MARK: - Rows

    // Read single properties of array elements, because copying a whole element is slow.
    private func value(of key: PageKey, inRow index: Int) -> MustacheValue? {
        switch key {
        case .anchor: return .text(anchors[all[index].token])
        case .name: return .text(all[index].name)
        case .nameParts: return parts(Sort.namePart, index, of: all[index].name)
        case .nameEnd: return .text(DottedText(all[index].name).end)
        case .symbol: return .text(all[index].symbol)
        case .symbolParts: return parts(Sort.symbolPart, index, of: all[index].symbol)
        case .symbolEnd: return .text(DottedText(all[index].symbol).end)
        case .description: return .text(all[index].description)
        case .cells: return Self.list(Sort.cell, all[index].cells)
        case .targets: return Self.list(Sort.target, all[index].targets)
        case .marks:
            // The cells already show differences.
            let marks = PageState.allCases.indices.filter {
                PageState.allCases[$0] != .differs && all[index].states.contains(PageState.allCases[$0])
            }
            return .frames(marks.map { MustacheFrame(kind: Sort.mark, index: Int32($0)) })
        default: return nil
        }
    }

    private func value(of key: PageKey, inTarget index: Int) -> MustacheValue? {
        let (token, columns) = (targets[index].token, targets[index].columns)
        switch key {
        case .anchor: return .text(anchors[token])
        case .modeNames: return .text(columns.map { modeNames[$0] }.joined(separator: ", "))
        case .modeClasses:
            return .text(columns.isEmpty ? "" : (["in"] + columns.map { "in\($0)" }).joined(separator: " "))
        case .pathParts: return parts(Sort.pathPart, token, of: tokens[token].path)
        case .pathEnd: return .text(Diagnostic.visible(DottedText(tokens[token].path).end))
        default: return nil
        }
    }

    private func parts(_ kind: Int32, _ index: Int, of text: String) -> MustacheValue {
        let start = index * Page.partLimit
        return Self.list(kind, start..<start + DottedText(text).partCount)
    }

    private func part(_ number: Int, of kind: Int32, _ index: Int) -> String {
        switch kind {
        case Sort.namePart: DottedText(all[index].name).part(number)
        case Sort.symbolPart: DottedText(all[index].symbol).part(number)
        default: Diagnostic.visible(DottedText(tokens[index].path).part(number))
        }
    }

    // MARK: - Cells

    private func value(of key: PageKey, inCell index: Int) -> MustacheValue? {
        switch key {
        case .modeNumber: .text(cells[index].mode.map { String($0) } ?? "")
        case .isSame: .flag(cells[index].isSame)
        case .text: .text(cells[index].text)
        case .note: .text(cells[index].note)
        case .modeName: .text(cells[index].isNamed ? cells[index].mode.map { modeNames[$0] } ?? "" : "")
        case .isRamp: .flag(cells[index].isInRamp)
        case .contrasts: contrasts(of: cells[index].drawing)
        case .valueClass:
            if let color = cells[index].drawing.color {
                .text(colors[color].className)
            } else {
                cells[index].drawing.value(of: key)
            }
        default:
            if case .motion(let motion) = cells[index].drawing, let value = motions[motion].value(of: key) {
                value
            } else {
                cells[index].drawing.value(of: key)
            }
        }
    }

    /// The contrast of a color on white and on black.
    private func contrasts(of drawing: Drawing) -> MustacheValue {
        guard let color = drawing.color else { return .frames([]) }
        return Self.list(Sort.contrast, 2 * color..<2 * color + 2)
    }

    private static func value(of key: PageKey, _ contrast: PageColor.Legibility?) -> MustacheValue? {
        switch key {
        case .ratio: contrast.map { .text($0.ratio) }
        case .passes: contrast.map { .flag($0.passes) }
        default: nil
        }
    }

    // MARK: - Colors

    /// All colors, and those outside sRGB.
    var colorList: MustacheValue { Self.list(Sort.color, colors.indices) }
    var wideColorList: MustacheValue {
        .frames(
            colors.indices.filter { !colors[$0].wide.isEmpty }
                .map { MustacheFrame(kind: Sort.color, index: Int32($0)) })
    }

    private func value(of key: PageKey, inColor index: Int) -> MustacheValue? {
        switch key {
        case .number: .text(String(index))
        case .plain: .text(colors[index].plain)
        case .wide: .text(colors[index].wide)
        default: nil
        }
    }

    /// Sets the colors of all cells and their CSS, with the contrasts of those in ramps.
    mutating func setColors(_ values: [ColorValue], _ plainCSS: [String]) {
        colors = values.indices.map {
            PageColor(className: "c" + String($0), plain: plainCSS[$0], wide: values[$0].wideCSS ?? "")
        }
        for cell in cells.indices where cells[cell].isInRamp {
            guard let color = cells[cell].drawing.color, colors[color].onWhite == nil else { continue }
            let contrasts = Contrast.onWhiteAndBlack(values[color])
            colors[color].onWhite = PageColor.Legibility(contrasts.white)
            colors[color].onBlack = PageColor.Legibility(contrasts.black)
        }
    }
}

/// A color of the page for cells.
struct PageColor: Sendable {
    /// The contrast on a background.
    struct Legibility: Sendable {
        var ratio: String
        /// Whether it is sufficient for text.
        var passes: Bool

        init(_ contrast: Contrast) {
            ratio = contrast.ratioText
            passes = contrast >= Contrast(4.5)
        }
    }

    var className: String
    /// The CSS for every screen, and for wide-gamut screens; empty if sRGB contains it.
    var plain, wide: String
    /// The contrast on white and on black; only in ramps.
    var onWhite, onBlack: Legibility?
}

/// The row of a token.
struct PageRow: Sendable {
    /// The graph index of the token.
    var token: Int
    /// The part of the path inside its section's group.
    var name: String
    /// Whether the name is the whole path.
    var isNamedByPath: Bool
    /// The symbol in code; empty if no output selects the token.
    var symbol: String
    /// The description of its file in one line.
    var description: String
    /// The states of the token.
    var states: [PageState]
    /// The values in the modes that it depends on, the cells and the targets, as ranges of all of them.
    var values: Range<Int>
    var cells: Range<Int>
    var targets: Range<Int>
    /// The graph index of the token that it refers to in the first combination of modes.
    var firstTarget: Int?
}

/// A value of a token, for the details.
struct PageValue: Sendable {
    enum Content: Sendable {
        case text(String)
        /// The index of a color that a cell shows.
        case swatch(Int)
        /// A color in a mode without a column, by its index among such colors.
        case color(Int)
    }

    /// The index of the combination of modes; `nil` if the token is the same in all.
    var mode: Int32?
    var content: Content
    /// The graph index of the token that it refers to.
    var target: Int32?
}

/// A token that another one refers to.
struct PageTarget: Sendable {
    /// The graph index of the token.
    var token: Int
    /// The modes with columns in which the token refers to it; empty for all of them.
    var columns: [Int]
}

/// The value of a cell.
struct PageCell: Sendable {
    /// The index of the mode in the page; `nil` in a table without modes.
    var mode: Int?
    /// Whether the value is the same as in the first mode.
    var isSame = false
    /// Whether the cell contains the name of its mode.
    var isNamed = false
    var isInRamp = false
    var drawing = Drawing.nothing
    var text = ""
    /// A note about the drawing: `outside sRGB`.
    var note = ""
}

/// A text in parts. A line can break after each part: `.button.` and `primary`.
struct DottedText {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The number of parts before the end.
    var partCount: Int {
        var count = text.utf8.first == Self.dot ? -1 : 0
        for byte in text.utf8 where byte == Self.dot { count += 1 }
        return min(count, Page.partLimit - 1)
    }

    /// The parts before the end.
    var parts: [String] { (0..<partCount).map(part) }

    /// Returns a part with its dot.
    func part(_ number: Int) -> String {
        let start = end(of: number, from: text.startIndex)
        return String(text[start..<end(of: 1, from: start)])
    }

    /// The text after the last part: all of a text without dots.
    var end: String {
        let count = partCount
        return count == 0 ? text : String(text[end(of: count, from: text.startIndex)...])
    }

    /// Returns the end of a number of parts.
    private func end(of count: Int, from start: String.Index) -> String.Index {
        var (rest, index) = (count, start)
        while rest > 0, index < text.endIndex {
            let isEnd = text.utf8[index] == Self.dot && index > text.startIndex
            text.utf8.formIndex(after: &index)
            if isEnd { rest -= 1 }
        }
        return index
    }

    private static let dot = UInt8(ascii: ".")
}
