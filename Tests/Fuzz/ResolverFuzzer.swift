// A libFuzzer program: whatever the bytes are, reading and resolving them must not crash, and the outcome must hold
// together. Scripts/fuzz compiles and runs it.

import DesignTokens
import Diagnostics
import LocatedJSON

/// What libFuzzer calls with each input: one token file, or several with a NUL between them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzResolver(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let files = UnsafeBufferPointer(start: start, count: count).split(separator: 0).map { Array($0) }
    let documents = files.enumerated().compactMap { number, bytes in
        (try? JSONDocument(parsing: bytes, path: "\(number).json")).map { source in
            DTCGReader.read(source, rules: bytes.count % 2 == 0 ? .figma : bytes.count % 4 == 3 ? .strict : .lenient)
        }
    }
    for document in documents { examine(document) }
    let layers = LayerPaths([.primitive: ["Brand"], .semantic: ["Semantic", "Brand.text"], .component: ["Component"]])
    let graph = TokenGraph(documents, layers: layers)
    for valueLayers in [[.component], [.semantic, .component]] as [Set<Layer>] {
        let options = AliasResolver.Options(valueLayers: valueLayers)
        let resolution = AliasResolver.resolve(graph, options: options).checked()
        examine(resolution)
        precondition(
            resolution.traces == AliasResolver.resolve(graph, options: options).traces, "two outcomes of one input")
    }
    return 0
}

private func examine(_ document: TokenReading) {
    let mode = document.collections[0].modes[0]
    precondition(mode.groups[0].path.isEmpty, "the root is not the first group")
    for token in mode.tokens {
        precondition(token.path.isPath(inside: mode.groups[token.group].path), "a token outside its group")
        if token.value.aliasedPath == nil, token.value != .deferred, token.value != .unusable {
            precondition(token.type != nil, "a value without a type")
        }
        if case .color(let color) = token.value {
            let components = [color.red, color.green, color.blue, color.alpha]
            precondition(components.allSatisfy { 0...1 ~= $0 }, "a component out of range")
        }
    }
    let hasError = document.diagnostics.contains { $0.severity == .error }
    precondition(hasError || !mode.tokens.contains { $0.value == .unusable }, "a broken token without an error")
}

private func examine(_ resolution: Resolution) {
    let hasError = resolution.diagnostics.contains { $0.severity == .error }
    let tokens = resolution.graph.tokens.indices
    precondition(resolution.traces.count == tokens.count && resolution.types.count == tokens.count)
    for token in tokens {
        let trace = resolution.traces[token]
        if let target = trace.target {
            precondition(tokens.contains(target) && target != token, "a target that does not exist")
            precondition(resolution.traces[target].origin == trace.origin, "a token and its target with two origins")
        } else {
            precondition(trace.origin == token, "an origin without a target")
        }
        switch trace.step {
        case .literal: precondition(trace.target == nil, "a literal with a target")
        case .variable, .value: precondition(trace.target != nil, "a step without a target")
        case .alias: precondition(trace.target != nil || hasError, "an alias of nothing without an error")
        }
        if resolution.leftOut.contains(token) { continue }
        let value = resolution.value(of: token)
        precondition(value.aliasedPath == nil && value != .unusable, "a token without a value that is not left out")
        precondition(resolution.types[token] != nil, "a token without a type that is not left out")
    }
    var named: Set<String> = []
    for case .tokens(let paths) in (resolution.diagnostics + resolution.losses).map(\.loss) { named.formUnion(paths) }
    for token in resolution.leftOut {
        precondition(named.contains(resolution.graph.tokens[token].path), "a token that is left out without a word")
    }
    resolution.diagnostics.forEach(examine)
}
