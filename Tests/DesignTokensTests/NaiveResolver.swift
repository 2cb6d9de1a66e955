import Diagnostics
import DesignTokens

/// The four steps once more, written down as design.md says them: recursive, slow, and on nothing but arrays.
struct NaiveResolver {
    /// A token as the test states it.
    struct Item {
        enum Value: Hashable {
            case alias(String)
            case color(ColorValue)
            case number(Double)
        }

        var names: [String]
        var value: Value
        var variable: String?

        var path: String { names.joined(separator: ".") }
    }

    let items: [Item]
    let valueLayers: Set<Layer>
    private(set) var steps: [ResolutionStep] = []
    private(set) var targets: [Int?] = []
    /// The codes of all diagnostics, sorted.
    private(set) var codes: [String] = []

    init(_ items: [Item], valueLayers: Set<Layer>) {
        self.items = items
        self.valueLayers = valueLayers
        steps = items.map { _ in .literal }
        targets = items.map { _ in nil }
        followAliases()
        followVariables()
        if valueLayers.contains(.semantic) { matchValues(of: "Semantic", among: ["Brand"]) }
        if valueLayers.contains(.component) { matchValues(of: "Component", among: ["Semantic", "Brand"]) }
        codes.sort()
    }

    /// How a token was decided, in words.
    func step(_ item: Int) -> String { steps[item].rawValue + (targets[item].map { " \(items[$0].path)" } ?? "") }

    /// The end of a token's chain.
    func origin(_ item: Int) -> Int { targets[item].map(origin) ?? item }

    // MARK: - Aliases

    private mutating func followAliases() {
        for item in items.indices {
            guard case .alias(let path) = items[item].value else { continue }
            steps[item] = .alias
            targets[item] = items.firstIndex { $0.path == path }
            if targets[item] == nil {
                codes.append(items.contains { $0.path.hasPrefix(path + ".") } ? "alias-to-group" : "dangling-alias")
            }
        }
        let cycles = Set(items.indices.compactMap(cycle))
        for cycle in cycles {
            codes.append("reference-cycle")
            for item in cycle { targets[item] = nil }
        }
    }

    /// The tokens of the cycle that a token is on, sorted.
    private func cycle(through item: Int) -> [Int]? {
        var seen: [Int] = []
        var current: Int? = item
        while let here = current, !seen.contains(here) {
            seen.append(here)
            current = targets[here]
        }
        return current == item ? seen.sorted() : nil
    }

    private func type(_ item: Int) -> TokenType? {
        switch items[item].value {
        case .color: .color
        case .number: .number
        case .alias: targets[item].flatMap(type)
        }
    }

    // MARK: - Variables

    private mutating func followVariables() {
        let types = items.indices.map(type)
        for item in items.indices where steps[item] == .literal {
            guard let variable = items[item].variable else { continue }
            let matches = items.indices.filter {
                $0 != item && types[$0] == types[item] && isName(variable, theEndOf: items[$0].names)
            }
            if matches.count > 1 { codes.append("ambiguous-variable") }
            guard matches.count == 1 else { continue }
            steps[item] = .variable
            targets[item] = matches[0]
        }
        while let cycle = items.indices.lazy.compactMap(cycle).first {
            let last = cycle.last { steps[$0] == .variable } ?? cycle[0]
            codes.append("variable-cycle")
            steps[last] = .literal
            targets[last] = nil
        }
        for item in items.indices where steps[item] == .variable && differs(item, from: origin(item)) {
            codes.append("variable-differs")
        }
    }

    private func differs(_ item: Int, from other: Int) -> Bool {
        switch (items[item].value, items[other].value) {
        case (_, .alias): false
        case (.color, .color(let color)): !isColor(item, equalTo: color)
        default: items[item].value != items[other].value
        }
    }

    private func isName(_ variable: String, theEndOf names: [String]) -> Bool {
        let wanted = plain(variable)
        return !wanted.isEmpty && names.indices.contains { plain(names[$0...].joined(separator: ".")) == wanted }
    }

    /// Without case and separators, but for those between digits.
    private func plain(_ name: String) -> String {
        let isSeparator = { (character: Character) in "-/ ._".contains(character) }
        let parts = name.lowercased().split(whereSeparator: isSeparator)
        return parts.dropFirst().reduce(String(parts.first ?? "")) { result, part in
            let isBetweenDigits = result.last?.isNumber == true && part.first?.isNumber == true
            return result + (isBetweenDigits ? "-" : "") + part
        }
    }

    // MARK: - Values

    private mutating func matchValues(of group: String, among groups: [String]) {
        let literals = items.indices.filter { steps[$0] == .literal }
        for item in literals where items[item].names[0] == group {
            guard case .color(let color) = items[item].value else { continue }
            let candidates = groups.flatMap { group in
                let equal = literals.filter { items[$0].names[0] == group && isColor($0, equalTo: color) }
                return equal.filter { shareAName($0, item) } + equal.filter { !shareAName($0, item) }
            }
            guard let first = candidates.first else { continue }
            if candidates.count > 1 { codes.append("ambiguous-value") }
            steps[item] = .value
            targets[item] = first
        }
    }

    private func isColor(_ item: Int, equalTo other: ColorValue) -> Bool {
        guard case .color(let color) = items[item].value, color.space == other.space else { return false }
        func scaled(_ color: ColorValue, by scale: Double) -> [Double] {
            [color.red * scale, color.green * scale, color.blue * scale]
        }
        guard (color.alpha * 1000).rounded() == (other.alpha * 1000).rounded() else { return false }
        if color.space == .displayP3 {
            return zip(scaled(color, by: 1), scaled(other, by: 1)).allSatisfy { abs($0 - $1) <= 0.0001 }
        }
        return scaled(color, by: 255).map { $0.rounded() } == scaled(other, by: 255).map { $0.rounded() }
    }

    private func shareAName(_ one: Int, _ other: Int) -> Bool {
        !Set(items[one].names.map { $0.lowercased() }).isDisjoint(with: items[other].names.map { $0.lowercased() })
    }
}
