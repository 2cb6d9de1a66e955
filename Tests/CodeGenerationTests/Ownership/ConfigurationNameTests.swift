import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Names of configurations in headers")
struct ConfigurationNameTests {
    private let fileSystem = LocalFileSystem()

    @Test("are paths relative to the output root")
    func relative() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "Design/c.json")
            try folder.makeFolder("App/Sources")
            let names = ["Design", "", "App/Sources"].map {
                ConfigurationName(of: folder("Design/c.json"), fileSystem).text(from: FilePath.normalized(folder($0)))
            }
            #expect(names == ["c.json", "Design/c.json", "../../Design/c.json"])
        }
    }

    @Test("tell nothing of a machine on which the two have no folder in common")
    func elsewhere() throws {
        try withTemporaryFolder { folder in
            let name = ConfigurationName(of: folder("c.json"), fileSystem).text(from: "/none/such")
            #expect(name.hasPrefix("c.json (elsewhere, ") && !name.contains("/"))
            #expect(!ConfigurationName.isGone(name, root: "/none/such", fileSystem))
        }
    }

    @Test("that were given tell two configurations apart, unless nothing else writes to the output root")
    func given() throws {
        try withTemporaryFolder { folder in
            for path in ["a.json", "b.json", "b/a.json"] { try folder.write("{}", to: path) }
            let names = ["a.json", "b.json", "b/a.json"].map {
                ConfigurationName(of: folder($0), given: GivenName("Design"), fileSystem)
            }
            let texts = names.map { $0.text(from: folder.path) }
            #expect(Set(texts).count == 3 && texts.allSatisfy { $0.wholeMatch(of: /Design \([0-9a-f]{8}\)/) != nil })
            #expect(names[0].isName(texts[0], from: folder.path, own: folder.path))
            #expect(names[0].isName("a.json", from: folder.path, own: folder.path))
            #expect(!names[0].isName(texts[1], from: folder.path, own: folder.path))
            let owner = ConfigurationName(of: folder("a.json"), given: GivenName("Design", ownsRoot: true), fileSystem)
            #expect(owner.text(from: folder.path) == "Design")
            #expect(!owner.isName("Design", from: folder("b"), own: folder.path))
        }
    }

    @Test("tell whether the configuration is gone")
    func gone() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "c.json")
            try folder.makeFolder("a")
            #expect(!ConfigurationName.isGone("../c.json", root: folder("a"), fileSystem))
            #expect(ConfigurationName.isGone("c.json", root: folder("a"), fileSystem))
            #expect(!ConfigurationName.isGone("MyTarget", root: folder("a"), fileSystem))
        }
    }
}
