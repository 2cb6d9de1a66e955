/// Collects the colors in an SVG.
struct SVGColors {
    /// The inherited paint of the shapes inside an element.
    private struct Paint {
        var fill = SVGPaint.black
        var stroke = SVGPaint.none
        /// Whether the contents are transparent, or only clip other shapes.
        var isHidden = false
    }

    private let bytes: ImageBytes
    private var spread = ColorSpread()
    /// Whether there is a color that cannot be determined.
    private var isUncertain = false
    private var stack = [Paint()]

    static func of(_ bytes: ImageBytes) -> ImageColors {
        var colors = SVGColors(bytes: bytes)
        for tag in XMLTags(bytes) { colors.visit(tag) }
        if colors.spread.isWide { return .several }
        return colors.isUncertain ? .unknown : .single
    }

    private mutating func visit(_ tag: XMLTag) {
        guard tag.kind != .closing else {
            if stack.count > 1 { stack.removeLast() }
            return
        }
        let properties = properties(of: tag)
        var paint = stack[stack.count - 1]
        if let fill = properties["fill"], fill != "inherit" { paint.fill = SVGPaint(fill) }
        if let stroke = properties["stroke"], stroke != "inherit" { paint.stroke = SVGPaint(stroke) }
        if let alpha = properties["fill-opacity"], Double(alpha) == 0 { paint.fill = .none }
        let isTransparent = properties["opacity"].map { Double($0) == 0 } ?? false
        if isTransparent || tag.name == "mask" || tag.name == "clipPath" { paint.isHidden = true }
        if !paint.isHidden { add(tag.name, paint, stop: properties["stop-color"]) }
        if tag.kind == .opening { stack.append(paint) }
    }

    private mutating func add(_ name: String, _ paint: Paint, stop: String?) {
        switch name {
        case "path", "rect", "circle", "ellipse", "polygon", "polyline", "text":
            add(paint.fill)
            add(paint.stroke)
        case "line": add(paint.stroke)
        case "stop": add(stop.map(SVGPaint.init) ?? .black)
        // Rules in a style sheet, and pictures, can have any color.
        case "style", "image": isUncertain = true
        default: break
        }
    }

    private mutating func add(_ paint: SVGPaint) {
        switch paint {
        case .none: break
        case .color(let color): spread.add(color)
        case .unknown: isUncertain = true
        }
    }

    /// The paint properties of an element: its attributes, and its style, which overrides them.
    private func properties(of tag: XMLTag) -> [String: String] {
        var properties: [String: String] = [:]
        for attribute in tag.attributes where Self.names.contains(attribute.name) {
            properties[attribute.name] = Self.trimmed(bytes.part(attribute.value).text)
        }
        for attribute in tag.attributes where attribute.name == "style" {
            for declaration in bytes.part(attribute.value).text.split(separator: ";") {
                let sides = declaration.split(separator: ":", maxSplits: 1)
                guard sides.count == 2, Self.names.contains(Self.trimmed(sides[0])) else { continue }
                properties[Self.trimmed(sides[0])] = Self.trimmed(sides[1])
            }
        }
        return properties
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        String(text.filter { !$0.isWhitespace }).lowercased()
    }

    private static let names: Set = ["fill", "stroke", "stop-color", "opacity", "fill-opacity"]
}

/// The fill or stroke of a shape. It is parsed once, where it is specified, for all shapes that inherit it.
private enum SVGPaint {
    /// None, or a gradient, whose stops have the colors.
    case none
    case color(SIMD3<UInt8>)
    case unknown

    static let black = Self.color([0, 0, 0])

    init(_ text: String) {
        if text == "none" || text == "transparent" || text.hasPrefix("url(") {
            self = .none
        } else {
            self = SIMD3(svgColor: text).map(Self.color) ?? .unknown
        }
    }
}

extension SIMD3<UInt8> {
    /// A color in the common SVG syntaxes: `#fff`, `#ffffff`, `rgb(…)` with numbers, and the first sixteen names.
    fileprivate init?(svgColor text: String) {
        guard let parts = Self.hexParts(text) ?? Self.functionParts(text) ?? svgColors[text], parts.count >= 3 else {
            return nil
        }
        self.init(parts[..<3])
    }

    private static func hexParts(_ text: String) -> [UInt8]? {
        guard text.hasPrefix("#"), [4, 5, 7, 9].contains(text.utf8.count) else { return nil }
        let digits = text.dropFirst().compactMap(\.hexDigitValue).map(UInt8.init)
        guard digits.count == text.utf8.count - 1 else { return nil }
        if digits.count < 6 { return digits.map { $0 * 17 } }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    }

    private static func functionParts(_ text: String) -> [UInt8]? {
        guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
        return text.dropFirst(4).dropLast().split(separator: ",").compactMap { UInt8($0) }
    }
}

private let svgColors: [String: [UInt8]] = [
    "black": [0, 0, 0], "silver": [192, 192, 192], "gray": [128, 128, 128], "grey": [128, 128, 128],
    "white": [255, 255, 255], "maroon": [128, 0, 0], "red": [255, 0, 0], "purple": [128, 0, 128],
    "fuchsia": [255, 0, 255], "green": [0, 128, 0], "lime": [0, 255, 0], "olive": [128, 128, 0],
    "yellow": [255, 255, 0], "navy": [0, 0, 128], "blue": [0, 0, 255], "teal": [0, 128, 128], "aqua": [0, 255, 255],
]
