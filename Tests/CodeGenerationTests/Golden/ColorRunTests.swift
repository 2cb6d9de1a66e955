#if !canImport(Darwin)
import CodeGeneration
import DesignTokens
import TestSupport
import Testing

/// What an app shows of colours in all spaces, beside what CSS Color 4 says of them.
@Suite("10,000 colours at run time", .serialized, .enabled(if: SwiftCompiler.isFound, "swiftc is not in PATH"))
struct ColorRunTests {
    /// A colour as a file states it.
    private struct Statement {
        let space: ColorSpace
        let components: [Double]
        let alpha: Double
    }

    /// Two fifths of the colours are constant, and of two each a token that follows the appearance is made.
    private struct Sample {
        let statements: ArraySlice<Statement>
        var constantCount: Int { statements.count * 2 / 5 }
        var adaptiveCount: Int { (statements.count - constantCount) / 2 }
    }

    @Test(
        "are within 1/1024 of what is written, in light and dark, in SwiftUI and natively",
        arguments: [(Platform.iOS, 10_000), (.macOS, 1_000)])
    func randomColors(_ platform: Platform, _ count: Int) async throws {
        let sample = Sample(statements: Self.statements.prefix(count))
        try await withTemporaryFolder { folder in
            try Self.write(sample, to: folder)
            var options = CommandOptions()
            options.configurationPath = folder("tokengenerator.json")
            options.outputRoot = folder.path
            let report = await GeneratorPipeline().generate(options)
            #expect(report.diagnostics.map(\.text) == [])
            let files = ["Colors", "UIColors", "Color+Hex"].map { folder("\($0).swift") }
            let program = Self.program(sample, platform)
            let output = try await SwiftProgram(folder, on: platform).output(of: program, with: files)
            Self.compare(output.split(separator: "\n"), with: sample)
        }
    }

    // MARK: - What is written

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

    /// Shows each colour in light and dark, through SwiftUI and natively. A function of a thousand lines takes the compiler
    /// longer than ten of a hundred.
    private static func program(_ sample: Sample, _ platform: Platform) -> String {
        let native = platform == .iOS ? "UIColor" : "NSColor"
        let names = (0..<sample.constantCount).map { "oneC\($0)" } + (0..<sample.adaptiveCount).map { "twoC\($0)" }
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

    private static func compare(_ lines: [Substring], with sample: Sample) {
        let (constants, count) = (sample.constantCount, sample.adaptiveCount)
        let adaptive = (constants..<constants + count).map { [$0, $0 + count] }
        let shown = ((0..<constants).map { [$0, $0] } + adaptive).flatMap { $0 + $0 }.map { sample.statements[$0] }
        #expect(lines.count == shown.count)
        let wrong = zip(shown, lines).filter { !isRight($1, $0) }
        #expect(wrong.count == 0)
        for (statement, line) in wrong.prefix(10) { Issue.record("\(statement) became \(line)") }
    }

    /// Whether a line shows a colour. sRGB has to be the space where it holds the color, but for what no eye sees.
    private static func isRight(_ line: Substring, _ statement: Statement) -> Bool {
        let words = line.split(separator: " ")
        let xyz = NaiveColors.xyz(statement.space, statement.components)
        let isSRGB = words[0] == "sRGB"
        let numbers = words.dropFirst().compactMap { Double($0) }
        let wanted = NaiveColors.rgb(xyz, isSRGB: isSRGB) + [statement.alpha]
        guard numbers.count == 4, zip(numbers, wanted).allSatisfy({ abs($0 - $1) <= 1.0 / 1024 }) else { return false }
        return isSRGB || !NaiveColors.rgb(xyz, isSRGB: true).allSatisfy { 0...1 ~= $0 }
    }
}
#endif
