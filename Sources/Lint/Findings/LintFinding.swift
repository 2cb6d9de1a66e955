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
    /// The called type, which must be that of the system: a module that declares one of that name means another.
    var type: String?
    /// The called initializer, which no extension in the app may declare.
    var initializer: OwnInitializer?
    /// The order of eight hexadecimal digits that the finding supposes.
    var hexOrder: HexOrder?
    /// The paths of the tokens that it suggests.
    var suggested: [String] = []
    /// The members that its advice means, such as `Color.ink`. If the app declares one, the code would mean that.
    var members: [String] = []
    /// Where the token is defined.
    var definition: Diagnostic.Note?
    var fix: LintFix?
}

/// A change of a file that resolves a finding.
struct LintFix {
    /// The bytes to replace.
    var range: Range<Int>
    /// What the file has there.
    var old: [UInt8]
    var text: String
    /// Whether it cannot change what the app shows.
    var isExact: Bool
}
