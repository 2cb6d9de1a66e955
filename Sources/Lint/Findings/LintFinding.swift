import CodeGeneration
import Diagnostics
import SwiftSources

/// A finding of a rule in a file.
struct LintFinding {
    var code: DiagnosticCode
    /// The index of the token in the file.
    var token: Int
    var message: String
    var notes: [String] = []
    /// The names by which exceptions refer to it.
    var subject: String
    /// The called type, which must be the system's: a module that declares a type with that name means its own.
    var type: String?
    /// The called initializer. The finding is only valid if no extension in the app declares it.
    var initializer: OwnInitializer?
    /// The order of eight hexadecimal digits that the finding assumes.
    var hexOrder: HexOrder?
    /// The paths of the tokens that it suggests.
    var suggested: [String] = []
    /// The members in its advice, such as `Color.ink`. If the app declares one, code would mean that one.
    var members: [String] = []
    /// The definition of the token.
    var definition: Diagnostic.Note?
    var fix: LintFix?
}

/// A change to a file that resolves a finding.
struct LintFix {
    /// The bytes to replace.
    var range: Range<Int>
    /// The bytes in the file before the change.
    var old: [UInt8]
    var text: String
    /// Whether it cannot change how the app looks.
    var isExact: Bool
}
