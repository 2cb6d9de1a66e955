import TestSupport
import Testing

@Suite("The diff of revisions and streams") struct DiffRevisionTests {
    private static let configuration = """
        { "sources": ["tokens"], "catalogs": ["Images.xcassets"], "outputs": [
          { "template": "cgfloat", "path": "Sizes.swift" }, { "template": "image-asset", "path": "Images.swift" } ] }
        """
    private static let image = #"{ "images": [{ "idiom": "universal", "filename": "a.svg" }] }"#

    private func number(_ name: String, _ value: String) -> String {
        #"{ "\#(name)": { "$type": "number", "$value": \#(value) } }"#
    }

    /// Runs a body in a repository with two commits, and a change in the working tree after them.
    private func withRepository(_ body: (TemporaryRepository) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let repository = try TemporaryRepository(in: folder)
            try folder.write(Self.configuration, to: "Design/tokengenerator.json")
            try folder.write(number("ink", "111"), to: "Design/tokens/a.json")
            try folder.write(Self.image, to: "Design/Images.xcassets/tick.imageset/Contents.json")
            try folder.write("<svg/>", to: "Design/Images.xcassets/tick.imageset/a.svg")
            try repository.commit()
            try repository.git("branch", "before")
            try folder.write(number("ink", "222"), to: "Design/tokens/a.json")
            try folder.write(number("sky", "\"{gone}\""), to: "Design/tokens/b.json")
            try folder.write("<svg />", to: "Design/Images.xcassets/tick.imageset/a.svg")
            try repository.commit()
            try folder.write(number("ink", "333"), to: "Design/tokens/a.json")
            try body(repository)
        }
    }

    private func diff(_ arguments: String..., in repository: TemporaryRepository) throws -> Tool.Outcome {
        try Tool.run(["diff"] + arguments, in: repository.folder("Design"))
    }

    @Test("compares two revisions, with the images of catalogs, and names both in what is wrong")
    func revisions() throws {
        try withRepository { repository in
            let outcome = try diff("before", "HEAD", in: repository)
            #expect(
                outcome.output == """
                    1 changed, 1 asset changed; 0 breaking

                    Changed (1)
                      Token  Before  Now  In Swift
                      ink    111     222  CGFloat.ink

                    Changed assets (1)
                      Asset  Kind       Files  In Swift
                      tick   image set  a.svg  ImageAsset.tick

                    """)
            #expect(
                outcome.errors.hasPrefix(
                    "HEAD:Design/tokens/b.json:1:41: warning: cannot find the token 'gone' [dangling-alias]\n"))
            #expect(outcome.exitCode == 0)
            let json = try diff("before", "HEAD", "--format", "json", in: repository).output
            #expect(json.contains(#""old":{"file":"before:Design/Images.xcassets/tick.imageset""#))
        }
    }

    @Test("compares one revision with the working tree, and HEAD where none is named")
    func workingTree() throws {
        try withRepository { repository in
            #expect(try diff("before", in: repository).output.contains("111     333"))
            let plain = try diff(in: repository)
            #expect(plain.output.contains("222     333"))
            #expect(try diff("HEAD", "--", in: repository).output == plain.output)
            // What is wrong on both sides is said once.
            #expect(plain.errors.hasPrefix("tokens/b.json:1:41: warning: cannot find the token 'gone'"))
            #expect(!plain.errors.contains("HEAD:"))
            #expect(try diff("HEAD", "HEAD", in: repository).output.hasPrefix("no changes\n"))
        }
    }

    @Test("takes all for added that the older revision does not have, and says so")
    func missingSource() throws {
        try withRepository { repository in
            let configuration = Self.configuration.replacing(
                #"["tokens"]"#, with: #"["tokens/a.json", "tokens/b.json"]"#)
            try repository.folder.write(configuration, to: "Design/tokengenerator.json")
            try repository.folder.write(number("sky", "444"), to: "Design/tokens/b.json")
            let outcome = try diff("before", in: repository)
            #expect(
                outcome.errors == """
                    tokengenerator.json:1:32: warning: 'tokens/b.json' does not exist in before [not-in-revision]
                    tokengenerator.json:1:32: note: its tokens or assets are reported as added or removed

                    """)
            #expect(outcome.output.hasPrefix("1 changed, 1 added, 1 asset changed; 0 breaking\n"))
            #expect(outcome.exitCode == 0)
        }
    }

    @Test("says of an image that Git LFS keeps elsewhere that it cannot be compared with the file itself")
    func pointer() throws {
        try withRepository { repository in
            let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
            try repository.folder.write(pointer, to: "Design/Images.xcassets/tick.imageset/a.svg")
            try repository.commit()
            #expect(try diff("HEAD", "HEAD", in: repository).output.hasPrefix("no changes\n"))
            try repository.folder.write("<svg/>", to: "Design/Images.xcassets/tick.imageset/a.svg")
            let outcome = try diff("HEAD", in: repository)
            let message = "cannot read: one side of the comparison has a Git LFS pointer, the other the file"
            #expect(outcome.errors.contains("a.svg:1:1: error: \(message) [cannot-read]"))
            #expect(outcome.errors.contains("note: compare two revisions, or run 'git lfs pull'\n"))
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("compares a file with a revision, and prefers files to revisions of their name")
    func files() throws {
        try withRepository { repository in
            try repository.git("branch", "tokens")
            #expect(try diff("before", "tokens", in: repository).output.contains("111     333"))
        }
    }

    @Test("says which revision may be meant")
    func unknown() throws {
        try withRepository { repository in
            let outcome = try diff("befor", in: repository)
            #expect(
                outcome.errors == """
                    error: cannot find a file, folder or Git revision 'befor' [unknown-revision]
                    note: did you mean 'before'?

                    """)
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("says that there is no repository, in the words of git, and nothing else")
    func noRepository() throws {
        try withTemporaryFolder { folder in
            let outcome = try Tool.run("diff", "main", in: folder.path)
            // Where git gives up is the affair of the machine.
            let words = try Tool.run(script: "git rev-parse", in: folder.path).errors.split(separator: "\n")[0]
            #expect(words.hasPrefix("fatal: "))
            #expect(
                outcome.errors == """
                    error: cannot read a Git repository here: \(words.dropFirst(7)) [no-repository]
                    note: compare two files or folders, or use a configuration in a Git repository

                    """)
            #expect(outcome.output == "")
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("reads standard input and pipes, each once")
    func streams() throws {
        try withTemporaryFolder { folder in
            try folder.write(number("ink", "111"), to: "old.json")
            try folder.write(number("ink", "222"), to: "new.json")
            let input = try Tool.run(script: #"cat old.json | "$0" diff - new.json"#, in: folder.path)
            #expect(input.output.contains("111     222"))
            let pipe = try Tool.run(script: #"cat new.json | "$0" diff old.json /dev/fd/0"#, in: folder.path)
            #expect(pipe.output.contains("111     222"))
            try folder.makePipe("pipe")
            let named = try Tool.run(script: #""$0" diff old.json pipe"#, in: folder.path)
            #expect(named.errors.contains("not a regular file"))
            let broken = try Tool.run(script: #"echo '{"a": 1' | "$0" diff old.json -"#, in: folder.path)
            #expect(broken.errors.hasPrefix("-:2:1: error: "))
        }
    }
}
