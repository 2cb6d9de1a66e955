// What holds for every diagnostic, whatever it is about. Each fuzzer is compiled with this file.

import Diagnostics

/// A diagnostic has a place, and each line that is printed of it is one line, all of it visible.
func examine(_ diagnostic: Diagnostic) {
    precondition(diagnostic.location.map { $0.line > 0 && $0.column > 0 } == true, "a diagnostic without a place")
    precondition(diagnostic.text.utf8.count { $0 == UInt8(ascii: "\n") } == diagnostic.notes.count, "a broken line")
    precondition(!diagnostic.text.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") }, "a hidden character")
    precondition(!diagnostic.githubCommand.utf8.contains { $0 < 0x20 }, "a command of several lines")
}

/// A diagnostic about a text, and its place is in that text.
func examine(_ diagnostic: Diagnostic, of bytes: [UInt8]) {
    examine(diagnostic)
    guard let location = diagnostic.location else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    precondition((1...lines.count).contains(location.line), "a place outside the text")
    precondition((1...lines[location.line - 1].count + 1).contains(location.column), "a place outside its line")
}
