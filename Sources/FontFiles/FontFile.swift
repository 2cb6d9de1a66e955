import FileAccess

/// A TrueType or OpenType file, or a collection of such fonts.
///
/// Only the list of tables and the few tables with names, weights and heights are read.
package enum FontFile {
    /// The fonts in a file; a variable font has one for each of its named instances.
    package static func faces(
        of path: String, _ fileSystem: any FileSystem
    ) throws(FontProblem) -> [FontFace] {
        try faces(
            of: FontData { range throws(FontProblem) in
                do throws(FileError) {
                    return try fileSystem.readPart(of: path, range)
                } catch {
                    throw .unreadable(error.reason)
                }
            })
    }

    /// The fonts in some bytes.
    package static func faces(of bytes: [UInt8]) throws(FontProblem) -> [FontFace] {
        try faces(of: FontData { Array(bytes[$0.clamped(to: bytes.indices)]) })
    }

    private static func faces(of data: FontData) throws(FontProblem) -> [FontFace] {
        let start = FontTable(bytes: try data.part(0..<startLength))
        let offsets = try offsets(in: start)
        var faces: [FontFace] = []
        for offset in offsets { faces += try FontTables(at: offset, of: data).faces() }
        return faces
    }

    /// The offsets of fonts: one at the start of the file, or those listed in a collection.
    private static func offsets(in start: FontTable) throws(FontProblem) -> [Int] {
        switch start.tag(at: 0) {
        case "\0\u{1}\0\0", "true", "OTTO": return [0]
        case "wOFF": throw .webFont("WOFF")
        case "wOF2": throw .webFont("WOFF2")
        case "ttcf": break
        default: throw .noFont
        }
        guard let count = start.unsigned32(at: 8), 1...collectionLimit ~= count else {
            throw .damaged("the number of its fonts is invalid")
        }
        return (0..<count).compactMap { start.unsigned32(at: 12 + 4 * $0) }
    }

    /// The maximum number of fonts in a collection.
    private static let collectionLimit = 256
    /// The length of a collection's header with all offsets.
    private static let startLength = 12 + 4 * collectionLimit
}
