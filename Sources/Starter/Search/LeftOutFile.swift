import Diagnostics
import LocatedJSON

/// A token file or asset catalog that is not in the configuration.
package struct LeftOutFile: Sendable, Hashable {
    package var path: String
    /// The reason, as text that follows the path.
    package var reason: String
    /// Whether it seems to belong to another target.
    var isOfAnotherTarget = false

    /// The largest number of comments of one kind.
    static let commentLimit = 12

    /// Returns comments on files, one line each.
    static func comments(on all: [Self], noun: String) -> [String] {
        let lines = all.prefix(commentLimit).map { file in
            "\(JSONValue.quoted(file.path)) is left out: \(file.reason)."
        }
        let rest = all.count - lines.count
        return lines + (rest > 0 ? ["Also left out: \(Wording.count(rest, noun))."] : [])
    }
}
