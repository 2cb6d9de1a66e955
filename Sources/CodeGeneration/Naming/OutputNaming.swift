import AssetCatalogs
import DesignTokens

/// Names the tokens and assets of one output. The contribution of each group is computed once for all its tokens.
package struct OutputNaming {
    /// The scope and the beginning of the names of a group's tokens.
    package struct GroupName {
        /// The type that contains the symbols, outermost first.
        package var scope: [String]
        package var prefix: JoinedName
        package var lastName: String?
        /// The type that contains the symbol of the group's root token.
        package var rootScope: [String]
        /// The name of the root token.
        package var rootName: JoinedName
    }

    private let rules: NamingRules
    package let style: NamingStyle
    private let rootScope: String
    private let listsPaths: Bool
    private let assetNames: AssetNaming
    private let paths: PathRules

    /// The type names that generated code uses, which no nested type may have: the language's, those of other outputs,
    /// and this output's own.
    private let referredTypes: [Set<String>]
    private let language: any Dialect

    /// Prepares the naming of one output, which may refer to symbols in types of the others.
    ///
    /// - Parameters:
    ///   - output: The output.
    ///   - outerTypes: The types of the others.
    ///   - separator: The separator of names in a path.
    package init(
        _ output: OutputConfiguration, outerTypes: Set<String> = [], separator: UInt8 = PathRules.tokenSeparator
    ) {
        language = output.language
        rules = output.names
        style = output.style
        listsPaths = output.declaration.listsPaths
        assetNames = output.declaration.assetNames
        // Files that list tokens do not refer to each other, so names must only be unique within each.
        rootScope = listsPaths ? output.scope?.value ?? output.path.value : output.scopeName
        referredTypes = [
            language.known.referredTypes, outerTypes, Set(Self.outermostType(of: rootScope)),
            language.known.types[rootScope] ?? [],
        ]
        paths = PathRules(rules, separator: separator)
    }

    /// Prepares the names of a kind of additional names; `nil` if the output has none. An additional name's rule
    /// replaces all of `drop` and `replace`, which define the usual names.
    init?(_ kind: AdditionalName.Kind, _ output: OutputConfiguration, separator: UInt8 = PathRules.tokenSeparator) {
        var output = output
        output.names.drop = []
        output.names.replace = output.names.additional(kind)
        output.names.usesCodeSyntax = false
        if output.names.replace.isEmpty { return nil }
        self.init(output, separator: separator)
    }

    /// Returns the outermost types of scopes that references use. Others may be shadowed.
    package static func outerTypes(of scopes: [String], _ language: any Dialect) -> Set<String> {
        let implied = language.known.impliedScopes
        return Set(scopes.filter { !implied.contains($0) }.flatMap(outermostType))
    }

    private static func outermostType(of scope: String) -> [String] {
        scope.split(separator: ".").prefix(1).map(String.init)
    }

    /// Returns the contribution of a group to the names of its tokens.
    package func name(of group: TokenGroup) -> GroupName {
        let names = remainingNames(of: group.path, group.names)
        var prefix = language.form.emptyName
        if !rules.prefix.isEmpty { prefix.append(rules.prefix) }
        let types = style == .nested ? names.map(typeName) : []
        var rootName = prefix
        if style == .flat { for name in names { prefix.append(name) } }
        for name in style == .flat ? names.dropLast() : [] { rootName.append(name) }
        // If a group is dropped from names, its root token still needs the group's name.
        let name = names.last ?? group.names.last ?? "root"
        if !repeats(name, names.dropLast().last) { rootName.append(name) }
        return GroupName(
            scope: [rootScope] + types, prefix: prefix, lastName: names.last,
            rootScope: [rootScope] + types.dropLast(), rootName: rootName)
    }

    /// Returns the type that contains a token's symbol, outermost first.
    package func scope(of token: Token, in group: GroupName) -> [String] {
        token.isRoot ? group.rootScope : group.scope
    }

    /// Returns the name of a token in a group; empty if its name has no letter or digit.
    package func name(of token: Token, in group: GroupName) -> String {
        name(token.name, at: token.path, codeSyntax: token.codeSyntax, in: group)
    }

    /// Returns the name of a token by those of its properties that determine it: copying all of every token costs more
    /// than naming it.
    func name(_ ownName: String, at path: String, codeSyntax: String?, in group: GroupName) -> String {
        if listsPaths { return path }
        var name = group.prefix
        if let replaced = paths.replacement(ofWhole: path) {
            name = language.form.emptyName
            replaced.forEach { name.append($0) }
        } else if rules.usesCodeSyntax, let codeSyntax {
            name = language.form.emptyName
            name.append(Self.member(of: codeSyntax))
        } else if ownName == .rootTokenName {
            name = group.rootName
        } else if !repeats(ownName, group.lastName) {
            name.append(ownName)
        }
        return language.memberName(name.text)
    }

    /// Returns the code syntax from Figma without the type: `primary` of `Color.primary`.
    private static func member(of codeSyntax: String) -> String {
        let start = codeSyntax.utf8.lastIndex(of: UInt8(ascii: ".")).map { codeSyntax.utf8.index(after: $0) }
        return String(codeSyntax[(start ?? codeSyntax.startIndex)...])
    }

    /// Returns whether a name repeats its parent: `status.error.error` becomes `status.error`. In nested types, the
    /// parent is not part of the name.
    private func repeats(_ name: String, _ parent: String?) -> Bool {
        guard style == .flat, let parent, parent.utf8.count == name.utf8.count else { return false }
        return parent == name || parent.lowercased() == name.lowercased()
    }

    /// Returns the names of a path after applying the longest matching rule.
    package func remainingNames(of path: String, _ names: [String]) -> [String] {
        paths.remainingNames(of: path, names)
    }

    /// Returns the longest path prefix that has a rule.
    package func rule(for path: String) -> String? { paths.rule(for: path) }

    private func typeName(_ name: String) -> String {
        let text = language.memberName(CamelCase([name], isCapitalized: true).text)
        return referredTypes.contains { $0.contains(text) } ? text + "_" : text
    }
}

