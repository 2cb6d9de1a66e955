import CodeGeneration
import DesignTokens

/// Creates drawings of values, and collects their colors and classes.
struct ValueDrawer {
    private(set) var palette = Numbered<ColorValue>()
    /// The CSS of each color for every screen.
    private(set) var plainCSS: [String] = []
    private(set) var classes = ValueClasses()
    private(set) var motions: [Motion] = []
    /// The classes of bars by their length in quarters of a point.
    private var bars: [Int: Int] = [:]
    /// The values as CSS; only composite values need it.
    private lazy var css: Expressions = {
        let language = CSSDialect()
        let noSymbols = SymbolTable(run.resolution, [], in: language)
        return Expressions(run.resolution, noSymbols, language, baseFontSize: run.configuration.baseFontSize)
    }()
    private let run: AnalyzedTokens
    private let type: TypeDrawer
    private let baseFontSize: Double

    init(_ run: AnalyzedTokens, _ fonts: PageFonts) {
        self.run = run
        palette.reserveCapacity(run.resolution.graph.tokens.count)
        type = TypeDrawer(fonts: fonts, names: run.fonts, baseFontSize: run.configuration.baseFontSize)
        baseFontSize = run.configuration.baseFontSize
    }

    /// Returns the drawing of a token's value. The words of the path distinguish radii from other lengths.
    mutating func drawing(of value: TokenValue, at path: String) -> Drawing {
        switch value {
        case .color(let color): .swatch(color: number(of: color), isTranslucent: color.alpha < 1)
        case .number, .dimension: length(of: value, at: path)
        case .fontFamily, .fontWeight: sample(type.declarations(of: value))
        case .cubicBezier(let points): add(Motion(curve: points))
        case .duration(let time, let unit): add(Motion(milliseconds: unit.milliseconds(time)))
        case .composite(let composite): drawing(of: composite)
        case .string, .boolean, .strokeStyle, .alias, .deferred, .uninterpreted, .unusable: .nothing
        }
    }

    /// Returns whether the font of a text style is embedded.
    func hasFont(of value: TokenValue) -> Bool { type.hasFont(of: value) }

    /// Returns the index of a color in the palette.
    mutating func number(of color: ColorValue) -> Int {
        let number = palette.number(of: color)
        if number == plainCSS.count { plainCSS.append(color.plainCSS) }
        return number
    }

    /// Returns the class with some generated declarations.
    mutating func number(of declarations: String) -> Int? { classes.number(of: declarations) }

    /// Returns the bar of a length, relative to the longest one in its table. It is rounded to a quarter of a point, so
    /// that thousands of lengths share a few classes.
    mutating func bar(of length: Double, longest: Double) -> Drawing {
        let quarters = Int((max(length, 0) / longest * Drawing.longestBar * 4).rounded())
        if bars[quarters] == nil {
            bars[quarters] = classes.number(of: "--w:\(NumberText.short(Double(quarters) / 4))")
        }
        return bars[quarters].map { .bar(style: $0) } ?? .nothing
    }

    private func length(of value: TokenValue, at path: String) -> Drawing {
        guard let points = value.inPoints(baseFontSize: baseFontSize).points, points.isFinite else { return .nothing }
        return Self.isRadius(path) ? .corner(radius: points) : .length(points)
    }

    private static let radiusWords = ["radius", "radii", "corner", "rounded"].map { Array($0.utf8) }

    /// Returns whether a path names a corner radius.
    private static func isRadius(_ path: String) -> Bool {
        let path = path.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
        return radiusWords.contains { word in
            path.indices.contains { path[$0] == word[0] && path[$0...].starts(with: word) }
        }
    }

    private mutating func drawing(of composite: CompositeValue) -> Drawing {
        switch composite.type {
        case .shadow: styled("box-shadow", composite).map(Drawing.card) ?? .nothing
        case .border: styled("border", composite).map(Drawing.card) ?? .nothing
        case .gradient: strip(composite)
        case .typography: sample(type.declarations(of: .composite(composite)))
        case .transition: motion(composite)
        default: .nothing
        }
    }

    private mutating func styled(_ property: String, _ composite: CompositeValue) -> Int? {
        css.literal(TokenValue.composite(composite).inPoints(baseFontSize: baseFontSize))
            .flatMap { classes.number(of: "\(property):\($0)") }
    }

    /// A gradient without a direction fills the strip from left to right.
    private mutating func strip(_ gradient: CompositeValue) -> Drawing {
        guard gradient.parts.count > 1, let text = css.literal(.composite(gradient)) else { return .nothing }
        let image = gradient.shape == nil ? "linear-gradient(90deg, \(text))" : text
        return classes.number(of: "background:\(image)").map(Drawing.strip) ?? .nothing
    }

    private mutating func sample(_ declarations: String?) -> Drawing {
        declarations.flatMap { classes.number(of: $0) }.map(Drawing.sample) ?? .nothing
    }

    private mutating func motion(_ transition: CompositeValue) -> Drawing {
        var motion = Motion()
        if case .cubicBezier(let points)? = transition.value(of: "timingFunction") { motion.curve = points }
        if case .duration(let time, let unit)? = transition.value(of: "duration") {
            motion.milliseconds = unit.milliseconds(time)
        }
        return add(motion)
    }

    private mutating func add(_ motion: Motion) -> Drawing {
        motions.append(motion)
        return .motion(motions.count - 1)
    }
}
