import Mustache

extension OutputContext {
    /// An asset, by its position in the output.
    func value(of key: TemplateKey, inAsset index: Int) -> MustacheValue? {
        let named = output.assets
        let asset = named.assets[index]
        switch key {
        case .name: return .text(language.declaration(named.names[index]))
        case .memberPath: return .text(memberPath(of: index))
        case .lookupName: return .text(language.text(asset.lookupName))
        case .kind: return .text(asset.kind.rawValue)
        case .assetType: return .text(output.configuration.typeName(of: asset.kind) ?? "")
        case .isTemplate: return .flag(asset.properties.isTemplate)
        case .description: return .text(language.comment(AssetDescription(asset: asset).text))
        default: return nil
        }
    }

    /// The expression for the asset inside the output's type.
    private func memberPath(of index: Int) -> String {
        let named = output.assets
        return (named.types[index] + [named.names[index]]).map(language.declaration).joined(separator: ".")
    }

    /// The assets of one category.
    func value(of key: TemplateKey, inAssetCategory index: Int) -> MustacheValue? {
        let category = output.assets.categories[index]
        switch key {
        case .title: return .text(language.comment(category.names.joined(separator: " / ")))
        case .assets: return FrameKind.asset.frames(category.range)
        default: return key.place(of: index, in: output.assets.categories.indices)
        }
    }

    /// A type with assets; the first is the output's own.
    func value(of key: TemplateKey, inAssetType index: Int) -> MustacheValue? {
        let tree = assetTree
        switch key {
        case .typeName: return .text(language.declaration(tree.nodes[index].name))
        case .assetMembers: return FrameKind.asset.frames(tree.nodes[index].ranges.joined())
        case .unavailable: return FrameKind.withheldAsset.frames(tree.nodes[index].withheld)
        case .hasUnavailable: return .flag(!tree.nodes[index].withheld.isEmpty)
        case .assetLists:
            let lists = assetLists.all
            return FrameKind.assetList.frames(lists.indices.filter { lists[$0].node == index })
        case .assetTypes: return FrameKind.assetType.frames(tree.nodes[index].children)
        case .needsSpace: return .flag(index != tree.siblings(of: index).first || tree.hasMembers(beside: index))
        default: return nil
        }
    }

    /// A list of all assets of a kind.
    func value(of key: TemplateKey, inAssetList index: Int) -> MustacheValue? {
        let list = assetLists.all[index]
        switch key {
        case .name: return .text(language.declaration(list.name))
        case .assetType: return .text(output.configuration.typeName(of: list.kind) ?? "")
        case .assets: return FrameKind.asset.frames(list.positions)
        default: return nil
        }
    }

    /// An additional name of an asset.
    func value(of key: TemplateKey, inAssetName index: Int) -> MustacheValue? {
        let other = output.assets.additionalNames[index]
        switch key {
        case .name: return .text(language.declaration(other.name))
        case .newName, .memberPath: return .text(memberPath(of: other.position))
        default: return value(of: key, inAsset: other.position)
        }
    }

    /// A case without an asset.
    func value(of key: TemplateKey, inAssetCase index: Int) -> MustacheValue? {
        let name = output.assets.cases[index]
        switch key {
        case .name: return .text(language.declaration(name))
        case .lookupName: return .text(language.text(name))
        default: return nil
        }
    }
}
