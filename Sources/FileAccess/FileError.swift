/// An error of the file system.
package struct FileError: Error, Sendable, Hashable {
    /// The attempted operation; the raw value completes "cannot …".
    package enum Operation: String, Sendable, Hashable {
        case inspect = "inspect"
        case read
        case list
        case createFolder = "create the folder"
        case write
        case rename = "replace"
        case lock
        case remove
        case watch
    }

    /// The path, as passed by the caller.
    package var path: String
    package var operation: Operation
    /// The system's reason in lower case: `no such file or directory`.
    package var reason: String
    /// What to do about it, if this layer knows better than the caller.
    package var advice: String?

    package init(path: String, operation: Operation, reason: String, advice: String? = nil) {
        self.path = path
        self.operation = operation
        self.reason = reason
        self.advice = advice
    }

    /// The error without its path, which a diagnostic shows separately: `cannot read: no such file or directory`.
    package var message: String { "cannot \(operation.rawValue): \(reason)" }
}
