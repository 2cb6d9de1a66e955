import CodeGeneration
import Diagnostics
import SwiftSources

/// What the changes of a comparison mean for Swift sources that use the generated names.
package struct SourceUsage: Sendable {
    /// How many Swift files were searched.
    let fileCount: Int
    /// The names that code can no longer use as it does, in the order of the changes.
    let broken: [NameUsage]
    /// The names behind which another value stands now, those with most uses first.
    let revalued: [NameUsage]

    /// One line: `In 41 Swift files: 3 uses of names that break, 14 of names with another value`.
    var summary: String {
        func count(_ names: [NameUsage]) -> Int { names.reduce(0) { $0 + $1.places.count } }
        let (broken, revalued) = (count(broken), count(revalued))
        return "In \(Wording.count(fileCount, "Swift file")): \(Wording.count(broken, "use")) of names that break, "
            + "\(revalued) of names with another value"
    }
}

/// One generated name and the places at which Swift sources use it.
struct NameUsage: Sendable {
    let symbol: Symbol
    /// The path of its token, or the name of its asset.
    let path: String
    /// Those where it is sure, or likely, that the name is meant, in the order of the files.
    var places: [Place] = []
    /// How many other places have the name, where nothing says what it means.
    var possibleCount = 0

    struct Place: Sendable {
        let file: SwiftFile
        let use: SymbolUse
    }

    /// The modules that use it, with the number of uses, in the order of the files.
    var modules: [(name: String, count: Int)] {
        let names = places.map(\.file.module)
        return names.uniqueInOrder.map { name in (name, names.count { $0 == name }) }
    }

    /// Whether the sources have the name at all.
    var isFound: Bool { !places.isEmpty || possibleCount > 0 }
}
