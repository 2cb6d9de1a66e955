import CodeGeneration
import Diagnostics
import FileAccess

/// The fixes that a run applies.
package enum FixChoice: Sendable {
    /// Fixes that cannot change how the app looks.
    case exact
    /// Also fixes that a person should review.
    case suggestions
}

extension [UInt8] {
    /// Returns the bytes with some fixes applied. Of overlapping fixes, only the first is applied; none if the file has
    /// changed.
    /// changed.
    func applying(_ fixes: [LintFix]) -> (bytes: [UInt8], count: Int) {
        var result: [UInt8] = []
        var (position, count) = (0, 0)
        for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where fix.range.lowerBound >= position && fix.isUnchanged(in: self) {
            result += self[position..<fix.range.lowerBound] + Array(fix.text.utf8)
            position = fix.range.upperBound
            count += 1
        }
        return (result + self[position...], count)
    }
}

extension LintFix {
    /// Whether a file still contains the code that the fix replaces.
    fileprivate func isUnchanged(in bytes: [UInt8]) -> Bool {
        range.upperBound <= bytes.count && bytes[range].elementsEqual(old)
    }
}
