import CodeGeneration
import DesignTokens
import Diagnostics

/// An output of a proposal, with its tokens and what comments explain.
struct ProposedOutput {
    var configuration: OutputConfiguration
    /// The kind of its values, if it contains tokens.
    var kind: ValueKind?
    /// The tokens in the output; tokens of the same group are adjacent.
    var tokens: [Int] = []
    /// The reasons that the names of groups are dropped, by their paths.
    var dropReasons: [String: GroupDrops.Reason] = [:]
    /// The number of tokens and groups with an individual replacement.
    var singleNameCount = 0
    /// Whether it is written commented out.
    var isProposed = false
    /// What comments above the output explain.
    var remarks: [OutputRemark] = []
    /// What comments on its names explain, which follow them.
    var nameRemarks: [OutputRemark] = []
    /// The outputs for the same tokens in other frameworks, which follow it with the same names.
    var twins: [ProposedOutput] = []

    /// Creates an output in a file, or in one with the name of its type.
    init(_ template: String, _ path: String? = nil) {
        configuration = OutputConfiguration(template: Located(template), path: Located(path ?? ""))
        if path == nil { configuration.path = Located(configuration.declaration.scope + ".swift") }
    }

    /// Creates an output for a kind of values, in some groups or in all groups except some.
    init(_ kind: ValueKind, of groups: [String]? = nil, excluding excluded: [String] = []) {
        self.init(kind.template, kind.path)
        self.kind = kind
        configuration.selection.groups = groups?.map { Located($0) }
        configuration.selection.excluded = excluded.map { Located($0) }
    }

    /// Returns an output with another template for the same tokens, in a file with the name of its type.
    func written(as template: String) -> Self {
        var output = Self(template)
        let (scope, name) = (output.configuration.declaration.scope, configuration.path.value)
        output.configuration.path.value = name.split(separator: "+", maxSplits: 1).last.map { "\(scope)+\($0)" } ?? name
        output.configuration.selection = configuration.selection
        (output.kind, output.remarks) = (kind, remarks)
        return output
    }

    /// Returns the output in one of the templates, if one is for the same types.
    func written(asOneOf templates: [String]) -> Self {
        let wanted = templates.first { name in
            let declaration = TemplateDeclaration.named(name)
            return declaration.types == configuration.declaration.types && declaration.assetKinds.isEmpty
        }
        guard let wanted, wanted != configuration.template.value else { return self }
        return written(as: wanted)
    }
}

// MARK: - Tokens

extension GroupSurvey {
    /// The outputs for tokens, one for each kind of value. Empty ones are removed later.
    var outputs: [ProposedOutput] {
        let components = isCrowded ? [] : roots.filter(\.isComponent)
        let opacities = isCrowded ? [] : opacities
        func output(_ kind: ValueKind, besides others: [String] = []) -> ProposedOutput {
            let types = TemplateDeclaration.named(kind.template).types
            let holding = components.filter { !$0.counts.types.isDisjoint(with: types) }
            return ProposedOutput(kind, excluding: others + holding.map(\.path))
        }
        return [output(.colors), output(.numbers, besides: opacities)]
            + (opacities.isEmpty ? [] : [ProposedOutput(.opacities, of: opacities)])
            + (components.isEmpty ? [] : [ProposedOutput(.components, of: components.map(\.path))])
            + ValueKind.typed.map { output($0) }
    }
}

extension ProposedOutput {
    /// Returns the output with its tokens, and with `sourceSets` if tokens of source sets need it.
    func filled(from resolution: Resolution) -> ProposedOutput {
        var output = self
        output.configuration.selection.takesSourceSets = true
        let choice = TokenFilter(output.configuration, resolution).chosen()
        if configuration.declaration.usesColorSets {
            // A color set can also be written for a token without a value in Swift. Catalogs have no source sets.
            output.configuration.selection.takesSourceSets = false
            output.tokens = (choice.tokens + choice.unexpressed).sorted()
            return output
        }
        let tokens = resolution.graph.tokens
        // Tokens with the same path and values share a name.
        var paths: Set<String> = []
        output.tokens = choice.tokens.filter { paths.insert(tokens[$0].path).inserted }
        let takesSourceSets = choice.tokens.contains { tokens[$0].isReferenceOnly }
        output.configuration.selection.takesSourceSets = takesSourceSets
        let missed = choice.unexpressed.filter { takesSourceSets || !tokens[$0].isReferenceOnly }
        output.exclude(missed, besides: choice.tokens + resolution.leftOut, resolution.graph)
        return output
    }

