import Foundation
import SwiftParser
import SwiftSyntax

/// Compares the output of `Benchmark print-swift` with swift-syntax. `Scripts/compare-swift-reader` runs both.
@main
struct SwiftOracle {
    private var files = 0
    private var size = 0
    private var invalid = 0
    private var disagreements = 0
    private var designs: [Design: Int] = [:]

    static func main() throws {
        let output = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]), options: .alwaysMapped)
        var oracle = SwiftOracle()
        try output.withUnsafeBytes { bytes in
            var output = ReaderOutput(bytes)
            while let (path, reading) = output.next() { try oracle.compare(path, reading) }
        }
        oracle.printResult()
        if oracle.disagreements > 0 { exit(1) }
    }

    private mutating func compare(_ path: String, _ reading: Reading) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !tree.hasError else {
            invalid += 1
            return
        }
        files += 1
        size += bytes.count
        let comparison = Comparison(bytes, reading, SyntaxReading(tree, bytes).reading)
        designs.merge(comparison.designs, uniquingKeysWith: +)
        disagreements += comparison.disagreements.count
        for (position, text) in comparison.disagreements.prefix(10) {
            let before = bytes[..<position]
            let line = before.count { $0 == UInt8(ascii: "\n") } + 1
            let column = position - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
            print("\(path):\(line):\(column): \(text)")
        }
    }

    private func printResult() {
        print("\(files) files, \(size) bytes, \(disagreements) disagreements")
        if invalid > 0 { print("\(invalid) files have errors for swift-syntax, and were skipped") }
        print("differences by design:")
        for design in Design.allCases { print("  \(designs[design] ?? 0) \(design.rawValue)") }
    }
}
