import Diagnostics
import TerminalText

extension ReviewReport {
    /// The reviews as a person reads them: of several configurations, each below its name.
    package func text(on screen: Screen) -> String {
        reviews.map { review in
            let heading = reviews.count > 1 ? "\(Diagnostic.visible(review.configuration ?? "")):\n" : ""
            let changes = review.comparison?.text(on: screen) ?? "\(review.summary)\n"
            return heading + changes + (review.problemSummary.map { "\n\($0)\n" } ?? "")
        }.joined(separator: "\n")
    }
}
