import Testing

@testable import DesignTokens

@Suite("Folders side by side that are modes") struct FolderModesTests {
    /// The folders of each mode, by collection; files are given with the names of their tokens.
    private func folders(_ files: KeyValuePairs<String, String>) -> [[String]] {
        let modes = FolderModes(
            paths: files.map(\.key), tokens: files.map { Set($0.value.split(separator: " ").map(String.init)) })
        return modes.collections.map { $0.flatMap(\.places) }
    }

    @Test("state mostly the same tokens, in files of any names")
    func brands() {
        #expect(
            folders([
                "t/acme/a.json": "a b c", "t/acme/z.json": "d e", "t/apex/b.json": "b c d e f", "t/size.json": "s",
            ]) == [["t/acme", "t/apex"]])
    }

    @Test("are found at any depth, also within one another")
    func nested() {
        #expect(
            folders([
                "t/acme/base.json": "a", "t/acme/dark/a.json": "b c", "t/acme/light/a.json": "b c",
                "t/apex/base.json": "a", "t/apex/dark/a.json": "b c", "t/apex/light/a.json": "b c",
            ]) == [["t/acme/dark", "t/acme/light", "t/apex/dark", "t/apex/light"]])
        #expect(
            folders(["t/x/u/a.json": "a b", "t/x/v/a.json": "a b", "t/y/a.json": "c"]) == [["t/x/u", "t/x/v"]])
    }

    @Test("are none where one overrides a few tokens of another, unless it is dark")
    func overrides() {
        #expect(folders(["t/base/a.json": "a b c d e", "t/brand/a.json": "a b"]).isEmpty)
        #expect(folders(["t/base/a.json": "a b c d e", "t/dark/a.json": "a b"]) == [["t/base", "t/dark"]])
        #expect(folders(["t/base/a.json": "a b c", "t/brand/a.json": "c d e"]).isEmpty)
        #expect(folders(["t/base/a.json": "a b c", "t/brand/a.json": ""]).isEmpty)
    }

    @Test("of two collections that share tokens, the larger one is one")
    func clash() {
        #expect(
            folders([
                "t/charts-1/a.json": "a x y", "t/charts-2/a.json": "a x y", "t/acme/a.json": "a b c d",
                "t/apex/a.json": "a b c d",
            ]) == [["t/acme", "t/apex"]])
    }
}
