// A libFuzzer program: whatever the bytes are, reading them as the files of an asset catalog must not crash, and every
// image set counts. Scripts/fuzz compiles and runs it.

import AssetCatalogs
import Diagnostics

/// What libFuzzer calls with each input: the Contents.json of an image set, of the group around it and of the catalog,
/// then the names of the group and of the image set's files; a NUL stands between each.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let parts = bytes.split(separator: 0, maxSplits: 4, omittingEmptySubsequences: false).map { Array($0) }
    let contents = { (part: Int) in parts.indices.contains(part) ? parts[part] : nil }
    let names = parts.dropFirst(3).map { String(decoding: $0, as: UTF8.self).replacing("/", with: ":") }
    let files = names.dropFirst().flatMap { $0.split(separator: "\0").map(String.init) }
    let image = CatalogFolder(name: "logo.imageset", files: files, contents: contents(0))
    let group = CatalogFolder(name: names.first ?? "Group", contents: contents(1), folders: [image])
    let root = CatalogFolder(name: "A.xcassets", contents: contents(2), folders: [group, image])

    let catalog = AssetCatalog.read(root, path: "A.xcassets")
    let diagnostics = catalog.diagnostics + CatalogRules().diagnostics(of: [catalog])
    diagnostics.forEach(examine)
    precondition(diagnostics.allSatisfy { $0.severity == .warning }, "a catalog that Xcode reads is refused")
    precondition((1...2).contains(catalog.assets(.image).count), "an image set is missed or invented")
    for image in catalog.images {
        precondition(image.lookupName.hasSuffix(image.name), "an image set with another name")
    }
    return 0
}
