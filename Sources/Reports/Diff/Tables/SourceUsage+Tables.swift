import CodeGeneration
import Diagnostics
import LocatedJSON
import SwiftSources

extension SourceUsage {
    /// The tables that have rows: the lines that break, then names with the modules that use them.
    var tables: [ComparisonTable] {
        [lines, names(broken, "Names that break"), names(revalued, "Names with another value")].filter { $0.count > 0 }
    }

    private var lines: ComparisonTable {
        let places = broken.flatMap { name in name.places.map { (name: name, place: $0) } }
        return ComparisonTable(
            title: "Lines that break",
            explanation: "These use names that are gone, renamed or of another type.",
            columns: ["Line", "Name", "Sure", "Module"], count: places.count,
            rows: AnySequence(
                places.lazy.map { name, place in
                    ComparisonTable.Row(cells: [
                        .code("\(place.file.path):\(place.use.line)"), .symbol(name.symbol),
                        .words(place.use.confidence.rawValue), .code(place.file.module),
                    ])
                }))
    }

    private func names(_ names: [NameUsage], _ title: String) -> ComparisonTable {
        ComparisonTable(
            title: title, columns: ["Name", "Token", "Uses", "Modules", "Perhaps"], count: names.count,
            rows: AnySequence(
                names.lazy.map { name in
                    ComparisonTable.Row(cells: [
                        .symbol(name.symbol), .code(name.path), .words(name.countText), name.moduleText,
                        name.possibleText,
                    ])
                }))
    }
}

extension NameUsage {
    fileprivate var countText: String { places.isEmpty ? "none" : String(places.count) }

    fileprivate var moduleText: ReadableText {
        .list(modules.map { ReadableText(parts: [.code($0.name), .words(String($0.count))]) })
    }

    /// How many places have the name and may mean something else.
    fileprivate var possibleText: ReadableText {
        possibleCount == 0 ? ReadableText() : .words("\(possibleCount) more")
    }
}

extension SourceUsage {
    /// The usage for programs, as `docs/diff.md` describes it.
    var json: JSONValue {
        [
            "files": .integer(fileCount), "broken": .array(broken.map(\.json)),
            "revalued": .array(revalued.map(\.json)),
        ]
    }
}

extension NameUsage {
    fileprivate var json: JSONValue {
        [
            "symbol": .string(symbol.text), "path": .string(path),
            "uses": .array(
                places.map { place in
                    [
                        "file": .string(place.file.path), "line": .integer(place.use.line),
                        "column": .integer(place.use.column), "module": .string(place.file.module),
                        "confidence": .string(place.use.confidence.rawValue),
                    ]
                }),
            "modules": .object(modules.map { JSONValue.Member($0.name, .integer($0.count)) }),
            "possible": .integer(possibleCount),
        ]
    }
}
