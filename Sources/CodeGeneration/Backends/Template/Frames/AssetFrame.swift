import Mustache

/// An asset, by its position in the output.
enum AssetFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let named = context.output.assets
        let asset = named.assets[index]
        switch key {
        case .name: return .text(context.language.declaration(named.names[index]))
        case .memberPath: return .text(memberPath(of: index, context))
        case .lookupName: return .text(context.language.text(asset.lookupName))
        case .kind: return .text(asset.kind.rawValue)
        case .isTemplate: return .flag(asset.properties.isTemplate)
        case .description: return .text(context.language.comment(AssetDescription(asset).text))
        default: return nil
        }
    }

    /// How code inside the output's type refers to the asset.
    static func memberPath(of index: Int, _ context: OutputContext) -> String {
        let named = context.output.assets
        return (named.types[index] + [named.names[index]]).map(context.language.declaration).joined(separator: ".")
    }
}

/// The assets of one category.
enum AssetCategoryFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let category = context.output.assets.categories[index]
        switch key {
        case .title: return .text(context.language.comment(category.names.joined(separator: " / ")))
        case .assets: return FrameKind.asset.frames(category.range)
        case .isFirst: return .flag(index == 0)
        case .isLast: return .flag(index == context.output.assets.categories.count - 1)
        default: return nil
        }
    }
}

/// A type that holds assets: the output's own is the first.
enum AssetTypeFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let tree = context.assetTree
        switch key {
        case .typeName: return .text(context.language.declaration(tree.nodes[index].name))
        case .assetMembers: return FrameKind.asset.frames(tree.nodes[index].ranges.joined())
        case .unavailable: return FrameKind.withheldAsset.frames(tree.nodes[index].withheld)
        case .hasUnavailable: return .flag(!tree.nodes[index].withheld.isEmpty)
        case .assetTypes: return FrameKind.assetType.frames(tree.nodes[index].children)
        case .needsSpace: return .flag(index != tree.siblings(of: index).first || tree.hasTokens(beside: index))
        default: return nil
        }
    }
}

/// A name that an asset has beside its own.
enum AssetNameFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let other = context.output.assets.additionalNames[index]
        switch key {
        case .name: return .text(context.language.declaration(other.name))
        case .newName, .memberPath: return .text(AssetFrame.memberPath(of: other.position, context))
        default: return AssetFrame.value(of: key, at: other.position, in: context)
        }
    }
}

/// A case without an asset.
enum AssetCaseFrame: TemplateFrame {
    static func value(of key: TemplateKey, at index: Int, in context: OutputContext) -> MustacheValue? {
        let name = context.output.assets.cases[index]
        switch key {
        case .name: return .text(context.language.declaration(name))
        case .lookupName: return .text(context.language.text(name))
        default: return nil
        }
    }
}
