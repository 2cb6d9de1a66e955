/// The reason a text has no value, for a diagnostic.
package struct StudioProblem: Error, Sendable, Hashable {
    /// The error, without a period.
    package var message: String
    /// What to do about it, or `nil` if the message is enough.
    package var advice: String?

    package init(_ message: String, advice: String? = nil) {
        self.message = message
        self.advice = advice
    }

    /// A text in quotation marks, truncated to less than a line.
    static func quoted(_ text: String) -> String {
        text.unicodeScalars.count <= 60 ? "\"\(text)\"" : "\"\(String(text.unicodeScalars.prefix(57)))…\""
    }
}
