import Diagnostics
import FileAccess

/// How large the templates of a folder are together, in bytes or in lines.
struct TemplateFolderSize {
    private let limit: Int
    /// What is counted: `byte`, `line`.
    private let unit: String
    private var count = 0
    private var largest: (name: String, count: Int)?

    init(limit: Int, unit: String) {
        self.limit = limit
        self.unit = unit
    }

    /// Counts the bytes of files that nobody has read yet.
    init(bytesOf entries: [FolderEntry]) {
        self.init(limit: SizeLimits.templateBytes, unit: "byte")
        for entry in entries { add(entry.name, entry.size) }
    }

    mutating func add(_ name: String, _ count: Int) {
        self.count += count
        if count > largest?.count ?? 0 { largest = (name, count) }
    }

    /// That it is more than a run takes in, and which template has most of it.
    func fault(in folder: String, _ location: SourceLocation?) -> Diagnostic? {
        guard count > limit, let largest else { return nil }
        return Diagnostic(
            .error, .limitExceeded,
            "the templates in \"\(folder)\" have \(Wording.count(count, unit)) together, more than \(limit)",
            at: location, advice: "the largest is \(largest.name), with \(Wording.count(largest.count, unit))")
    }
}