    /// Excludes tokens without a value in the output's language, because every run would warn about them: by the
    /// largest group without other tokens, or individually.
    private mutating func exclude(_ tokens: [Int], besides others: [Int], _ graph: TokenGraph) {
        guard !tokens.isEmpty, !others.isEmpty else { return }
        let kept = Set(others.flatMap { Self.paths(to: $0, graph) })
        let paths = tokens.compactMap { token in Self.paths(to: token, graph).first { !kept.contains($0) } }
            .uniqueInOrder
        guard !paths.isEmpty else { return }
        configuration.selection.excluded += paths.map { Located($0) }
        remarks.append(.excludesUnwritten)
    }

    /// Returns the paths of a token's groups, outermost first and without the root, and of the token itself.
    private static func paths(to token: Int, _ graph: TokenGraph) -> [String] {
        let names = graph.groups[graph.tokens[token].group].names
        return names.indices.map { names[...$0].joined(separator: ".") } + [graph.tokens[token].path]
    }

    /// Returns the output with references to color sets, for colors that come from a catalog.
    ///
    /// - Parameter mayRepeatMembers: Whether Xcode may declare members with the same names.
    /// - Returns: The output, or the same for other templates.
    func referringToSets(mayRepeatMembers: Bool) -> Self {
        guard kind?.template == ValueKind.colors.template else { return self }
        var output = written(as: "color-set")
        if mayRepeatMembers { output.remarks = [.repeatsXcodeMembers] }
        return output
    }

    /// Returns the output for the UI frameworks that a target mainly uses.
    func inFrameworks(of target: StarterTarget) -> [Self] {
        guard let native = configuration.declaration.native, target.isNativeFirst else { return [self] }
        return (target.isNative ? [] : [self]) + [written(as: native)]
    }

    /// Returns the outputs without those that have the tokens of an earlier one in another framework. The earlier ones
    /// contain these as twins.
    static func pairs(of outputs: [Self]) -> [Self] {
        outputs.reduce(into: []) { pairs, output in
            let first = pairs.firstIndex {
                $0.configuration.declaration.native == output.configuration.template.value && $0.tokens == output.tokens
            }
            if let first { pairs[first].twins.append(output) } else { pairs.append(output) }
        }
    }

    /// The output and its twins, with its names.
    var withTwins: [Self] {
        var first = self
        first.twins = []
        return [first]
            + twins.map { twin in
                var twin = twin
                twin.configuration.names = configuration.names
                (twin.dropReasons, twin.nameRemarks) = (dropReasons, nameRemarks)
                return twin
            }
    }

    /// Returns the output for themes, commented out: colors that differ between themes become styles, which a team with
    /// one app for each brand does not want.
    static func themes(in target: StarterTarget) -> Self {
        var output = Self(.themes).apart(from: target)
        output.isProposed = true
        return output
    }

    /// Returns the output with another type and file name if the target already has those of the template.
    func apart(from target: StarterTarget) -> Self {
        var output = self
        let scope = configuration.scopeName
        if configuration.declaration.declaresScope, !target.replacedTypes.contains(scope),
            let file = target.file(declaring: scope)
        {
            let free = Self.freeName(scope) { target.file(declaring: $0) != nil }
            output.configuration.scope = Located(free)
            let isSwiftGens = target.otherSwiftGenFiles.contains(file)
            output.remarks.append(.isRenamed(free, insteadOf: scope, file: file, isSwiftGens: isSwiftGens))
        }
        let name = configuration.path.value
        if target.fileNames.contains(name) {
            output.configuration.path = Located(Self.freeName(name, isTaken: target.fileNames.contains))
        }
        return output
    }

