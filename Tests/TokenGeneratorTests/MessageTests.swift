import Diagnostics
import FileAccess
import Foundation
import GoldenCases
import TestSupport
import Testing

@Suite("The table of all messages") struct MessageTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

    @Test("has one row for each code, in their order")
    func everyCode() {
        #expect(MessageChapter.all.flatMap(\.rows).map(\.code) == DiagnosticCode.allCases.map(\.rawValue))
    }

    @Test("has what is printed", arguments: MessageChapter.all)
    func printed(_ chapter: MessageChapter) async throws {
        var new = chapter
        for index in new.rows.indices { new.rows[index].printed = try await lines(of: new.rows[index]) }
        for (row, new) in zip(chapter.rows, new.rows) {
            #expect(new.printed.contains { $0.hasSuffix("[\(row.code)]") }, "\(row.code): \(new.printed)")
            if !Self.isRecording { #expect(row.printed == new.printed, "RECORD_GOLDEN=1 records \(row.code)") }
        }
        guard Self.isRecording, new.text != chapter.text else { return }
        let (path, fileSystem) = (Repository.path(chapter.path), LocalFileSystem())
        try fileSystem.removeFile(path)
        try fileSystem.create(path, bytes: Array(new.text.utf8), permissions: 0o644)
    }

    @Test("begins messages in lower case and ends them without a period", arguments: MessageChapter.all)
    func style(_ chapter: MessageChapter) {
        for line in chapter.rows.flatMap(\.printed) {
            guard let message = line.firstMatch(of: #/(?:error|warning|note): (.*?)(?: \[[a-z0-9-]+\])?$/#)?.1 else {
                Issue.record("not a diagnostic: \(line)")
                continue
            }
            // Names of products begin with a capital letter.
            let begin = message.prefix { $0.isLetter || $0.isNumber }
            let isName = ["Xcode", "TokenGenerator", "SwiftUI", "Display", "View"].contains(begin)
            #expect(isName || message.first?.isUppercase == false, "\(line)")
            #expect(!message.hasSuffix(".") || message.hasSuffix(".."), "\(line)")
        }
    }

    /// The lines that a row prints to standard error.
    private func lines(of row: MessageRow) async throws -> [String] {
        let text = try await withTemporaryFolder { folder in
            for file in row.files { try folder.write(file.text + "\n", to: file.path) }
            guard row.commands.isEmpty else { return try errors(of: row.commands, in: folder) }
            let diagnostics = try await RareWorld.diagnostics(of: row.code, in: folder)
            return diagnostics.map(\.text).joined(separator: "\n")
        }
        return text.split(separator: "\n").map(String.init)
    }

    /// What the last command prints to standard error.
    private func errors(of commands: [String], in folder: TemporaryFolder) throws -> String {
        let samples = try SampleFiles.folder.get()
        let functions = #"TokenGenerator() { "$0" "$@"; }; SAMPLES='\#(samples.path)'"#
        // A group of commands may not be empty.
        let script = [functions, "{ :"] + commands.dropLast() + ["} 2> /dev/null"] + commands.suffix(1)
        return try Tool.run(script: script.joined(separator: "\n"), in: folder.path).errors
    }
}

/// Files that no text can have, for the commands of the table.
private enum SampleFiles {
    static let folder: Result<TemporaryFolder, any Error> = Result {
        let folder = try TemporaryFolder.lasting.get()
        try folder.write(SampleFont("Inter", "Inter-Regular").bytes, to: "Inter.ttf")
        try folder.write(SamplePDF.bytes(page: "/MediaBox [0 0 9 9]", count: 2), to: "pages.pdf")
        for size: UInt8 in [20, 48] { try folder.write(png(size), to: "\(size)x\(size).png") }
        return folder
    }

    /// The head of a square PNG, whose pixels nobody reads.
    private static func png(_ size: UInt8) -> [UInt8] {
        func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
            [0, 0, 0, UInt8(content.count)] + Array(type.utf8) + content + [0, 0, 0, 0]
        }
        let header: [UInt8] = [0, 0, 0, size, 0, 0, 0, size, 8, 0, 0, 0, 0]
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return signature + chunk("IHDR", header) + chunk("IDAT", [0x78, 1, 3, 0, 0, 0, 0, 1]) + chunk("IEND", [])
    }
}
