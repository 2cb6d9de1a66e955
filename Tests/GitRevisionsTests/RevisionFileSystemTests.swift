import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import GitRevisions

@Suite("The files of a revision") struct RevisionFileSystemTests {
    /// Runs a body with the first commit of a repository, whose working tree has gone on since.
    private func withFirstCommit(
        _ files: [String: String], links: [String: String] = [:], from subfolder: String = "",
        _ body: (RevisionFileSystem, TemporaryFolder) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let repository = try TemporaryRepository(in: folder)
            for (path, text) in files { try folder.write(text, to: path) }
            for (path, target) in links { try folder.makeLink(path, to: target) }
            try repository.commit()
            for path in files.keys { try folder.write("later", to: path) }
            try repository.commit()
            let place = FilePath.join(folder.path, subfolder)
            try body(try GitRepository(around: place).files(at: "HEAD~1"), folder)
        }
    }

    private func text(_ path: String, in files: RevisionFileSystem) throws -> String {
        String(decoding: try files.read(path), as: UTF8.self)
    }

    @Test("are what they were, and where the working tree has them")
    func reading() throws {
        try withFirstCommit(["a.json": "first", "b/c d.json": "", "b/é.json": "x\ny"]) { files, folder throws in
            #expect(try text(folder("a.json"), in: files) == "first")
            #expect(try text(folder("b/c d.json"), in: files) == "")
            #expect(try text(folder("b/../b/é.json"), in: files) == "x\ny")
            #expect(try files.status(of: folder("b")) == FileStatus(kind: .folder))
            #expect(try files.status(of: folder("none")) == nil)
            #expect(try files.list(folder("b")).map(\.name) == ["c d.json", "é.json"])
            #expect(try files.list(folder.path).map(\.kind) == [.file, .folder])
            #expect(try files.readPart(of: folder("a.json"), 1..<3) == Array("ir".utf8))
        }
    }

    @Test("are called as git calls them, also from a folder inside the repository")
    func spelling() throws {
        try withFirstCommit(["a.json": "first", "b/c.json": "second"], from: "b") { files, folder throws in
            #expect(files.spelling(of: folder("b/c.json")) == "HEAD~1:b/c.json")
            #expect(files.spelling(of: folder("b/../a.json")) == "HEAD~1:a.json")
            #expect(try text(folder("b/../a.json"), in: files) == "first")
        }
    }

    @Test("are read through links that stay in the repository, and through no others")
    func links() throws {
        let links = [
            "b/link.json": "../a.json", "folder": "b", "b/top": "..", "out.json": "../../etc/passwd", "round": "round",
        ]
        try withFirstCommit(["a.json": "first", "b/c.json": "second"], links: links) { files, folder throws in
            #expect(try text(folder("b/link.json"), in: files) == "first")
            #expect(try text(folder("folder/c.json"), in: files) == "second")
            #expect(try text(folder("b/top/a.json"), in: files) == "first")
            #expect(try files.list(folder.path).first { $0.name == "folder" }?.isLink == true)
            for path in ["out.json", "round"] {
                #expect(try files.status(of: folder(path))?.kind == .other)
                #expect(throws: FileError.self) { try files.read(folder(path)) }
            }
            #expect(throws: FileError.self) { try files.read(folder("../elsewhere.json")) }
        }
    }

    @Test("can be very many and very large, and are not changed")
    func many() throws {
        let large = String(repeating: "0123456789", count: 50_000)
        let many = Dictionary(uniqueKeysWithValues: (0..<300).map { ("many/\($0).json", "\($0)") })
        try withFirstCommit(many.merging(["large.json": large]) { $1 }) { files, folder throws in
            #expect(try text(folder("large.json"), in: files) == large)
            for entry in try files.list(folder("many")) {
                let text = try text(folder("many/\(entry.name)"), in: files)
                #expect(text + ".json" == entry.name)
            }
            #expect(throws: FileError.self) { try files.removeFile(folder("large.json")) }
        }
    }

    @Test("that Git LFS keeps elsewhere are an error that says so; images are compared by what git has of them")
    func pointer() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
        try withFirstCommit(["a.json": pointer, "a.png": pointer]) { files, folder throws in
            #expect(try text(folder("a.png"), in: files) == pointer)
            let error = #expect(throws: FileError.self) { try files.read(folder("a.json")) }
            #expect(error?.reason == "it is a Git LFS pointer in HEAD~1, without the file's content")
            #expect(error?.advice?.hasPrefix("run 'git lfs fetch'") == true)
        }
    }

    @Test("are those of repositories with SHA-256, too")
    func longNames() throws {
        try withTemporaryFolder { folder in
            let repository = try TemporaryRepository(in: folder, objects: "sha256")
            for number in 0..<50 { try folder.write("\(number)", to: "a/\(number).json") }
            try repository.commit()
            let files = try GitRepository(around: folder.path).files(at: "main")
            #expect(try files.list(folder("a")).count == 50)
            #expect(try text(folder("a/7.json"), in: files) == "7")
        }
    }

    @Test("of a submodule are another repository's")
    func submodule() throws {
        try withTemporaryFolder { folder in
            let repository = try TemporaryRepository(in: folder)
            try folder.write("{}", to: "a.json")
            try repository.commit()
            let commit = String(repeating: "1", count: 40)
            try repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),design")
            try repository.git("commit", "--quiet", "--message", "A submodule")
            let files = try GitRepository(around: folder.path).files(at: "main")
            let error = #expect(throws: FileError.self) { try files.read(folder("design/tokens.json")) }
            #expect(error?.reason == "it is in a submodule, whose files are in another repository")
        }
    }
}

