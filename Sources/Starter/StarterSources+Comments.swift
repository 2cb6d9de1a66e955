import CodeGeneration
import LocatedJSON

/// What the configuration says of the files that it does not name; one line of a comment each.
extension StarterSources {
    private static let commentLimit = 12
    private static let longestLine = 200

    var comments: [String] { commentsOnLeftOut + commentsOnScattered + commentsOnAlternatives }

    /// The files that the configuration does not name, and why.
    private var commentsOnLeftOut: [String] {
        let shown = leftOut.prefix(Self.commentLimit).map { file in
            let count = file.sharedCount == file.tokenCount ? "its" : "\(file.sharedCount) of its"
            let what = file.sharedCount == 0 ? "has a token where it has a group" : "states \(count) tokens too"
            return "\(JSONValue.quoted(file.path)) is left out: \(JSONValue.quoted(file.firstPath)) \(what)."
        }
        let rest = leftOut.count - shown.count
        return rest > 0 ? shown + ["So are \(rest) more files."] : shown
    }

    /// How files become modes that state tokens of several others.
    private var commentsOnScattered: [String] {
        scattered.prefix(Self.commentLimit).map { path in
            "\(JSONValue.quoted(path)) states tokens of several files: a resolver document can make it a mode of them."
        }
    }

    /// How other files become sources, instead of those that were chosen.
    private var commentsOnAlternatives: [String] {
        alternatives.prefix(Self.commentLimit).map { alternative in
            let (place, rival) = (JSONValue.quoted(alternative.place), JSONValue.quoted(alternative.rival))
            let sources = JSONValue.array(json(of: alternative.paths)).inside(.line)
            let line = "\(place) instead of \(rival): \"sources\": [\(sources)]"
            return line.unicodeScalars.count <= Self.longestLine ? line : "\(place) can take the place of \(rival)."
        }
    }
}
