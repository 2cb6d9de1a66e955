/// A file with Git conflict markers between generated versions, compared with the output of a run.
struct ConflictedFile {
    let conflict: MergeConflict
    /// Each side as a generated file; `nil` for a side without a header.
    let versions: [GeneratedFile?]
    let path: String
    private let wanted: [UInt8]
    private let wantedChecksum: String?

    /// Compares versions with the output of a run; `nil` if the run writes nothing there.
    init(_ conflict: MergeConflict, _ versions: [GeneratedFile?], path: String, wanted: [UInt8]?) {
        (self.conflict, self.versions, self.path) = (conflict, versions, path)
        self.wanted = wanted ?? []
        wantedChecksum = wanted.flatMap(HeaderForm.of(path).read)?.contentChecksum
    }

    /// Returns whether a version has the content that the run writes, under a complete header.
    func isWanted(_ version: GeneratedFile?) -> Bool {
        guard let version, version.sources != nil, version.checksum != nil else { return false }
        return version.contentChecksum == wantedChecksum
    }

    /// The first line that is in neither the output, nor an intact side, nor any of the versions. A line outside of the
    /// markers comes first because it changes both sides.
    func lineOfEdit(besides versions: [[UInt8]]) -> Int? {
        let intact = zip(conflict.sides, self.versions).filter { $1?.isIntact == true }.map(\.0.bytes)
        let generated = Set((versions + intact + [wanted]).flatMap(Self.lines))
        let unknown = conflict.sides.map { side in
            Set(
                zip(Self.lines(of: side.bytes), side.numbers)
                    .filter { !generated.contains($0.0) && !Self.isHeader($0.0) }.map(\.1))
        }
        return unknown[0].intersection(unknown[1]).min() ?? unknown[0].union(unknown[1]).min()
    }

    /// Returns the lines of a text without characters that formatters change.
    private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(ContentChecksum.bytes)
    }

    /// Returns whether a line belongs to a header, which differs between versions.
    private static func isHeader(_ line: [UInt8]) -> Bool {
        headerKeys.contains { key in
            line.indices.contains { line[$0] == key[0] && line[$0...].starts(with: key) }
        }
    }

    private static let headerKeys = [GeneratedHeader.sourcesKey, GeneratedHeader.checksumKey].map {
        ContentChecksum.bytes(of: Array($0.utf8))
    }
}
