import CodeGeneration
import Diagnostics
import SwiftSources

extension SourceUsage {
    /// The tables that are not empty: the lines that break, then names with the modules that use them.
    var tables: [ComparisonTable] {
        [lines, names(broken, "Names that break"), names(revalued, "Names with changed values")].filter { $0.count > 0 }
    }

    private var lines: ComparisonTable {
        ComparisonTable(
            "Lines that break", "These lines use names that were removed, renamed or retyped.",
            columns: ["Line", "Name", "Confidence", "Module"], of: broken.flatMap(\.places)
        ) { place in
            [
                [
                    .code("\(place.file.path):\(place.line):\(place.column)"),
                    .code(place.code), .words(place.confidence.rawValue), .code(place.file.module),
                ]
            ]
        }
    }

    private func names(_ names: [NameUsage], _ title: String) -> ComparisonTable {
        ComparisonTable(title, columns: ["Name", "Token", "Uses", "Modules", "Possible"], of: names) { name in
            [
                [
                    .code(name.name), .code(name.path),
                    .words(name.places.isEmpty ? "none" : String(name.places.count)),
                    .list(name.modules.map { .code($0.name) + .words(String($0.count)) }),
                    name.possibleCount == 0 ? .empty : .words("\(name.possibleCount) more"),
                ]
            ]
        }
    }
}
