import Diagnostics
import ImageFiles

extension CheckedCatalogs {
    /// An SVG holds what Xcode leaves out when it draws it.
    var undrawnParts: [RuleFinding] {
        findings(of: assets(.image)) { asset, _, facts in
            guard let parts = facts.image?.undrawn, let first = parts.first else { return nil }
            let others = parts.dropFirst().prefix(Self.shownCount).map {
                Diagnostic.Note("nor \(Self.words($0))", at: Self.location($0, facts.path))
            }
            return finding(
                asset, "Xcode does not draw \(Self.words(first))", at: Self.location(first, facts.path), notes: others,
                advice: Self.advice(first.kind))
        }
    }

    private static func location(_ part: UndrawnPart, _ path: String) -> SourceLocation {
        SourceLocation(path: path, line: part.line, column: part.column)
    }

    private static func words(_ part: UndrawnPart) -> String {
        // A style sheet from elsewhere is named by what brings it in; its address may be spelled in many ways.
        let isAddress = part.kind == .externalReference && part.spelling != "@import"
        return isAddress ? "what lies at \"\(part.spelling)\"" : part.spelling
    }

    private static func advice(_ kind: UndrawnPart.Kind) -> String {
        switch kind {
        case .script: "remove it: nothing runs in an image of a catalog"
        case .externalReference: "put what it refers to into the file"
        case .filter: "draw the effect with paths and gradients, or export a bitmap"
        case .foreignObject: "draw what it holds with SVG's own shapes and text"
        }
    }

    /// How many parts are named beside the first.
    private static let shownCount = 3
}
