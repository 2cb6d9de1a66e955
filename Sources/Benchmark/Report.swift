import Foundation

/// What the benchmark prints.
enum Report {
    private static let columns: [(name: String, width: Int)] = [
        ("tokens", 8), ("form", 9), ("input MB", 9), ("run ms", 9), ("least ms", 9), ("again ms", 9), ("peak MB", 8),
        ("× input", 8), ("tokens/s", 10), ("JSONSer. ms", 12), ("process ms", 11), ("run/JSONSer.", 13),
        ("parser ×", 9),
    ]

    /// The table's first line, with what its columns mean.
    static var heading: String {
        """
        run: the whole TokenGenerator process, every file written; again: the same with nothing to write
        JSONSer.: Foundation's JSONSerialization parses the same bytes; process: a process that does only that
        parser ×: how many times faster LocatedJSON parses the same bytes, side by side in one process
        peak: at least that of this program itself, from which the tool is started

        \(row(columns.map(\.name)))
        """
    }

    /// The table's line for one project.
    static func line(_ result: Bench.Result) -> String {
        row([
            "\(result.tokenCount)", result.project.name, decimal(Double(result.inputSize) / 1e6, 2),
            decimal(result.run.median), decimal(result.run.least), decimal(result.again.median),
            decimal(Double(result.peakMemory) / 1e6), decimal(Double(result.peakMemory) / Double(result.inputSize)),
            "\(Int(Double(result.tokenCount) / result.run.median * 1000))", decimal(result.foundation.median),
            decimal(result.foundationProcess.median), decimal(result.ratio, 2), decimal(result.parserRatio),
        ])
    }

    /// Each stage's share of each run, as the tool itself counts; the rest is the start and the end of the process.
    static func stages(of results: [Bench.Result]) -> String {
        let names = results.first?.stages.map(\.name) ?? []
        let widths = [8, 9] + names.map { max($0.count, 5) + 3 } + [8]
        let rows = results.map { result in
            let shares = names.map { name in
                (result.stages.first { $0.name == name }?.milliseconds ?? 0) / result.run.median
            }
            let rest = max(0, 1 - shares.reduce(0, +))
            return ["\(result.tokenCount)", result.project.name] + (shares + [rest]).map { "\(decimal($0 * 100)) %" }
        }
        return ([["tokens", "form"] + names + ["rest"]] + rows).map { row in
            zip(row, widths).map(padded).joined()
        }.joined(separator: "\n")
    }

    private static func row(_ cells: [String]) -> String {
        zip(cells, columns.map(\.width)).map(padded).joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count)) + text
    }

    /// A number with as many decimals as are wanted.
    static func decimal(_ number: Double, _ digits: Int = 1) -> String {
        String(format: "%.\(digits)f", number)
    }
}

extension Bench.Result {
    /// The whole run in units of `JSONSerialization` parsing the same bytes.
    var ratio: Double { run.median / foundation.median }
}
