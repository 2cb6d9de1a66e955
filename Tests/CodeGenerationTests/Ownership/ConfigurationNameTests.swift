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
                ConfigurationName.of(folder("Design/c.json"), root: FilePath.normalised(folder($0)), fileSystem)
            }
            #expect(names == ["c.json", "Design/c.json", "../../Design/c.json"])
        }
    }

    @Test("tell nothing of a machine on which the two have no folder in common")
    func elsewhere() throws {
        try withTemporaryFolder { folder in
            let name = ConfigurationName.of(folder("c.json"), root: "/none/such", fileSystem)
            #expect(name.hasPrefix("c.json (elsewhere, ") && !name.contains("/"))
            #expect(!ConfigurationName.isGone(name, root: "/none/such", fileSystem))
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
