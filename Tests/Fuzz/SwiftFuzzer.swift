// A libFuzzer program: whatever the bytes are, reading them as Swift code must not crash, and what is found stands in them.
// Scripts/fuzz compiles and runs it.

import SwiftSources

/// Names that the seeds use.
private let symbols = [
    SearchedSymbol(name: "muted", scope: ["ShapeStyle"], valueTypes: ["ShapeStyle", "Color"]),
    SearchedSymbol(name: "s16", scope: ["CGFloat"], valueTypes: ["CGFloat"]),
    SearchedSymbol(name: "background", scope: ["ComponentToken", "Button"], valueTypes: []),
]

/// What libFuzzer calls with each input: a Swift file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSwift(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    var end = 0
    for token in SwiftLexer.tokens(of: bytes) {
        precondition(Int(token.start) >= end && token.end >= token.start, "tokens that overlap")
        end = Int(token.end)
    }
    precondition(end <= bytes.count, "a token outside the text")
    var search = SymbolSearch(symbols, assets: [SearchedAsset(name: "tick", kind: .image)])
    search.add(bytes)
    search.add(interface: bytes)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for use in search.uses {
        precondition(lines.indices.contains(use.line - 1), "a line outside the text")
        let name = symbols[use.symbol].name.utf8
        precondition(lines[use.line - 1].dropFirst(use.column - 1).starts(with: name), "a use without its name")
    }
    for use in search.assetUses {
        precondition(lines.indices.contains(use.line - 1), "a line outside the text")
        let text = lines[use.line - 1].dropFirst(use.column - 1)
        precondition(text.starts(with: (use.file == 0 ? "\"tick\"" : "tick").utf8), "a use without its name")
    }
    return 0
}
