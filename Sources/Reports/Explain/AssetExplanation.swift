import AssetCatalogs
import CodeGeneration
import Diagnostics
import LocatedJSON
import TerminalText

/// The explanation of an asset.
struct AssetExplanation: Explanation {
    let asset: Asset
    let all: InspectedTokens

    func text(on screen: Screen) -> String {
        var lines = ExplainedLines(on: screen)
        lines.add(
            line: screen.styled(Screen.cell(asset.lookupName), .bold) + "  " + screen.styled(asset.kind.noun, .faint))
        let code = symbols.map { Screen.cell($0.text) }
        lines.add("Code", code.isEmpty ? ["in no output"] : code)
        lines.add("Files", lines.columns(asset.files.map { ($0, "") }))
        lines.add("About", lines.wrapped("In \(asset.location.path)"))
        return lines.text
    }

    /// One object: `name`, `kind`, `symbols`, `files` and `file`, the folder of the asset.
    var json: String {
        let asset: JSONValue = [
            "name": .string(asset.lookupName), "kind": .string(asset.kind.rawValue),
            "symbols": .strings(symbols.map(\.text)), "files": .strings(asset.files),
            "file": .string(asset.location.path),
        ]
        return asset.text() + "\n"
    }

    /// The symbols in all units.
    private var symbols: [Symbol] {
        all.symbols(ofAssetAt: asset.location.path).compactMap(\.self).uniqueInOrder
    }
}
