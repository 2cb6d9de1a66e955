import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// An output of a proposal, with the tokens that it takes and what is to be said of it.
struct ProposedOutput {
    var configuration: OutputConfiguration
    /// What it holds, where that is tokens of one kind.
    var kind: ValueKind?
    /// The tokens that it takes, those of a group side by side.
    var tokens: [Int] = []
    /// How many tokens and groups have a name of their own.
    var singleNameCount = 0
    /// Whether it is there for who takes its slashes away.
    var isProposed = false
    /// Why the output is as it is; one line of a comment each.
    var comments: [String] = []

    init(_ template: String, _ path: String) {
        configuration = OutputConfiguration(template: Located(template), path: Located(path))
    }

    /// An output for a kind of values, in some groups or in all but some.
    init(_ kind: ValueKind, of groups: [GroupSurvey.Group]? = nil, excluding excluded: [GroupSurvey.Group] = []) {
        self.init(kind.template, kind.path)
        self.kind = kind
        configuration.selection.groups = groups?.map { Located($0.path) }
        configuration.selection.excluded = excluded.map { Located($0.path) }
    }

    /// The same tokens in another template.
    func written(as template: String, in path: String? = nil) -> Self {
        var output = Self(template, path ?? configuration.path.value)
        output.configuration.selection = configuration.selection
        output.kind = kind
        return output
    }
}

// MARK: - Tokens

extension GroupSurvey {
    /// The outputs that take tokens, one for each kind of values; those that would take nothing are left out later.
    var outputs: [ProposedOutput] {
        let components = isCrowded ? [] : roots.filter(\.isComponent)
        let opacities = isCrowded ? [] : opacities(in: roots.filter { !$0.isComponent })
        func output(_ kind: ValueKind, besides others: [Group] = []) -> ProposedOutput {
            let types = TemplateDeclaration.named(kind.template).types
            let holding = components.filter { !$0.counts.types.isDisjoint(with: types) }
            return ProposedOutput(kind, excluding: others + holding)
        }
        return [output(.colors), output(.numbers, besides: opacities)]
            + (opacities.isEmpty ? [] : [ProposedOutput(.opacities, of: opacities)])
            + (components.isEmpty ? [] : [ProposedOutput(.components, of: components)])
            + ValueKind.typed.map { output($0) }
    }
}

extension ProposedOutput {
    /// The output with the tokens that it takes: also those that are there to be referred to, where it would lack some.
    func filled(from resolution: Resolution) -> ProposedOutput {
        var output = self
        output.configuration.selection.takesSourceSets = true
        let choice = TokenFilter(output.configuration, resolution).chosen()
        if configuration.declaration.usesColorSets {
            // A set has whatever the system shows for it, too; of catalogs nothing is there to be referred to alone.
            output.configuration.selection.takesSourceSets = false
            output.tokens = (choice.tokens + choice.unexpressed).sorted()
            return output
        }
        output.tokens = choice.tokens
        let tokens = resolution.graph.tokens
        let takesSourceSets = choice.tokens.contains { tokens[$0].isReferenceOnly }
        output.configuration.selection.takesSourceSets = takesSourceSets
        let missed = choice.unexpressed.filter { takesSourceSets || !tokens[$0].isReferenceOnly }
        output.exclude(missed, besides: choice.tokens + resolution.leftOut, resolution.graph)
        return output
    }

    /// Excludes tokens that have no value in the output's language, which every run would warn of: with the largest group
    /// that holds none of the others, or one by one.
    private mutating func exclude(_ tokens: [Int], besides others: [Int], _ graph: TokenGraph) {
        guard !tokens.isEmpty, !others.isEmpty else { return }
        let kept = Set(others.flatMap { Self.paths(to: $0, graph) })
        let paths = tokens.compactMap { token in Self.paths(to: token, graph).first { !kept.contains($0) } }
            .uniqueInOrder
        guard !paths.isEmpty else { return }
        configuration.selection.excluded += paths.map { Located($0) }
        comments.append("Tokens without a value in Swift, such as lengths relative to a font size, are excluded.")
    }

    /// The groups around a token, outermost first and without the root, and the token itself.
    private static func paths(to token: Int, _ graph: TokenGraph) -> [String] {
        let names = graph.groups[graph.tokens[token].group].names
        return names.indices.map { names[...$0].joined(separator: ".") } + [graph.tokens[token].path]
    }

