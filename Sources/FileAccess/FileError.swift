/// Why the file system refused something.
package struct FileError: Error, Sendable, Hashable {
    /// What was tried; the raw value completes "cannot …".
    package enum Operation: String, Sendable, Hashable {
        case inspect = "look at"
        case read
        case list
        case createFolder = "create the folder"
        case write
        case rename = "replace"
        case lock
        case remove
        case watch
    }

    /// The path it was tried on, as it was given.
    package var path: String
    /// What was tried.
    package var operation: Operation
    /// The system's reason in plain words: `no such file or directory`.
    package var reason: String
    /// What to do about it, where who refuses knows that better than who asks.
    package var advice: String?

    package init(path: String, operation: Operation, reason: String, advice: String? = nil) {
        self.path = path
        self.operation = operation
        self.reason = reason
        self.advice = advice
    }

    /// The error without its path, which a diagnostic shows in front: `cannot read: no such file or directory`.
    package var message: String { "cannot \(operation.rawValue): \(reason)" }
}
