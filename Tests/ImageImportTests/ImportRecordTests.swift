import Testing

@testable import ImageImport

/// The file beside a catalog that says what was imported.
struct ImportRecordTests {
    @Test func `a record is sorted, has a line for each set, and reads what it writes`() throws {
        var record = ImportRecord()
        record.add(["b.svg": ImageDigest([1]), "a.svg": ImageDigest([])], to: "icons/tick")
        record.add(["\"quoted\".png": ImageDigest([1, 2])], to: "a")
        record.add([:] as [String: ImageDigest], to: "empty")
        let text = record.text(catalog: "A.xcassets")
        #expect(
            text == """
                {
                  "about": "The images that TokenGenerator has imported into A.xcassets. Commit this file.",
                  "version": 1,
                  "sets": {
                    "a": { "\\"quoted\\".png": "\(ImageDigest([1, 2]).text)" },
                    "icons/tick": { "a.svg": "cbf29ce484222325-0", "b.svg": "af63bc4c8601b62c-1" }
                  }
                }

                """)
        #expect(try ImportRecord(parsing: Array(text.utf8)) == record)
    }

    @Test func `of a set that stands there twice, the images of both count`() throws {
        let (one, two) = (ImageDigest([1]), ImageDigest([2]))
        let lines = #""a": { "a.svg": "\#(one.text)" }, "a": { "a.svg": "\#(two.text)" },"#
        let record = try ImportRecord(parsing: Array(#"{ "version": 1, "sets": { \#(lines) } }"#.utf8))
        #expect(record.sets == ["a": ["a.svg": [one, two]]])
    }

    @Test(arguments: [
        "", "[]", "{}", "<<<<<<< HEAD", #"{ "version": 2, "sets": {} }"#, #"{ "version": 1, "sets": [] }"#,
        #"{ "version": 1, "sets": { "a": 1 } }"#, #"{ "version": 1, "sets": { "a": { "b": 1 } } }"#,
        #"{ "version": 1, "sets": { "a": { "b": "x-1" } } }"#, #"{ "version": 1, "sets": { "a": { "b": "1--1" } } }"#,
    ])
    func `what is no record has a reason`(text: String) {
        #expect(throws: ImportRecord.Problem.self) { try ImportRecord(parsing: Array(text.utf8)) }
    }

    @Test func `what was so far and what is to be both count while an import runs`() {
        var old = ImportRecord()
        old.add(["a.svg": ImageDigest([1])], to: "a")
        old.add(["b.svg": ImageDigest([1])], to: "b")
        var change = SetChange(folder: "a.imageset", action: .changed)
        change.images = ["a.svg": ImageDigest([2])]
        let during = old.during([change])
        #expect(during.sets["a"] == ["a.svg": [ImageDigest([1]), ImageDigest([2])]])
        #expect(during.sets["b"] != nil)
        #expect(old.after([change], found: ["a"]).sets == ["a": ["a.svg": [ImageDigest([2])]]])
        change.action = .failed
        #expect(old.after([change], found: ["a"]).sets["a"] == during.sets["a"])
    }
}
