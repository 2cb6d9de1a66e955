import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import Projects
import SwiftSources

/// Finds uses of changed names in the code of an app: of generated names, and of assets by their names.
struct SourceUsageSearch {
    private let names: ChangedNames
    private var search: SymbolSearch
    /// The read files, in search order.
    private var files: [(file: SwiftFile, isSwift: Bool)] = []
    /// Diagnostics about folders and files that cannot be searched.
    private(set) var diagnostics: [Diagnostic] = []

    /// Prepares the search for the names that a comparison changes.
    init(_ old: AnalyzedTokens, _ new: AnalyzedTokens, _ comparison: TokenComparison) {
        names = ChangedNames(old, new, comparison)
        let positions = new.configuration.lint.positions.compactMap(OwnAssetPosition.init)
        search = SymbolSearch(names.searched, assets: names.assets, positions: positions)
    }

    /// Searches Swift files and files of Interface Builder in folders, each file once. Generated files are skipped.
    mutating func read(_ paths: [String], _ fileSystem: any FileSystem) {
        var known: Set<String> = []
        for path in paths {
            do {
                let found = try SwiftFiles(path, fileSystem, alsoFinding: InterfaceFile.endings)
                if found.all.isEmpty, found.others.isEmpty { reportNothing(in: path, "it contains no Swift files") }
                for file in found.all where known.insert(file.path).inserted {
                    let bytes = try fileSystem.read(file.path)
                    guard !GeneratedHeader.begins(swiftFile: bytes) else { continue }
                    search.add(bytes, in: file.module)
                    files.append((file, true))
                }
                for file in found.others where !names.assets.isEmpty && known.insert(file.path).inserted {
                    search.add(interface: try fileSystem.read(file.path))
                    files.append((SwiftFile(path: file.path, module: file.module), false))
                }
            } catch {
                reportNothing(in: error.path, error.reason)
            }
        }
    }

    private mutating func reportNothing(in path: String, _ reason: String) {
        diagnostics.add(
            .error, .noSwiftSources, "cannot search '\(path)' for uses: \(reason)",
            advice: "pass Swift files, or folders that contain some, with --usage")
    }

    /// The uses of names that break, and of names with changed values.
    var usage: SourceUsage {
        let symbolUses = Dictionary(grouping: search.uses) { names.owners[$0.symbol] }
        let assetUses = Dictionary(grouping: search.assetUses) { names.assets[$0.asset] }
        let found = names.all.enumerated().map { number, name in
            usage(of: name, symbolUses[number] ?? [], name.asset.flatMap { assetUses[$0] } ?? [])
        }
        let revalued = found[names.brokenCount...].filter(\.isFound)
        let order = revalued.indices.sorted {
            (-revalued[$0].places.count, $0) < (-revalued[$1].places.count, $1)
        }
        return SourceUsage(
            fileCount: files.count(where: \.isSwift), broken: Array(found[..<names.brokenCount]),
            revalued: order.map { revalued[$0] })
    }

    private func usage(of name: NameUsage, _ symbols: [SymbolUse], _ assets: [AssetNameUse]) -> NameUsage {
        let bySymbol = symbols.map { use in
            let text = names.texts[use.symbol]
            return (use.file, place(use.file, use.line, use.column, use.confidence, .symbol, text))
        }
        let byName = assets.map { use in
            let form = files[use.file].isSwift ? NameUsage.Form.string : .interface
            return (use.file, place(use.file, use.line, use.column, use.confidence, form, use.code))
        }
        let all = (bySymbol + byName).sorted { ($0.0, $0.1.line, $0.1.column) < ($1.0, $1.1.line, $1.1.column) }
        var name = name
        name.places = all.map(\.1).filter { $0.confidence != .possible }
        name.possibleCount = all.count - name.places.count
        return name
    }

    private func place(
        _ file: Int, _ line: Int, _ column: Int, _ confidence: UseConfidence, _ form: NameUsage.Form, _ code: String
    ) -> NameUsage.Place {
        NameUsage.Place(
            file: files[file].file, line: line, column: column, confidence: confidence, form: form, code: code)
    }
}

extension OwnAssetPosition {
    /// Creates a configured position; `nil` if it is for a length.
    fileprivate init?(_ position: LintConfiguration.Position) {
        let kind: AssetPosition.Kind
        switch position.content {
        case .image: kind = .image
        case .color: kind = .color
        case .spacing, .radius: return nil
        }
        self.init(function: position.function, label: position.label, kind: kind)
    }
}
