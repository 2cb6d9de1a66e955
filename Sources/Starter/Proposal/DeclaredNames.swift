import CodeGeneration
import FileAccess
import SwiftSources

/// The static members that a target already declares, and those that these would hide.
struct DeclaredNames {
    /// The file of each member.
    private let files: [Symbol: String]
    /// The members.
    var symbols: some Collection<Symbol> { files.keys }

    init(_ declarations: SwiftDeclarations) {
        let declared = declarations.files.flatMap { name, file in
            let symbol = Symbol(scope: name.scope, name: name.name)
            return ([symbol] + symbol.hiddenSymbols).map { ($0, file) }
        }
        files = Dictionary(declared) { min($0, $1) }
    }

    /// Returns whether some types have so many declared members that the names of an output may need a prefix.
    func hasMany(in scopes: [String]) -> Bool { files.keys.count { scopes.contains($0.scope) } >= Self.fewest }

    /// Returns the files that declare names, one for each declared name.
    func files(declaring names: [TokenName]) -> [String] {
        names.compactMap { name in name.symbols.lazy.compactMap { files[$0] }.first }
    }

    /// Returns why all names of an output get a prefix, if the target already declares many of them; `nil` otherwise. A
    /// project that declares some of its colors by hand declares all of them.
    ///
    /// - Parameter names: The names without a prefix.
    /// - Returns: The reason.
    func reasonForPrefix(ofAll names: [TokenName]) -> OutputRemark? {
        let files = files(declaring: names)
        guard files.count >= Self.fewest, files.count * 4 >= names.count, let file = files.min() else { return nil }
        return .hasPrefix(count: files.count, file: file)
    }

    /// The number of declared names from which on they are not replaced individually.
    private static let fewest = 5

    /// Returns whether code declares a name, rather than a tool for the colors of a catalog.
    static func isSwift(_ file: String) -> Bool { FilePath.ending(of: file) == "swift" }
}
