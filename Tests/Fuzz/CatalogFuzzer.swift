// A libFuzzer program: whatever the bytes are, reading them as the files of an asset catalog must not crash, and every
// asset counts. Scripts/fuzz compiles and runs it.

import AssetCatalogs
import Diagnostics

/// What libFuzzer calls with each input: the Contents.json of an asset of each kind, of the group around them and of the
/// catalog, then the names of the group and of the assets' files; a NUL stands between each.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let parts = bytes.split(separator: 0, maxSplits: 4, omittingEmptySubsequences: false).map { Array($0) }
    let contents = { (part: Int) in parts.indices.contains(part) ? parts[part] : nil }
    let names = parts.dropFirst(3).map { String(decoding: $0, as: UTF8.self).replacing("/", with: ":") }
    let files = names.dropFirst().flatMap { $0.split(separator: "\0").map(String.init) }
    let assets = kinds.map { kind in
        CatalogFolder(name: "logo.\(kind.extensions[0])", files: files, contents: contents(0))
    }
    let group = CatalogFolder(name: names.first ?? "Group", contents: contents(1), folders: assets)
    let root = CatalogFolder(name: "A.xcassets", contents: contents(2), folders: [group] + assets.prefix(1))

    let catalog = AssetCatalog.read(root, path: "A.xcassets")
    let diagnostics = catalog.diagnostics + ConfiguredRules().diagnostics(of: [catalog])
    diagnostics.forEach(examine)
    precondition(diagnostics.allSatisfy { $0.severity == .warning }, "a catalog that Xcode reads is refused")
    let isGroup = names.first.map { name in !extensions.contains { name.hasSuffix($0) } } ?? true
    for kind in isGroup ? kinds : [.image] {
        precondition((1...2).contains(catalog.assets(kind).count), "an asset is missed or invented")
    }
    catalog.assets.forEach(examine)
    return 0
}

/// The kinds whose Contents.json lists slots, and one that is a container.
private let kinds: [AssetKind] = [.image, .symbol, .color, .data, .appIcon, .launchImage, .imageStack]

/// What the name of a folder ends in that may be no group.
private let extensions = AssetKind.allCases.flatMap(\.extensions)

/// An asset has its name, and each of its colors can be computed with.
private func examine(_ asset: Asset) {
    precondition(asset.lookupName.hasSuffix(asset.name), "an asset with another name")
    for slot in asset.slots {
        guard case .components(_, let components, let alpha) = slot.color?.value else { continue }
        precondition(components.count == 1 || components.count == 3, "a color that lacks components")
        precondition((components + [alpha]).allSatisfy(\.isFinite), "a component that is no number")
    }
}