@Suite("A run of git") struct GitProcessTests {
    @Test("is read to the end, however much it says is wrong")
    func complaints() throws {
        let script = "!for n in $(seq 20000); do echo error: number $n >&2; done; echo done"
        #expect(try GitProcess(["-c", "alias.complain=\(script)", "complain"]).answer().text == "done\n")
        let failing = try GitProcess(["-c", "alias.complain=\(script); exit 1", "complain"]).answer()
        #expect(failing.problem == "number 20000")
    }
}

@Suite("The entries of a tree") struct TreeTests {
    @Test("are told by the type in their modes, whatever else these say")
    func modes() {
        let modes = ["100644", "100640", "0100755", "40000", "040000", "120000", "160000"]
        let bytes = modes.flatMap { Array("\($0) \($0)\0".utf8) + [UInt8](repeating: 0xAB, count: 20) }
        let entries = GitObjects.entries(of: bytes[...], nameLength: 20)
        #expect(modes.map { entries[$0]?.kind } == [.file, .file, .file, .folder, .folder, .link, .submodule])
        #expect(entries["40000"]?.object == String(repeating: "ab", count: 20))
    }
}

@Suite("A repository") struct GitRepositoryTests {
    private func problem(_ revision: String, in folder: TemporaryFolder) -> Diagnostic? {
        do throws(GitRepository.Failure) {
            _ = try GitRepository(around: folder.path).files(at: revision)
            return nil
        } catch {
            return error.diagnostic
        }
    }

    @Test("does not know every revision, and says which one may be meant")
    func unknown() throws {
        try withTemporaryFolder { folder in
            let repository = try TemporaryRepository(in: folder)
            try folder.write("{}", to: "a.json")
            try repository.commit()
            try repository.git("branch", "feature/colors")
            let near = try #require(problem("feature/colrs", in: folder))
            #expect(near.code == .unknownRevision)
            #expect(near.notes.map(\.message) == ["did you mean 'feature/colors'?"])
            let far = try #require(problem("0.1.0", in: folder))
            #expect(far.message == "cannot find a file, folder or Git revision '0.1.0'")
            #expect(problem("main", in: folder) == nil)
            #expect(problem("main^{commit}", in: folder) == nil)
        }
    }

    @Test(
        "is asked for nothing that is an option, a second question or no text",
        arguments: ["--help", "-", "", "a\nb", "a b"])
    func hostile(_ revision: String) throws {
        try withTemporaryFolder { folder in
            _ = try TemporaryRepository(in: folder)
            #expect(problem(revision, in: folder)?.code == .unknownRevision)
        }
    }

    @Test("that is shallow says that it lacks older commits")
    func shallow() throws {
        try withTemporaryFolder { folder in
            let repository = try TemporaryRepository(in: folder)
            for text in ["1", "2"] {
                try folder.write(text, to: "a.json")
                try repository.commit()
            }
            try repository.git("clone", "--quiet", "--depth", "1", "file://\(folder.path)", folder("clone"))
            let clone = folder("clone")
            let failure = #expect(throws: GitRepository.Failure.self) {
                _ = try GitRepository(around: clone).files(at: "HEAD~1")
            }
            #expect(failure?.diagnostic.notes[0].message.hasPrefix("this clone lacks older commits") == true)
        }
    }

    @Test("has to be there")
    func missing() throws {
        try withTemporaryFolder { folder in
            let found = try #require(problem("main", in: folder))
            #expect(found.code == .noRepository)
            #expect(found.message.contains("not a git repository"))
        }
    }
}
