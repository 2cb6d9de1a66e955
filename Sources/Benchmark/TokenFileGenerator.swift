import LocatedJSON

/// Makes token files of any size that look like real ones: the same bytes for the same count and form, on any machine.
///
/// - 40 % primitive colors, `Colors.brand.ocean3.500`, no two alike;
/// - 40 % aliases, one to four hops deep in equal shares: three ranks of semantic colors, each naming the rank before
///   it, and component colors that name the last rank. In Figma's form a fifth of the component colors are
///   flattened, as Figma does with aliases to another collection;
/// - 20 % numbers, `Spacing.grid7.large`.
struct TokenFileGenerator {
    /// How the file is written.
    enum Form: String, CaseIterable {
        /// Figma's native export: color objects with single-precision components, and extensions on every token.
        case figma
        /// Plain DTCG: `#rrggbb` strings and dimensions, no extensions.
        case compact
    }

    let form: Form
    let count: Int
    /// The tokens, those of a group side by side.
    private var tokens: [(path: [String], token: JSONValue)] = []
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
        for index in 0..<primitives { addColor(at: Self.primitivePath(index), index) }
        var below: (path: (Int) -> [String], count: Int) = (Self.primitivePath, primitives)
        for (rank, count) in aliases.enumerated().dropLast() {
            let path = { (index: Int) in Self.semanticPath(rank: rank, index) }
            for index in 0..<count { addAlias(at: path(index), to: below) }
            below = (path, count)
        }
        for index in 0..<numbers { addNumber(at: Self.numberPath(index)) }
        for index in 0..<(aliases.last ?? 0) {
            if form == .figma, index % 5 == 3 {
                addFlattenedAlias(at: Self.componentPath(index), to: random.next(below: primitives), index)
            } else {
                addAlias(at: Self.componentPath(index), to: below)
            }
        }
        let mode: JSONValue = form == .figma ? ["$extensions": ["com.figma.modeName": "Mode 1"]] : [:]
        return (Self.group(tokens[...], depth: 0) + mode).text(.lines) + "\n"
    }

    /// A group, with the names of paths at a depth.
    private static func group(_ tokens: ArraySlice<(path: [String], token: JSONValue)>, depth: Int) -> JSONValue {
        var members: [JSONValue.Member] = []
        var rest = tokens
        while let (path, token) = rest.first {
            let inner = rest.prefix { $0.path[depth] == path[depth] }
            let value = path.count == depth + 1 ? token : group(inner, depth: depth + 1)
            members.append(JSONValue.Member(path[depth], value))
            rest = rest[inner.endIndex...]
        }
        return .object(members)
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
    private mutating func add(_ value: JSONValue, _ type: String, at path: [String], target: String? = nil) {
        let extensions = form == .figma ? extensions(target) : nil
        tokens.append(
            (path, .object(of: ["$type": .string(type), "$value": value, "$extensions": extensions])))
    }

    private mutating func addAlias(at path: [String], to below: (path: (Int) -> [String], count: Int)) {
        let target = below.path(random.next(below: below.count)).joined(separator: ".")
        add(.string("{\(target)}"), "color", at: path)
    }

    /// A literal with `aliasData`; every second one names a variable that the file does not hold.
    private mutating func addFlattenedAlias(at path: [String], to primitive: Int, _ index: Int) {
        let target = Self.primitivePath(primitive).suffix(2).joined(separator: "/")
        addColor(at: path, primitive, target: index % 2 == 0 ? target : "legacy/\(index)")
    }

    private mutating func addNumber(at path: [String]) {
        let number = JSONValue.integer(random.next(below: 400))
        if form == .figma {
            add(number, "number", at: path)
        } else {
            add(["value": number, "unit": "px"], "dimension", at: path)
        }
    }

    private mutating func addColor(at path: [String], _ index: Int, target: String? = nil) {
        // An odd factor makes a permutation of the 24-bit numbers: every primitive has a color of its own.
        let color = index &* 0x9E3779 & 0xFFFFFF
        let digits = String(color, radix: 16)
        let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
        guard form == .figma else { return add(.string(hex), "color", at: path) }
        let components = [16, 8, 0].map { Self.singlePrecision(Float(color >> $0 & 0xFF) / 255) }
        let value: JSONValue = [
            "colorSpace": "srgb", "components": .array(components),
            "alpha": Self.singlePrecision(index % 20 == 19 ? 0.08 : 1), "hex": .string(hex.uppercased()),
        ]
        add(value, "color", at: path, target: target)
    }

    private mutating func extensions(_ target: String?) -> JSONValue {
        let variable = "VariableID:\(random.next(below: 9000) + 1000):\(random.next(below: 9000))"
        let isHidden = random.next(below: 4) == 0
        return .object(of: [
            "com.figma.variableId": .string(variable),
            "com.figma.hiddenFromPublishing": isHidden ? .boolean(true) : nil,
            "com.figma.scopes": ["ALL_SCOPES"],
            "com.figma.aliasData": target.map { target in
                [
                    "targetVariableId": .string("VariableID:\(randomKey())/-1:-1"),
                    "targetVariableName": .string(target),
                    "targetVariableSetId": .string("VariableCollectionId:\(randomKey())/-1:-1"),
                    "targetVariableSetName": "primitives",
                ]
            },
        ])
    }

    /// Forty digits, as Figma's library keys have.
    private mutating func randomKey() -> String {
        (0..<40).map { _ in String(random.next(below: 16), radix: 16) }.joined()
    }

    /// A single-precision number as JavaScript prints it: all digits of the double it is.
    private static func singlePrecision(_ number: Float) -> JSONValue {
        let double = Double(number)
        return .spelled(double == double.rounded() ? "\(Int(double))" : "\(double)")
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
