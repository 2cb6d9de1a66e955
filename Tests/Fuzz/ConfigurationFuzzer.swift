// A libFuzzer program: whatever the bytes are, reading them as tokengenerator.json must not crash, and tokens can be
// named by what was read. Scripts/fuzz compiles and runs it.

import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConfiguration(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let (configuration, diagnostics) = ConfigurationReader.read(bytes, path: "tokengenerator.json")
    for diagnostic in diagnostics { examine(diagnostic, of: bytes) }
    for output in configuration.outputs { precondition(output.path.location != nil, "an output without a place") }
    let symbols = SymbolTables(resolution, configuration)
    symbols.diagnostics.forEach(examine)
    for token in resolution.graph.tokens.indices {
        guard let symbol = symbols.symbol(of: token) else { continue }
        precondition(!symbol.name.isEmpty && !symbol.name.utf8.contains(UInt8(ascii: ".")), "\(symbol) is no name")
    }
    return 0
}

/// A few tokens of all types that outputs take, with names that are hard to spell.
private let resolution: Resolution = {
    let text = """
        { "Colors": { "$type": "color", "brand": { "500": { "$value": "#14706E" }, "Self": { "$value": "#000000" } },
            "link": { "$value": "{Colors.brand.500}" } },
          "Spacing": { "$type": "number", "0": { "$value": 0 }, "1-5": { "$value": 1.5 }, "🙂": { "$value": 2 } },
          "Word": { "a": { "$type": "string", "$value": "a" }, "b": { "$type": "boolean", "$value": true } } }
        """
    guard let document = try? JSONDocument(parsing: Array(text.utf8), path: "tokens.json") else {
        fatalError("the tokens are no JSON")
    }
    return AliasResolver.resolve(TokenGraph([DTCGReader.read(document)])).checked()
}()
