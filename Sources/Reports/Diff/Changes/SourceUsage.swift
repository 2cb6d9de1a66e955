import CodeGeneration
import Diagnostics
import Projects
import SwiftSources

/// The effect of changes on Swift sources that use the generated names.
package struct SourceUsage: Sendable {
    /// The number of searched Swift files.
    let fileCount: Int
    /// The names that break code, in the order of the changes.
    let broken: [NameUsage]
    /// The names with changed values, the most used first.
    let revalued: [NameUsage]

    /// A summary: `In 41 Swift files: 3 uses of names that break, 14 of names with changed values`.
    var summary: String {
        func count(_ names: [NameUsage]) -> Int { names.reduce(0) { $0 + $1.places.count } }
        let (broken, revalued) = (count(broken), count(revalued))
        return "In \(Wording.count(fileCount, "Swift file")): \(Wording.count(broken, "use")) of names that break, "
            + "\(revalued) of names with changed values"
    }
}

/// A name with its uses in an app: a generated one, or that of an asset.
struct NameUsage: Sendable {
    /// The generated name; `nil` for an asset without one.
    let symbol: Symbol?
    /// The path of its token, or the name of its asset.
    let path: String
    /// The asset that code can load by its name.
    var asset: SearchedAsset?
    /// The certain or likely uses, in file order.
    var places: [Place] = []
    /// The number of other places with the name, where its meaning is unknown.
    var possibleCount = 0

    struct Place: Sendable {
        let file: SwiftFile
        let line: Int
        let column: Int
        let confidence: UseConfidence
        let form: Form
        /// The code as far as it identifies the name: the symbol, or `Image("tick")`.
        let code: String
    }

    /// The form in which code names a symbol or asset.
    enum Form: String, Sendable {
        case symbol
        /// A string with the name of an asset.
        case string
        /// A resource in a file of Interface Builder.
        case interface
    }

    /// The name in tables.
    var name: String { symbol?.text ?? path }

    /// The modules with the number of uses, in file order.
    var modules: [(name: String, count: Int)] {
        let names = places.map(\.file.module)
        return names.uniqueInOrder.map { name in (name, names.count { $0 == name }) }
    }

    /// Whether the sources contain the name at all.
    var isFound: Bool { !places.isEmpty || possibleCount > 0 }
}
