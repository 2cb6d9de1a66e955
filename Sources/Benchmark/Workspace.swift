import Foundation

/// A temporary folder for the measured files.
struct Workspace {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("token-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Removes the folder.
    func remove() { try? FileManager.default.removeItem(at: folder) }
}
