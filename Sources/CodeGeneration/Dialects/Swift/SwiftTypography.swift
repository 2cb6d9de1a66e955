import DesignTokens

/// A text style in Swift syntax, as a `TextStyle` and as a `Font`.
struct SwiftTypography {
    private let style: ComposedValue
    private let face: FontName
    private let step: FontStep
    private let isItalic: Bool
    private let size: (points: Double, expression: String)

    /// Creates the style; `nil` without a size.
    init?(_ style: ComposedValue, _ fonts: FontNames) {
        guard let size = style["fontSize"], let points = size.points, let expression = size.expression else {
            return nil
        }
        self.style = style
        self.size = (points, expression)
        let request = FontRequest { style[$0]?.value }
        face = request.families.isEmpty ? .system(design: .default) : fonts.name(for: request).name
        var stated: FontWeight?
        if case .system(_, let style) = face { stated = style }
        step = FontStep.nearest(to: stated?.weight ?? request.weight)
        isItalic = stated?.isItalic ?? request.isItalic
    }

    /// The expression for a `TextStyle`.
    var textStyle: String {
        var arguments = ["face: \(faceText)", "size: \(size.expression)", "relativeTo: .\(dynamicTypeStyle)"]
        if case .named(_, let natural?) = face {
            arguments.append("naturalLineHeight: \(NumberText.number((natural * size.points * 100).rounded() / 100))")
        }
        for (label, name) in [
            ("lineHeight", "lineHeight"), ("tracking", "letterSpacing"), ("paragraphSpacing", "paragraphSpacing"),
        ] {
            // An automatic line height has no points and is that of the font.
            guard let part = style[name], let points = part.points, let expression = part.expression else { continue }
            if points != 0 || expression != "0" { arguments.append("\(label): \(expression)") }
        }
        if let textCase { arguments.append("textCase: .\(textCase)") }
        if let decoration { arguments.append("decoration: .\(decoration)") }
        return ".init(\(arguments.joined(separator: ", ")))"
    }

    /// The expression for a `Font`.
    var font: String {
        switch face {
        case .named(let name, _), .guessed(let name):
            return ".custom(\(SwiftText.quoted(name)), size: \(size.expression), relativeTo: .\(dynamicTypeStyle))"
        case .system(let design, _):
            let arguments = "size: \(size.expression), weight: .\(step), design: .\(design.rawValue)"
            return ".system(\(arguments))" + (isItalic ? ".italic()" : "")
        }
    }

    private var faceText: String {
        switch face {
        case .named(let name, _), .guessed(let name): return ".custom(\(SwiftText.quoted(name)))"
        case .system(let design, _):
            let design = design == .default ? "" : ", design: .\(design.rawValue)"
            return ".system(weight: .\(step)\(design)\(isItalic ? ", isItalic: true" : ""))"
        }
    }

    private var textCase: String? { style["textCase"].flatMap { StyleWord($0.value, in: StyleWord.textCases)?.swift } }
    private var decoration: String? {
        style["textDecoration"].flatMap { StyleWord($0.value, in: StyleWord.decorations)?.swift }
    }

    /// The Dynamic Type style with the nearest default size; the larger of two.
    private var dynamicTypeStyle: String {
        let nearest = Self.dynamicTypeSizes.min { abs($0.value - size.points) < abs($1.value - size.points) }
        return nearest?.key ?? "body"
    }

    /// The default sizes on an iPhone, largest first.
    private static let dynamicTypeSizes: KeyValuePairs<String, Double> = [
        "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "body": 17, "callout": 16, "subheadline": 15,
        "footnote": 13, "caption": 12, "caption2": 11,
    ]
}
