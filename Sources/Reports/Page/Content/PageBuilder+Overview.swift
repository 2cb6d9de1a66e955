import CodeGeneration
import DesignTokens
import Mustache

/// The overview of a table for its chapter, and a ramp of its colors.
extension PageBuilder {
    /// Returns the colors of the rows with some cells as a strip for each mode; none if a token is not a color.
    mutating func strips(of rows: [Range<Int>]) -> MustacheValue {
        var strips: [PageObject] = []
        let cells = page.model.rows.cells
        for column in 0..<(rows.first?.count ?? 0) {
            let colors = rows.compactMap { cells[$0.lowerBound + column].drawing.color }
            guard colors.count == rows.count,
                let style = drawer.number(of: Self.stripes(colors, in: drawer.plainCSS))
            else { return .frames([]) }
            let mode = cells[rows[0].lowerBound + column].mode.map { String($0) } ?? ""
            strips.append([.modeNumber: .text(mode), .valueClass: .text("v\(style)")])
        }
        return page.model.list(strips)
    }

    /// Returns the colors of a gradient with stripes of equal width, or a selection of many colors.
    private static func stripes(_ all: [Int], in css: [String]) -> String {
        let ends = stripeEnds[min(all.count, stripeLimit)]
        var text = "--s:"
        text.reserveCapacity(16 * (ends.count + 1))
        for (index, end) in ends.enumerated() {
            text += css[all[index * all.count / ends.count]]
            text += end
        }
        return text
    }

    /// The text after the color of each stripe, by the number of stripes. A stop at 0 is moved to the end of the
    /// previous one.
    private static let stripeEnds: [[String]] = (0...stripeLimit).map { count in
        if count == 1 { return [" 0 100%"] }
        return (0..<count).map { index in
            index == count - 1 ? " 0" : " 0 \(NumberText.short(Double(index + 1) * 100 / Double(count)))%,"
        }
    }

    /// Returns the smallest and the largest number of a table: `4 … 64`; `nil` if a token is not a number.
    func extent(of rows: [Range<Int>]) -> String? {
        guard let lengths = lengths(of: rows), let least = lengths.min(), let most = lengths.max() else {
            return nil
        }
        return least == most ? NumberText.short(least) : "\(NumberText.short(least)) … \(NumberText.short(most))"
    }

    /// Returns the path of a bar for each number of a table, in a field of 100 × 20; `nil` for a single number.
    func bars(of rows: [Range<Int>]) -> String? {
        guard let lengths = lengths(of: rows), lengths.count > 1, let most = lengths.max(), most > 0 else { return nil }
        let step = 100 / Double(lengths.count)
        return lengths.enumerated().map { index, length in
            let start = NumberText.short(Double(index) * step)
            let (width, height) = (NumberText.short(step * 0.7), NumberText.short(max(length, 0) / most * 20))
            return "M\(start) 20h\(width)v-\(height)h-\(width)z"
        }.joined()
    }

    /// Returns the numbers of a table in the first mode; `nil` if a token is not a number.
    private func lengths(of rows: [Range<Int>]) -> [Double]? {
        let lengths = rows.compactMap { cells -> Double? in
            switch page.model.rows.cells[cells.lowerBound].drawing {
            case .length(let length): length
            case .corner(let radius): radius
            default: nil
            }
        }
        return lengths.count == rows.count ? lengths : nil
    }

    /// The maximum number of stripes that are distinguishable, and that a browser draws without delay in hundreds of
    /// groups.
    private static let stripeLimit = 24
}