    /// Returns the reason that the output cannot be written: the target declares a support type that it needs, or hides
    /// a type of SwiftUI that it uses.
    func conflict(with target: StarterTarget) -> OutputConflict? {
        let (template, declaration) = (configuration.template.value, configuration.declaration)
        let isTyped = ValueKind.typed.contains { $0.template == template }
        let pieces = SupportPiece.allCases.filter { !$0.tokenTypes.isDisjoint(with: declaration.types) }
        let support = isTyped ? pieces.flatMap(\.types).map { (type: $0, kind: OutputConflict.Kind.type($0)) } : []
        let used = declaration.libraryTypes.map { (type: $0, kind: OutputConflict.Kind.libraryType($0)) }
        let declared = (support + used).lazy.compactMap { type, kind in
            target.file(declaring: type).map { (kind: kind, file: $0) }
        }.first
        // If both types have a member `star`, `.star` is ambiguous.
        let initializer = declaration.initializers.sorted { $0.key < $1.key }.lazy.compactMap { label, types in
            target.implicitInitializer(label, of: types).map {
                (kind: OutputConflict.Kind.initializer($0.name), file: $0.path)
            }
        }.first
        return (declared ?? initializer).map { OutputConflict(kind: $0.kind, file: $0.file, template: template) }
    }

    /// Returns a name with a prefix, and a number if necessary: `TokenTheme`, `Token2Theme`.
    private static func freeName(_ name: String, isTaken: (String) -> Bool) -> String {
        (1...).lazy.map { "Token\($0 == 1 ? "" : String($0))\(name)" }.first { !isTaken($0) } ?? name
    }
}

// MARK: - Support

extension ProposedOutput {
    /// Returns the output with the initializers for colors, or the suitable ones that the target already has.
    ///
    /// - Parameters:
    ///   - colors: The colors of all outputs.
    ///   - outputs: The outputs that contain tokens.
    ///   - target: The target.
    /// - Returns: The output, or the initializers that are used instead.
    static func colorHex(
        for colors: [ColorValue], in outputs: [Self], of target: StarterTarget
    ) -> (output: Self?, used: [HexInitializer]) {
        let native = TemplateDeclaration.named(ValueKind.colors.template).native
        let isNative = outputs.contains { $0.configuration.template.value == native }
        let isSwiftUI = outputs.contains { output in
            output.configuration.template.value != native
                && output.configuration.declaration.types.contains(where: \.canHoldColors)
        }
        let types: [[String]] = (isSwiftUI ? [["Color"]] : []) + (isNative ? [["UIColor", "NSColor"]] : [])
        let exact = colors.filter { $0.exactBytes != nil }
        // UIKit has no initializer for the components of an sRGB color that works the same on all platforms.
        let needsComponents = isNative && colors.contains { $0.exactBytes == nil && $0.space == .srgb }
        guard !exact.isEmpty || needsComponents else { return (nil, []) }
        let own = target.hexInitializers
        guard needsComponents || !types.allSatisfy({ own.fit(exact, of: $0) }) else {
            return (nil, types.compactMap { own.best(of: $0) })
        }
        let used = types.lazy.compactMap { own.best(of: $0) }.first
        return (colorHex(for: types[0][0], using: used, besides: own.first { !$0.isHarmless }, in: target), [])
    }

    /// Returns the output with the initializers for colors. They have another label if the target's own initializer
    /// would be the same or ambiguous.
    private static func colorHex(
        for type: String, using used: HexInitializer?, besides clash: HexInitializer?, in target: StarterTarget
    ) -> Self {
        let name = "Color+Hex.swift"
        var output = Self("color-hex", target.fileNames.contains(name) ? "Color+TokenHex.swift" : name)
        if let clash {
            output.configuration.names.prefix = "token"
            output.remarks = [.hasOwnLabel(type: type, besides: clash)]
            return output
        }
        output.remarks = [.writesColors(type: type, opaque: used)]
        return output
    }

    /// Returns the output for the types that other outputs use. It contains no initializer for colors if colors need
    /// none or the project has one.
    static func support(hasColorHex: Bool) -> Self {
        var output = Self("support", "TokenSupport.swift")
        if !hasColorHex {
            output.configuration.selection.types = [.typography, .shadow, .gradient, .border, .strokeStyle]
        }
        output.remarks = [.isSupport]
        return output
    }
}
