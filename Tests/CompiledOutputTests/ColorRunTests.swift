#if !canImport(Darwin)
import CodeGeneration
import DesignTokens
import TestSupport
import Testing

/// What is written for colors in all spaces, beside what CSS Color 4 says of them, and what an app shows.
@Suite("Random colors", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct ColorRunTests {
    /// A color as a file states it.
    private struct Statement {
        let space: ColorSpace
        let components: [Double]
        let alpha: Double
    }

    /// Two fifths of the colors are constant, and of two each a token that follows the appearance is made.
    private struct Sample {
        let statements: ArraySlice<Statement>
        var constantCount: Int { statements.count * 2 / 5 }
        var adaptiveCount: Int { (statements.count - constantCount) / 2 }
        /// The names of the symbols.
        var names: [String] {
            (0..<constantCount).map { "oneC\($0)" } + (0..<adaptiveCount).map { "twoC\($0)" }
        }
        /// For each of the names, the colors in light and dark.
        var stated: [[Statement]] {
            let (constants, count) = (constantCount, adaptiveCount)
            return (0..<constants).map { [statements[$0], statements[$0]] }
                + (constants..<constants + count).map { [statements[$0], statements[$0 + count]] }
        }
    }

    @Test("10,000 are written within 1/1024 of what is stated, in light and dark, for SwiftUI, UIKit and AppKit")
    func written() async throws {
        let sample = Sample(statements: Self.statements[...])
        try await withTemporaryFolder { folder in
            try await generate(sample, in: folder)
            for (type, file) in [("Color", "Colors"), ("UIColor", "UIColors"), ("NSColor", "UIColors")] {
                let written = WrittenColors(type, in: try #require(folder.text(of: "\(file).swift")))
                let wrong = zip(sample.names, sample.stated).filter { name, stated in
                    let colors = written[name]
                    return colors.count != 2 || !zip(colors, stated).allSatisfy(Self.isRight)
                }
                #expect(wrong.count == 0)
                for (name, stated) in wrong.prefix(10) { Issue.record("\(type): \(stated) became \(written[name])") }
            }
        }
    }

    @Test("1,000 are at run time what is written, in light and dark, in SwiftUI and natively")
    func shown() async throws {
        let sample = Sample(statements: Self.statements.prefix(1_000))
        try await withTemporaryFolder { folder in
            try await generate(sample, in: folder)
            let files = ["Colors", "UIColors", "Color+Hex"].map { folder("\($0).swift") }
            for (platform, native) in [(Platform.iOS, "UIColor"), (.macOS, "NSColor")] {
                let program = Self.program(sample, platform)
                let output = try await SwiftProgram(folder, on: platform).output(of: program, with: files)
                let shown = output.split(separator: "\n").map(WrittenColors.Color.init(line:))
                let swiftUI = WrittenColors("Color", in: try #require(folder.text(of: "Colors.swift")))
                let natively = WrittenColors(native, in: try #require(folder.text(of: "UIColors.swift")))
                let written = sample.names.flatMap { swiftUI[$0] + natively[$0] }
                #expect(shown.count == sample.names.count * 4)
                #expect(written.count == shown.count)
                let wrong = zip(written, shown).filter { !$0.isSame(as: $1) }
                #expect(wrong.count == 0)
                for (written, shown) in wrong.prefix(10) { Issue.record("\(written) is \(shown)") }
            }
        }
    }

    private func generate(_ sample: Sample, in folder: TemporaryFolder) async throws {
        try Self.write(sample, to: folder)
        var options = CommandOptions()
        options.configurationPath = folder("tokengenerator.json")
        options.outputRoot = folder.path
        let report = await GeneratorPipeline().generate(options)
        #expect(report.diagnostics.map(\.text) == [])
    }

    // MARK: - What is stated

    private static let statements: [Statement] = {
        var colors = RandomColors(seed: 20_251_028)
        var numbers = RandomNumbers(seed: 12)
        return (0..<10_000).map { index in
            let space = ColorSpace.allCases[index % ColorSpace.allCases.count]
            let alpha = numbers.once(in: 2) ? 1 : Double.random(in: 0...1, using: &numbers)
            while true {
                let color = colors.next(in: space)
                let components = (0..<3).map { color[$0] ?? 0 }
                // No screen of Apple's shows others, which become the nearest that one does.
                let shown = NaiveColors.rgb(NaiveColors.xyz(space, components), isSRGB: false)
                if shown.allSatisfy({ 0...1 ~= $0 }) {
                    return Statement(space: space, components: components, alpha: alpha)
                }
            }
        }
    }()

    private static func write(_ sample: Sample, to folder: TemporaryFolder) throws {
        let (light, dark) = (sample.constantCount, sample.constantCount + sample.adaptiveCount)
        try folder.write(file(of: sample.statements[..<light], in: "one"), to: "one.tokens.json")
        try folder.write(file(of: sample.statements[light..<dark], in: "two"), to: "Light.tokens.json")
        try folder.write(file(of: sample.statements[dark...], in: "two"), to: "Dark.tokens.json")
        try folder.write(
            """
            {
              "sources": [
                "one.tokens.json",
                { "path": "Light.tokens.json", "collection": "Two" }, { "path": "Dark.tokens.json", "collection": "Two" }
              ],
              "appearances": { "light": "Light", "dark": "Dark" },
              "outputs": [
                { "template": "shape-style", "path": "Colors.swift" },
                { "template": "ui-color", "path": "UIColors.swift" },
                { "template": "color-hex", "path": "Color+Hex.swift" }
              ]
            }
            """, to: "tokengenerator.json")
    }

    private static func file(of statements: ArraySlice<Statement>, in group: String) -> String {
        let tokens = statements.enumerated().map { index, statement in
            "    \"c\(index)\": { \"$value\": { \"colorSpace\": \"\(statement.space.rawValue)\", "
                + "\"components\": \(statement.components), \"alpha\": \(statement.alpha) } }"
        }
        return "{\n  \"\(group)\": {\n    \"$type\": \"color\",\n\(tokens.joined(separator: ",\n"))\n  }\n}\n"
    }

    // MARK: - What is shown

    /// Shows each color in light and dark, through SwiftUI and natively. A function of a thousand lines takes the compiler
    /// longer than ten of a hundred.
    private static func program(_ sample: Sample, _ platform: Platform) -> String {
        let native = platform == .iOS ? "UIColor" : "NSColor"
        let names = sample.names
        let parts = stride(from: 0, to: names.count, by: 100).map { start in
            let calls = names[start..<start + 100].map { "    show(Color.\($0), \(native).\($0))\n" }
            return "func part\(start)() {\n\(calls.joined())}\npart\(start)()\n"
        }
        let beginning = platform == .iOS ? AppearanceProgram.traits : AppearanceProgram.appearances
        return beginning + """
            func show(_ color: Color, _ native: \(native)) {
                for color in resolved(\(native)(color)).prefix(2) + resolved(native).prefix(2) {
                    guard case .components(let space, let numbers) = color.recorded else { continue }
                    print(space, numbers.map { "\\(Double($0))" }.joined(separator: " "))
                }
            }

            """ + parts.joined()
    }

    /// Returns whether a color is what is stated. sRGB has to be the space where it holds the color, but for what no eye sees.
    private static func isRight(_ color: WrittenColors.Color, _ statement: Statement) -> Bool {
        let xyz = NaiveColors.xyz(statement.space, statement.components)
        let wanted = NaiveColors.rgb(xyz, isSRGB: color.isSRGB) + [statement.alpha]
        guard zip(color.numbers, wanted).allSatisfy({ abs($0 - $1) <= 1.0 / 1024 }) else { return false }
        return color.isSRGB || !NaiveColors.rgb(xyz, isSRGB: true).allSatisfy { 0...1 ~= $0 }
    }
}
#endif