    /// The output for colors that come from a catalog, whose sets it refers to.
    func referringToSets() -> Self {
        guard configuration.template.value == "shape-style" else { return self }
        var output = written(as: "color-set")
        output.comments = [
            "Xcode may declare members with the same names: in the inspector of the catalog, set",
            "Generate Swift Asset Symbol Extensions to Disabled.",
        ]
        return output
    }

    /// The output in the frameworks that a target mostly draws with. Colors of UIKit call an initializer that is written
    /// beside that of SwiftUI, so where a target has one of SwiftUI alone, they are not proposed.
    func inFrameworks(of target: StarterTarget) -> [Self] {
        let native = ["shape-style": "ui-color", "color-set": "ui-color-set"][configuration.template.value]
        guard let native, target.isNativeFirst, native == "ui-color-set" || target.hexInitializer == nil else {
            return [self]
        }
        var output = written(as: native, in: "UIColor+Colors.swift")
        output.comments = comments
        return target.imports.swiftUI == 0 ? [output] : [self, output]
    }

    /// The output for the modes that an app chooses from, which is only proposed: colors that differ between themes become
    /// styles, and a team that builds an app for each brand wants none.
    static func themes(in target: StarterTarget) -> Self {
        var output = Self("theme", "Theme.swift").apart(from: target)
        output.isProposed = true
        return output
    }

    /// The output with another type and another file, where the target has those of the template already.
    func apart(from target: StarterTarget) -> Self {
        var output = self
        let scope = configuration.scopeName
        if configuration.declaration.declaresScope, let file = target.file(declaring: scope) {
            let free = Self.freeName(scope) { target.file(declaring: $0) != nil }
            output.configuration.scope = Located(free)
            output.comments.append("\(JSONValue.quoted(file)) already declares \(scope), so this type is \(free).")
        }
        let name = configuration.path.value
        if target.fileNames.contains(name) {
            output.configuration.path = Located(Self.freeName(name, isTaken: target.fileNames.contains))
        }
        return output
    }

    /// Why the output cannot be written, where the target has a type of the support file already that it needs.
    func supportTaken(by target: StarterTarget) -> String? {
        guard let kind, ValueKind.typed.contains(where: { $0.template == kind.template }) else { return nil }
        let pieces = SupportPiece.allCases.filter { !$0.tokenTypes.isDisjoint(with: configuration.declaration.types) }
        return pieces.flatMap(\.types).lazy.compactMap { type in
            target.file(declaring: type).map {
                "\(JSONValue.quoted($0)) declares \(type), like the template \(kind.template): rename it to use the template."
            }
        }.first
    }

    /// A name with a word before it, and a number if that is not enough: `TokenTheme`, `Token2Theme`.
    private static func freeName(_ name: String, isTaken: (String) -> Bool) -> String {
        var number = 1
        while true {
            let free = "Token\(number == 1 ? "" : String(number))\(name)"
            if !isTaken(free) { return free }
            number += 1
        }
    }
}

// MARK: - Support

extension ProposedOutput {
    /// What `Color(hex:)` is called with, for people whose own one may ask for something else.
    private static let digits = "called with six digits without \"#\""

    /// The initializer that outputs of some colors use, unless the target has one that will do; and why it is not there.
    static func colorHex(
        for colors: [ColorValue], in target: StarterTarget
    ) -> (output: Self?, comments: [String]) {
        guard !colors.isEmpty else { return (nil, []) }
        let own = target.hexInitializer.map { (declaration: $0, path: JSONValue.quoted($0.path)) }
        if let own, own.declaration.takesOpacity || colors.allSatisfy({ $0.alpha == 1 }) {
            return (nil, ["Colors are written as Color(hex:), which \(own.path) declares; it is \(digits)."])
        }
        let name = "Color+Hex.swift"
        var output = Self("color-hex", target.fileNames.contains(name) ? "Color+TokenHex.swift" : name)
        // Of two that fit, Swift takes the one that leaves no parameter to its default.
        output.comments = [
            own.map { "Colors are written as Color(hex:). Opaque ones use that of \($0.path), \(digits)." }
                ?? "Colors are written as Color(hex:). Remove this output if the project has this initializer."
        ]
        return (output, [])
    }

    /// The output for the types that other outputs use. Where colors need no initializer, or the project has one, none is
    /// written.
    static func support(hasColorHex: Bool) -> Self {
        var output = Self("support", "TokenSupport.swift")
        if !hasColorHex {
            output.configuration.selection.types = [.typography, .shadow, .gradient, .border, .strokeStyle]
        }
        output.comments = ["The types that colors with modes, text styles, shadows, borders and gradients use."]
        return output
    }
}
