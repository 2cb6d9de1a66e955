/// Makes token files of any size that look like real ones: the same bytes for the same count and form, on any machine.
///
/// - 40 % primitive colours, `Colors.brand.ocean3.500`, no two alike;
/// - 40 % aliases, one to four hops deep in equal shares: three ranks of semantic colours, each naming the rank before
///   it, and component colours that name the last rank. In Figma's form a fifth of the component colours are
///   flattened, as Figma does with aliases to another collection;
/// - 20 % numbers, `Spacing.grid7.large`.
struct TokenFileGenerator {
    /// How the file is written.
    enum Form: String, CaseIterable {
        /// Figma's native export: colour objects with single-precision components, and extensions on every token.
        case figma
        /// Plain DTCG: `#rrggbb` strings and dimensions, no extensions.
        case compact
    }

    let form: Form
    let count: Int
    private var writer = PrettyJSONWriter()
    private var random = SplitMix64(state: 20_251_028)

    init(form: Form, count: Int) {
        self.form = form
        self.count = count
    }

    /// The file's text.
    static func text(form: Form, count: Int) -> String {
        var generator = TokenFileGenerator(form: form, count: count)
        return generator.makeText()
    }

    private mutating func makeText() -> String {
        let hops = 4
        let numbers = count / 5
        let aliases = (1...hops).map { hop in count * 2 / 5 * hop / hops - count * 2 / 5 * (hop - 1) / hops }
        let primitives = count - numbers - aliases.reduce(0, +)
        for index in 0..<primitives {
            writeToken(at: Self.primitivePath(index), type: "color") {
                $0.writeColor(of: index, isFaint: index % 20 == 19)
            }
        }
        var below: (path: (Int) -> [String], count: Int) = (Self.primitivePath, primitives)
        for (rank, count) in aliases.enumerated().dropLast() {
            let path = { (index: Int) in Self.semanticPath(rank: rank, index) }
            for index in 0..<count { writeAlias(at: path(index), to: below) }
            below = (path, count)
        }
        for index in 0..<numbers { writeNumber(at: Self.numberPath(index)) }
        for index in 0..<(aliases.last ?? 0) {
            if form == .figma, index % 5 == 3 {
                writeFlattenedAlias(at: Self.componentPath(index), to: random.next(below: primitives), index)
            } else {
                writeAlias(at: Self.componentPath(index), to: below)
            }
        }
        if form == .figma {
            writer.open(["$extensions"])
            writer.member("com.figma.modeName", "\"Mode 1\"")
        }
        writer.end()
        return writer.text
    }
}

extension TokenFileGenerator {
    fileprivate static func primitivePath(_ index: Int) -> [String] {
        let hues = ["coral", "amber", "olive", "mint", "ocean", "indigo", "violet", "rose"]
        let family = index / 10
        let level = index % 10 == 0 ? 50 : index % 10 * 100
        return ["Colors", "brand", "\(hues[family % hues.count])\(family / hues.count)", "\(level)"]
    }

    fileprivate static func semanticPath(rank: Int, _ index: Int) -> [String] {
        let states = [
            "default", "subtle", "muted", "strong", "inverse", "brand", "disabled", "selected", "focus", "error",
        ]
        return ["Colors", "semantic", ["text", "border", "surface"][rank], "screen\(index / 10)", states[index % 10]]
    }

    fileprivate static func numberPath(_ index: Int) -> [String] {
        let sizes = ["none", "tiny", "small", "snug", "medium", "wide", "large", "huge", "giant", "full"]
        return ["Spacing", "grid\(index / 10)", sizes[index % 10]]
    }

    fileprivate static func componentPath(_ index: Int) -> [String] {
        let kinds = ["button", "input", "badge", "card", "dialog"]
        let widget = index / 12
        let variant = ["primary", "secondary"][index / 6 % 2]
        let part = ["background", "border", "text"][index / 2 % 3]
        return [
            "Component", "\(kinds[widget % kinds.count])\(widget / kinds.count)", variant, part,
            ["default", "pressed"][index % 2],
        ]
    }
}