// MARK: - Assets

extension OutputNaming {
    /// Returns the nested types and the name of an asset; empty strings where no valid name is left.
    func name(of asset: Asset) -> (types: [String], name: String) {
        let types = types(around: asset).map(assetTypeName)
        if let replaced = paths.replacement(ofWhole: asset.lookupName) { return (types, memberName(replaced)) }
        let names =
            style == .flat
            ? paths.remainingNames(of: asset.lookupName, asset.namespace + [asset.name]) : [asset.name]
        return (types, memberName([rules.prefix] + names))
    }

    /// Returns the name of the type for a folder, or for a catalog.
    func assetTypeName(_ name: String) -> String {
        assetNames == .swiftGen ? language.memberName(SwiftGenName.type(name)) : memberName([name])
    }

    /// Returns the name of an asset by a rule for it or a folder around it, as a member of the output's own type.
    func ruledName(of asset: Asset) -> String? {
        guard paths.rule(for: asset.lookupName) != nil else { return nil }
        return memberName(paths.remainingNames(of: asset.lookupName, asset.namespace + [asset.name]))
    }

    private func types(around asset: Asset) -> [String] {
        switch style {
        case .flat: []
        case .nested: paths.remainingNames(of: asset.namespace.joined(separator: "/"), asset.namespace)
        case .folders: asset.category
        }
    }

    /// Returns the name of a member; empty if it has no letter or digit.
    func memberName(_ parts: [String]) -> String {
        let name =
            assetNames == .swiftGen ? SwiftGenName.member(parts.joined(separator: "_")) : CamelCase(parts).text
        return name.isEmpty ? "" : language.memberName(name)
    }
}
