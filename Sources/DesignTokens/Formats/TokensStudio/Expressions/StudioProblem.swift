/// Why a text is not the value that it should be, in words that a diagnostic can carry.
package struct StudioProblem: Error, Sendable, Hashable {
    /// What is wrong: a sentence without a full stop.
    package var message: String
    /// What to do about it; `nil` when the message says enough.
    package var advice: String?

    package init(_ message: String, advice: String? = nil) {
        self.message = message
        self.advice = advice
    }

    /// A text in quotation marks, cut where it would fill more than a line.
    static func quoted(_ text: String) -> String {
        text.unicodeScalars.count <= 60 ? "\"\(text)\"" : "\"\(String(text.unicodeScalars.prefix(57)))…\""
    }
}