extension TokenFileGenerator {
    private mutating func writeToken(at path: [String], type: String, _ writeValue: (inout Self) -> Void) {
        writer.open(path)
        writer.member("$type", "\"\(type)\"")
        writeValue(&self)
    }

    private mutating func writeAlias(at path: [String], to below: (path: (Int) -> [String], count: Int)) {
        let target = below.path(random.next(below: below.count)).joined(separator: ".")
        writeToken(at: path, type: "color") {
            $0.writer.member("$value", "\"{\(target)}\"")
            $0.writeExtensions()
        }
    }

    /// A literal with `aliasData`; every second one names a variable that the file does not hold.
    private mutating func writeFlattenedAlias(at path: [String], to primitive: Int, _ index: Int) {
        let target = Self.primitivePath(primitive).suffix(2).joined(separator: "/")
        let name = index % 2 == 0 ? target : "legacy/\(index)"
        writeToken(at: path, type: "color") {
            $0.writeColor(of: primitive, isFaint: primitive % 20 == 19, target: name)
        }
    }

    private mutating func writeNumber(at path: [String]) {
        let number = random.next(below: 400)
        writeToken(at: path, type: form == .figma ? "number" : "dimension") {
            if $0.form == .figma {
                $0.writer.member("$value", "\(number)")
            } else {
                $0.writer.open("$value")
                $0.writer.member("value", "\(number)")
                $0.writer.member("unit", "\"px\"")
                $0.writer.close()
            }
            $0.writeExtensions()
        }
    }

    private mutating func writeColor(of index: Int, isFaint: Bool, target: String? = nil) {
        // An odd factor makes a permutation of the 24-bit numbers: every primitive has a colour of its own.
        let color = index &* 0x9E3779 & 0xFFFFFF
        let digits = String(color, radix: 16)
        let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
        guard form == .figma else { return writer.member("$value", "\"\(hex)\"") }
        writer.open("$value")
        writer.member("colorSpace", "\"srgb\"")
        let components = [16, 8, 0].map { Self.singlePrecision(Float(color >> $0 & 0xFF) / 255) }
        writer.member("components", components)
        writer.member("alpha", Self.singlePrecision(isFaint ? 0.08 : 1))
        writer.member("hex", "\"\(hex.uppercased())\"")
        writer.close()
        writeExtensions(target: target)
    }

    private mutating func writeExtensions(target: String? = nil) {
        guard form == .figma else { return }
        writer.open("$extensions")
        writer.member(
            "com.figma.variableId", "\"VariableID:\(random.next(below: 9000) + 1000):\(random.next(below: 9000))\"")
        if random.next(below: 4) == 0 { writer.member("com.figma.hiddenFromPublishing", "true") }
        writer.member("com.figma.scopes", ["\"ALL_SCOPES\""])
        if let target {
            writer.open("com.figma.aliasData")
            writer.member("targetVariableId", "\"VariableID:\(randomKey())/-1:-1\"")
            writer.member("targetVariableName", "\"\(target)\"")
            writer.member("targetVariableSetId", "\"VariableCollectionId:\(randomKey())/-1:-1\"")
            writer.member("targetVariableSetName", "\"primitives\"")
            writer.close()
        }
        writer.close()
    }

    /// Forty digits, as Figma's library keys have.
    private mutating func randomKey() -> String {
        (0..<40).map { _ in String(random.next(below: 16), radix: 16) }.joined()
    }

    /// A single-precision number as JavaScript prints it: all digits of the double it is.
    private static func singlePrecision(_ number: Float) -> String {
        let double = Double(number)
        return double == double.rounded() ? "\(Int(double))" : "\(double)"
    }
}

/// Sebastiano Vigna's generator: eight lines that give the same numbers everywhere.
private struct SplitMix64 {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(max(limit, 1)))
    }
}
