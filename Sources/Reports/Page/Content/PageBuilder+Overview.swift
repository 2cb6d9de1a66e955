import CodeGeneration
import DesignTokens
import Mustache

/// What a chapter's overview shows of a table, and a ramp of its colors.
extension PageBuilder {
    /// Returns the colors of a table as a strip for each mode; none if a token is something else.
    mutating func strips(of rows: [[PageCell]]) -> MustacheValue {
        let columns = (rows.first ?? []).indices
        let strips = columns.compactMap { column -> PageObject? in
            let colors = rows.compactMap { $0[column].value.color }
            guard colors.count == rows.count, let style = drawer.number(of: Self.stripes(colors)) else { return nil }
            let mode = rows[0][column].mode.map(String.init) ?? ""
            return [.modeNumber: .text(mode), .valueClass: .text("v\(style)")]
        }
        return page.model.list(strips.count == columns.count ? strips : [])
    }

    /// Returns the declaration of a background with stripes of equal width; of many colors it has some.
    private static func stripes(_ all: [ColorValue]) -> String {
        let count = min(all.count, stripeLimit)
        let colors = (0..<count).map { all[$0 * all.count / count] }
        guard count > 1 else { return "background:\(colors.first?.plainCSS ?? "")" }
        // A stop at 0 is where the one before it ends.
        let stops = colors.enumerated().map { index, color in
            "\(color.plainCSS) 0 \(NumberText.short(Double(index + 1) * 100 / Double(count)))%"
        }
        return "background:linear-gradient(90deg,\(stops.joined(separator: ",")))"
    }

    /// Returns the smallest and the largest number of a table: `4 … 64`; `nil` if a token is something else.
    func extent(of rows: [[PageCell]]) -> String? {
        guard let lengths = Self.lengths(of: rows), let least = lengths.min(), let most = lengths.max() else {
            return nil
        }
        return least == most ? NumberText.short(least) : "\(NumberText.short(least)) … \(NumberText.short(most))"
    }

    /// Returns the path of a bar for each number of a table, in a field of 100 × 20; `nil` for one number alone.
    static func bars(of rows: [[PageCell]]) -> String? {
        guard let lengths = lengths(of: rows), lengths.count > 1, let most = lengths.max(), most > 0 else { return nil }
        let step = 100 / Double(lengths.count)
        return lengths.enumerated().map { index, length in
            let start = NumberText.short(Double(index) * step)
            let (width, height) = (NumberText.short(step * 0.7), NumberText.short(max(length, 0) / most * 20))
            return "M\(start) 20h\(width)v-\(height)h-\(width)z"
        }.joined()
    }

    /// Returns the numbers of a table in the first mode; `nil` if a token is something else.
    private static func lengths(of rows: [[PageCell]]) -> [Double]? {
        let lengths = rows.compactMap { cells -> Double? in
            switch cells.first?.drawing {
            case .bar(let length): length
            case .corner(let radius): radius
            default: nil
            }
        }
        return lengths.count == rows.count ? lengths : nil
    }

    /// The number of stripes that can be told apart, and that a browser reads without delay in hundreds of groups.
    private static let stripeLimit = 24

    /// Returns how well a color is read on white and on black, and whether it suffices for text.
    static func contrasts(of color: ColorValue) -> [PageObject] {
        [1.0, 0].map { lightness in
            let contrast = color.contrast(on: ColorValue(red: lightness, green: lightness, blue: lightness))
            return [.ratio: .text(contrast.ratioText), .passes: .flag(contrast >= Contrast(4.5))]
        }
    }
}
