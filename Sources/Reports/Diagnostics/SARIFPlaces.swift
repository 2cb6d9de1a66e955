import Diagnostics
import FileAccess
import LocatedJSON

/// Locations in SARIF: paths relative to the working folder, and columns in code points instead of bytes.
struct SARIFPlaces {
    /// The name of the working folder in a log. Its path is left out, because it differs on every machine.
    static let base = "SRCROOT"

    private let workingFolder: String?
    /// The columns that differ.
    private var columns: [SourceLocation: Int] = [:]

    /// Reads the lines of locations. Columns in unreadable files are not converted.
    init(_ places: some Sequence<SourceLocation>, reading fileSystem: any FileSystem) {
        workingFolder = try? fileSystem.realPath(of: ".")
        for (path, places) in Dictionary(grouping: places, by: \.path) {
            guard (try? fileSystem.status(of: path))?.kind == .file, let bytes = try? fileSystem.read(path) else {
                continue
            }
            add(places.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, in: bytes)
        }
    }

    private mutating func add(_ places: [SourceLocation], in bytes: [UInt8]) {
        var places = places[...]
        var (line, lineStart, continuations) = (1, 0, 0)
        bytes.withUnsafeBufferPointer { bytes in
            for offset in 0...bytes.count {
                let column = offset - lineStart + 1
                while let next = places.first, (next.line, next.column) <= (line, column) {
                    if next.line == line, continuations > 0 { columns[next] = next.column - continuations }
                    places.removeFirst()
                }
                guard !places.isEmpty, offset < bytes.count else { return }
                if bytes[offset] == UInt8(ascii: "\n") {
                    (line, lineStart, continuations) = (line + 1, offset + 1, 0)
                } else if bytes[offset] & 0xC0 == 0x80 {
                    continuations += 1
                }
            }
        }
    }

    func artifact(_ path: String) -> JSONValue {
        var path = FilePath.normalized(path)
        if let workingFolder, FilePath.isAbsolute(path), FilePath.contains(folder: workingFolder, path) {
            path = FilePath.relative(path, to: workingFolder) ?? path
        }
        let base = FilePath.isAbsolute(path) ? nil : Self.base
        return .object(of: ["uri": .string(URIReference.of(path: path)), "uriBaseId": base.map(JSONValue.string)])
    }

    func region(from start: SourceLocation, to end: SourceLocation?) -> JSONValue {
        .object(of: [
            "startLine": .integer(start.line), "startColumn": .integer(column(of: start)),
            "endLine": end.flatMap { $0.line == start.line ? nil : .integer($0.line) },
            "endColumn": end.map { .integer(column(of: $0)) },
        ])
    }

    private func column(of place: SourceLocation) -> Int { columns[place] ?? place.column }
}
