import SwiftSources

/// The contents of known positions in the calls of a file, from one pass over them.
struct CodeUses {
    /// The calls that load assets, and the names in them.
    private(set) var assetCalls: [AssetCall] = []
    var assets: [AssetUse] = []
    private(set) var colors: [ColorLiteral] = []
    var lengths: [LengthLiteral] = []
    /// The tokens of numbers that are the sizes of fonts.
    private(set) var fontSizes: [Int] = []
    /// The ranges of tokens in the arguments of macros.
    private(set) var macroArguments: [Range<Int>] = []
    /// The indices of the app's own positions in calls of the file.
    var calledPositions: Set<Int> = []

    /// The positions by the called name.
    private static let positions: [String: CallPositions] = {
        var positions: [String: CallPositions] = [:]
        for (name, asset) in AssetPosition.all { positions[name, default: CallPositions()].asset = asset }
        for (name, color) in ColorPosition.all { positions[name, default: CallPositions()].color = color }
        for (name, length) in LengthPosition.all { positions[name, default: CallPositions()].length = length }
        for (name, label) in CallPositions.fontSizes { positions[name, default: CallPositions()].fontSize = label }
        return positions
    }()

    init(_ code: SwiftCode, _ own: OwnPositions) {
        for call in code.calls {
            if code.isMacro(call) { macroArguments.append(call.opening..<call.closing) }
            let call = code.named(call)
            let name = code.text(call.name)
            if let positions = Self.positions[name] { add(call, positions, code) }
            let numbers = own.numbers(of: name)
            if !numbers.isEmpty { add(call, numbers, of: own, code) }
        }
        lengths += LengthLiteral.assignments(code)
    }

    private mutating func add(_ call: SwiftCall, _ positions: CallPositions, _ code: SwiftCode) {
        if let call = positions.asset.flatMap({ AssetCall(call, $0, code) }) {
            assetCalls.append(call)
            assets += AssetUse.all(in: call, code)
        }
        if let color = positions.color { colors += ColorLiteral.all(in: call, color, code) }
        if let length = positions.length { lengths += LengthLiteral.all(in: call, length, code) }
        guard call.isMember, let label = positions.fontSize,
            let size = code.arguments(of: call).first(where: { $0.label == label }), size.value.count == 1,
            code.kind(size.value.lowerBound) == .number, !code.isFontOfSymbol(call)
        else { return }
        fontSizes.append(size.value.lowerBound)
    }
}

/// The positions in the arguments of a function.
private struct CallPositions {
    var asset: AssetPosition?
    var color: ColorPosition?
    var length: LengthPosition?
    /// The label of a font's size.
    var fontSize: String?

    /// The methods that create fonts, with the label of the size.
    static let fontSizes = [
        "system": "size", "custom": "size", "systemFont": "ofSize", "boldSystemFont": "ofSize",
        "italicSystemFont": "ofSize",
    ]
}

extension SwiftCode {
    /// The number of modifiers to look at before a font.
    private static let longestChain = 20

    /// Returns whether a font sets the size of a system symbol, which needs no text style: `Image(systemName:
    /// "star").font(.system(size: 12))`.
    fileprivate func isFontOfSymbol(_ font: SwiftCall) -> Bool {
        // The parenthesis of the modifier.
        var index = (font.start < font.name ? font.start : font.name - 1) - 1
        // Go back over the preceding modifiers.
        for _ in 0..<Self.longestChain {
            guard kind(index) == .openParenthesis, kind(index - 2) == .dot, kind(index - 3) == .closeParenthesis,
                let opening = partner(of: index - 3)
            else { return false }
            if isText(opening - 1, "Image") { return isText(opening + 1, "systemName") }
            index = opening
        }
        return false
    }
}
