import Diagnostics
import ImageFiles

extension CheckedCatalogs {
    /// Finds parts of SVGs that Xcode does not draw.
    var undrawnParts: [RuleFinding] {
        findings(of: assets(.image)) { asset, _, facts in
            guard let parts = facts.image?.undrawn, let first = parts.first else { return nil }
            let others = parts.dropFirst().prefix(Self.shownCount).map {
                Diagnostic.Note("also not drawn: \(Self.words($0))", at: Self.location($0, facts.path))
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
        // A style sheet is shown by its @import; its address can have several spellings.
        let isAddress = part.kind == .externalReference && part.spelling != "@import"
        return isAddress ? "the contents of '\(part.spelling)'" : part.spelling
    }

    private static func advice(_ kind: UndrawnPart.Kind) -> String {
        switch kind {
        case .script: "remove it; scripts do not run in catalog images"
        case .externalReference: "embed the contents in the file"
        case .filter: "draw the effect with paths and gradients, or export a bitmap"
        case .foreignObject: "draw its contents with SVG shapes and text"
        }
    }

    /// The number of further parts that are shown.
    private static let shownCount = 3
}
