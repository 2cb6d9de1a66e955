import Testing

@testable import SwiftSources

private let assets = [
    SearchedAsset(name: "search", kind: .image), SearchedAsset(name: "brand", kind: .color),
    SearchedAsset(name: "brand", kind: .image), SearchedAsset(name: "Icons/bell", kind: .image),
]

/// The uses in some files, each on a line: how sure, which asset, the code, and where in which file.
private func found(_ files: String...) -> [String] {
    var search = SymbolSearch([], assets: assets)
    for file in files { search.add(Array(file.utf8), in: "App") }
    return search.assetUses.map { use in
        "\(use.confidence) \(assets[use.asset].kind) \(use.code) \(use.file):\(use.line):\(use.column)"
    }
}

@Suite("A use of an asset by its name") struct AssetNameSearchTests {
    @Test("is exact in a call that loads it, in both branches of a ternary operator")
    func calls() {
        #expect(found(#"Image("search")"#) == [#"exact image Image("search") 0:1:7"#])
        #expect(
            found("let a = 1\n", #"f(SwiftUI.Image(decorative: isOn ? "a" : "search", bundle: .module))"#)
                == [#"exact image Image(decorative: "search") 1:1:42"#])
        #expect(found(#"UIImage(named: "Icons/bell")"#) == [#"exact image UIImage(named: "Icons/bell") 0:1:16"#])
        #expect(found(#"Label("search", image: "search")"#).first == #"possible image Label("search") 0:1:7"#)
    }

    @Test("is of the kind that the call loads")
    func kinds() {
        #expect(found(#"Color("brand")"#) == [#"exact color Color("brand") 0:1:7"#])
        #expect(found(#"Image("brand")"#) == [#"exact image Image("brand") 0:1:7"#])
        #expect(found(#"let brandColor = "brand""#).first == #"likely color brandColor = "brand" 0:1:18"#)
    }

    @Test("is likely with a bundle of its own, and with an initializer that the app adds")
    func likelyCalls() {
        #expect(found(#"Image("search", bundle: Kit.bundle)"#) == [#"likely image Image("search") 0:1:7"#])
        #expect(
            found(#"Image("search")"#, "extension Image { init(_ name: String) {} }").first?.hasPrefix("likely") == true
        )
        #expect(found(#"Image("search")"#, "struct Image {}").first?.hasPrefix("possible") == true)
    }

    @Test(
        "is likely where a label, a function or a property asks for such a name",
        arguments: [
            #"Row(icon: "search")"#, #"Row(img_name: "search")"#, #"Theme.image(named: "search")"#, #"icon("search")"#,
            #"let icon = "search""#, #"static let icon: String = "search""#, #"row.imageName = "search""#,
            #"let icons = ["a", "search"]"#, #"var icon: String { "search" }"#,
            #"var icon: String { switch self { case .a: return "search" } }"#,
            #"func image() -> String { if isOn { "search" } else { "a" } }"#,
        ])
    func likely(_ code: String) { #expect(found(code).map { $0.hasPrefix("likely image") } == [true]) }

    @Test(
        "is possible in any other string",
        arguments: [
            #"Text("search")"#, #"let key = "search""#, #"case search = "search""#, #"Image(systemName: "search")"#,
            #"Label("a", systemImage: "search")"#, #"let systemImage = "search""#,
            #"func image() { log("search") }"#, #"IconRow(title: "search", icon: x)"#,
        ])
    func possible(_ code: String) { #expect(found(code).map { $0.hasPrefix("possible image") } == [true]) }

    @Test(
        "is not a comment, a part of a string, a pattern or another kind",
        arguments: [
            #"// Image("search")"#, #"Image("search2")"#, #"Image("search\(a)")"#, #"switch a { case "search": f() }"#,
            #"Color("search")"#,
        ])
    func none(_ code: String) { #expect(found(code).isEmpty) }

    @Test("is exact in the resources of a file of Interface Builder")
    func interfaces() {
        var search = SymbolSearch([], assets: assets)
        let file = """
            <resources>
                <image name="search" width="8" height="8"/>
                <namedColor name="brand">
                <image name="brand" catalog="system"/>
            </resources>
            """
        search.add(interface: Array(file.utf8))
        let uses = search.assetUses.map { "\($0.confidence) \($0.code) \($0.line):\($0.column)" }
        #expect(uses == [#"exact <image name="search"> 2:18"#, #"exact <namedColor name="brand"> 3:23"#])
    }

    @Test("is exact in an argument that the configuration names")
    func ownPositions() {
        let position = OwnAssetPosition(function: "Row", label: "picture", kind: .image)
        var search = SymbolSearch([], assets: assets, positions: [position])
        search.add(Array(#"Row(title: "search", picture: isOn ? "search" : "brand")"#.utf8))
        #expect(
            search.assetUses.map { "\($0.confidence) \($0.code)" } == [
                #"possible title: "search""#, #"exact Row(picture: "search")"#, #"exact Row(picture: "brand")"#,
            ])
    }

    @Test("by a symbol of Xcode is found as that of its resource")
    func resources() {
        let symbols = [
            SearchedSymbol(
                name: "search", scope: ["ImageResource"], valueTypes: ["ImageResource", "UIImage", "NSImage"]),
            SearchedSymbol(name: "muted", scope: ["ShapeStyle"], valueTypes: ["ShapeStyle", "Color"]),
        ]
        var search = SymbolSearch(symbols)
        search.add(Array("Image(.search)\nUIImage(resource: .search)\nText(.search)\nUIColor(resource: .muted)".utf8))
        let uses = search.uses.map { "\($0.confidence) \($0.line)" }
        #expect(uses == ["likely 1", "likely 2", "possible 3", "possible 4"])
    }
}
