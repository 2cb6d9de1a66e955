import DesignTokens
import LocatedJSON
import TestSupport
import Testing

@Suite("The resolver against a naive one")
struct RandomGraphTests {
    @Test("both decide every token of a random graph in the same way", arguments: 0..<16)
    func agreement(block: Int) throws {
        for seed in block * 40..<block * 40 + 40 {
            var numbers = RandomNumbers(seed: seed)
            let items = items(&numbers)
            let valueLayers: Set<Layer> = numbers.once(in: 2) ? [.component] : [.semantic, .component]
            let naive = NaiveResolver(items, valueLayers: valueLayers)
            let text = text(of: items)
            let resolution = try MarkedFiles(text).resolution(valueLayers: valueLayers)
            let comment = Comment(rawValue: "seed \(seed): \(text)")
            try #require(resolution.graph.tokens.map(\.path) == items.map(\.path), comment)
            #expect(try items.map { try resolution.step($0.path) } == items.indices.map(naive.step), comment)
            #expect(resolution.traces.map(\.origin) == items.indices.map(naive.origin), comment)
            #expect(resolution.diagnostics.map(\.code.rawValue).sorted() == naive.codes, comment)
            #expect(violations(in: resolution).isEmpty, comment)
        }
    }

    /// Up to 24 tokens in a few groups, with few names and few values, so that much is equal and much leads in circles.
    private func items(_ numbers: inout RandomNumbers) -> [NaiveResolver.Item] {
        var items: [NaiveResolver.Item] = []
        for top in ["Component", "Brand", "Semantic", "Other"] {
            for group in [["text"], ["primary"], ["1"], []] where !numbers.once(in: 3) {
                for name in ["1", "5", "1-5", "15", "Text", "primary 1"] where numbers.once(in: 4) {
                    guard group != [] || name != "1" else { continue }
                    items.append(NaiveResolver.Item(names: [top] + group + [name], value: .number(1)))
                }
            }
        }
        for item in items.indices { decide(&items[item], paths: items.map(\.path), &numbers) }
        return items
    }

    private func decide(_ item: inout NaiveResolver.Item, paths: [String], _ numbers: inout RandomNumbers) {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0...1: item.value = .alias(numbers.once(in: 8) ? numbers.pick(Self.otherPaths) : numbers.pick(paths))
        case 2: item.value = .number(Double(Int.random(in: 0...3, using: &numbers)))
        default: item.value = .color(numbers.pick(Self.colors))
        }
        if numbers.once(in: 3) { item.variable = numbers.pick(Self.variables) }
    }

    private static let otherPaths = ["Brand", "Semantic.text", "no.such.token", "Brand.primary.15.x", "Zzz"]
    private static let variables = [
        "primary/1", "Primary1", "primary/1-5", "Primary15", "text", "brand/primary/5", "semantic/Text/1", "15", "1/5",
        "1 15",
        "component primary 5", "/", "nothing",
    ]
    private static let colors: [ColorValue] = {
        let reds = [0.5, 0.5001, 0.50195, 0.4999]
        return reds.flatMap { red in
            [
                ColorValue(red: red, green: 0, blue: 0), ColorValue(red: red, green: 0, blue: 0, alpha: 0.5),
                ColorValue(red: red, green: 0, blue: 0, alpha: 0.5004),
                ColorValue(space: .displayP3, red: red, green: 0, blue: 0),
                ColorValue(space: .displayP3, red: red + 0.00005, green: 0, blue: 0),
            ]
        }
    }()

    /// The tokens as JSON: a tree of groups in the order of the tokens.
    private func text(of items: [NaiveResolver.Item], depth: Int = 0) -> String {
        var members: [String] = []
        for name in items.map({ $0.names[depth] }).reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } }) {
            let inside = items.filter { $0.names[depth] == name }
            let isToken = inside[0].names.count == depth + 1
            members.append("\"\(name)\": \(isToken ? text(of: inside[0]) : text(of: inside, depth: depth + 1))")
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private func text(of item: NaiveResolver.Item) -> String {
        let extensions = item.variable.map {
            #", "$extensions": { "com.figma.aliasData": { "targetVariableName": "\#($0)" } }"#
        }
        let value =
            switch item.value {
            case .alias(let path): #""$value": "{\#(path)}""#
            case .number(let number): #""$type": "number", "$value": \#(number)"#
            case .color(let color):
                #""$type": "color", "$value": { "colorSpace": "\#(color.space.rawValue)", "#
                    + #""components": [\#(color.red), \#(color.green), \#(color.blue)], "alpha": \#(color.alpha) }"#
            }
        return "{ \(value)\(extensions ?? "") }"
    }
}
