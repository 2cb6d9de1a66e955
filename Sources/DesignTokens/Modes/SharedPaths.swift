/// Which of some files state tokens of another again. Files are looked up by the paths of their tokens, so that no file is
/// compared with each other one.
struct SharedPaths {
    /// How many tokens each file states; 0 for those that were not given.
    private(set) var sizes: [Int]
    /// The files that state each token.
    private var files: [String: [Int32]] = [:]
    /// How many of the tokens at hand each file states; 0 for all between two questions.
    private var counts: [Int]

    /// Prepares the look-up.
    ///
    /// - Parameters:
    ///   - paths: The files, by numbers below `fileCount`, with the paths of their tokens.
    ///   - fileCount: How many files there are in all.
    init(_ paths: [(file: Int, paths: Set<String>)], fileCount: Int) {
        sizes = Array(repeating: 0, count: fileCount)
        counts = sizes
        for (file, paths) in paths {
            sizes[file] = paths.count
            for path in paths { files[path, default: []].append(Int32(file)) }
        }
    }

    /// The file that states most of some tokens, the first of several; and how many of the tokens any file states.
    mutating func counts(of paths: Set<String>) -> (best: (file: Int, count: Int)?, known: Int) {
        var known = 0
        var touched: [Int] = []
        for path in paths {
            guard let files = files[path] else { continue }
            known += 1
            for file in files.lazy.map(Int.init) {
                if counts[file] == 0 { touched.append(file) }
                counts[file] += 1
            }
        }
        let best = touched.max { (counts[$0], $1) < (counts[$1], $0) }.map { (file: $0, count: counts[$0]) }
        for file in touched { counts[file] = 0 }
        return (best, known)
    }
}
