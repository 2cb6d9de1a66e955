import AssetCatalogs
import Diagnostics
import Testing

@Suite("Rules over assets")
struct CatalogRuleTests {
    @Test("empty slots are reported on request")
    func emptySlot() {
        let catalog = catalog([
            imageSet("a", [#""filename": "a.png", "scale": "1x""#, #""idiom": "ipad", "scale": "2x""#]),
            imageSet("b", [#""filename": "b.png""#]), imageSet("c", ["", ""]),
        ])
        #expect(ConfiguredRules().diagnostics(of: [catalog]).isEmpty)
        #expect(
            texts(catalog, on: "empty-slot") == [
                """
                A.xcassets/a.imageset/Contents.json:1:54: note: the image set 'a' has an empty slot (ipad, 2x) \
                [empty-slot]
                A.xcassets/a.imageset/Contents.json:1:54: note: fill it, or deselect its device or appearance in Xcode
                """,
                """
                A.xcassets/c.imageset/Contents.json:1:14: note: the image set 'c' has 2 empty slots [empty-slot]
                A.xcassets/c.imageset/Contents.json:1:14: note: fill it, or deselect its device or appearance in Xcode
                """,
            ])
    }

    @Test("missing scales are found for each picture, by the scales of its devices or the configured ones")
    func missingScale() {
        let phone = #""idiom": "iphone", "#
        let catalog = catalog([
            imageSet("all", [#""filename": "a.png""#]),
            imageSet("mac", [#""idiom": "mac", "filename": "b.png", "scale": "1x""#]),
            imageSet("phone", [phone + #""filename": "c.png", "scale": "2x""#, phone + #""scale": "3x""#]),
            imageSet("vector", [#""filename": "d.PDF", "scale": "1x""#]),
        ])
        let messages = texts(catalog, on: "missing-scale").map { $0.split(separator: "\n")[0] }
        #expect(
            messages == [
                """
                A.xcassets/mac.imageset/Contents.json:1:44: note: the image set 'mac' has no image for 2x (mac) \
                [missing-scale]
                """,
                """
                A.xcassets/phone.imageset/Contents.json:1:47: note: the image set 'phone' has no image for 3x (iphone) \
                [missing-scale]
                """,
            ])
        let found = texts(catalog, on: "missing-scale") { $0.scales = [1, 2] }
        #expect(
            found.map { $0.contains("no image for 2x (mac)") || $0.contains("no image for 1x (iphone)") } == [
                true, true,
            ])
    }

    @Test("a dark variant is missing if most assets of the kind in a folder have one")
    func missingDark() {
        let dark = #""filename": "d.png", "appearances": [ { "appearance": "luminosity", "value": "dark" } ]"#
        let light = #""filename": "a.png""#
        let darkSets = ["a", "b", "c", "d", "e"].map { imageSet($0, [light, dark]) }
        let template = #""properties": { "template-rendering-intent": "template" }, "#
        let sets =
            darkSets + [imageSet("x", [light]), imageSet("y", [light], properties: template), imageSet("z", [""])]
        let group = CatalogFolder(name: "Group", folders: [imageSet("alone", [light])])
        #expect(
            texts(catalog(sets + [group]), on: "missing-dark") == [
                """
                A.xcassets/x.imageset/Contents.json:1:13: note: the image set 'x' has no dark variant, but 5 of 6 in \
                its folder have one [missing-dark]
                A.xcassets/x.imageset/Contents.json:1:13: note: add one under Appearances in Xcode; if the image \
                set works in light and dark mode, list it in "except" of this rule in the configuration
                """
            ])
        #expect(texts(catalog(Array(sets.dropFirst())), on: "missing-dark").isEmpty)
        #expect(texts(catalog(Array(sets.dropFirst())), on: "missing-dark") { $0.share = 0.5 }.count == 1)
        #expect(texts(catalog(Array(sets.dropFirst(3))), on: "missing-dark") { $0.share = 0.5 }.isEmpty)
    }

    @Test("an unknown version of two files is one warning, too")
    func unknownVersionOfTwo() {
        let sets = ["a", "b"].map {
            CatalogFolder(name: $0 + ".colorset", contents: Array(#"{ "info": { "version": 2 } }"#.utf8))
        }
        let found = texts(catalog(sets), on: "unknown-version")
        #expect(found.count == 1)
        #expect(found.first?.contains("like 1 more file in 'A.xcassets'") == true)
    }

    @Test("an unknown version is one warning for all files of a catalog that have it")
    func unknownVersions() {
        let sets = [("a", "2"), ("b", "2"), ("c", "1"), ("d", "2"), ("e", "\"3.0\"")].map { name, version in
            CatalogFolder(
                name: name + ".colorset", contents: Array("{ \"info\": { \"version\": \(version) } }".utf8))
        }
        #expect(
            texts(catalog(sets), on: "unknown-version") == [
                """
                A.xcassets/a.colorset/Contents.json:1:24: note: unknown version 2 of the catalog format; it is read \
                as version 1, like 2 more files in 'A.xcassets' [unknown-version]
                A.xcassets/a.colorset/Contents.json:1:24: note: write "version" : 1, as Xcode does
                """,
                """
                A.xcassets/e.colorset/Contents.json:1:24: note: unknown version "3.0" of the catalog format; it is \
                read as version 1 [unknown-version]
                A.xcassets/e.colorset/Contents.json:1:24: note: write "version" : 1, as Xcode does
                """,
            ])
    }

    @Test("a rule can be off, have another severity, or ignore assets")
    func settings() {
        let group = CatalogFolder(name: "Icons", folders: [imageSet("tick", [#""filename": "b.png""#], files: [])])
        let catalog = catalog([imageSet("a", [#""filename": "a.png""#], files: []), group])
        var rules = ConfiguredRules()
        #expect(rules.diagnostics(of: [catalog]).compactMap(rules.judged).map(\.severity) == [.warning, .warning])
        rules.settings["missing-file"] = RuleSettings(severity: .error)
        #expect(rules.diagnostics(of: [catalog]).compactMap(rules.judged).map(\.severity) == [.error, .error])
        rules.settings["missing-file"]?.excepts = { $0 == "Icons/tick" }
        #expect(
            rules.diagnostics(of: [catalog]).compactMap(rules.judged).map(\.location?.path) == [
                "A.xcassets/a.imageset/Contents.json"
            ])
        rules.settings["missing-file"] = RuleSettings(severity: nil)
        #expect(rules.diagnostics(of: [catalog]).compactMap(rules.judged).isEmpty)
    }

    // MARK: - Helpers

    /// What one rule says, switched on.
    private func texts(
        _ catalog: AssetCatalog, on code: DiagnosticCode, _ change: (inout RuleSettings) -> Void = { _ in }
    ) -> [String] {
        var rules = ConfiguredRules()
        var settings = RuleSettings(severity: .note)
        change(&settings)
        rules.settings[code] = settings
        return rules.diagnostics(of: [catalog]).compactMap(rules.judged).map(\.text)
    }

    private func catalog(_ folders: [CatalogFolder]) -> AssetCatalog {
        AssetCatalog.read(CatalogFolder(name: "A.xcassets", folders: folders), path: "A.xcassets")
    }

    private func imageSet(
        _ name: String, _ slots: [String], properties: String = "", files: [String]? = nil
    ) -> CatalogFolder {
        let list = slots.map { "{ \($0) }" }.joined(separator: ", ")
        let names = ["a.png", "b.png", "c.png", "d.PDF", "d.png"].filter { name in slots.contains { $0.contains(name) }
        }
        return CatalogFolder(
            name: name + ".imageset", files: files ?? names,
            contents: Array("{ \(properties)\"images\": [\(list)] }".utf8))
    }
}
