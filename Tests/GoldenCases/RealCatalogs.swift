import Foundation

/// The asset catalogs of real apps, in the folder that `TOKEN_CORPUS` names.
package enum RealCatalogs {
    /// The folder; `nil` if there is none.
    package static let folder = ProcessInfo.processInfo.environment["TOKEN_CORPUS"].map { $0 + "/xcassets" }

    /// The paths of all catalogs, sorted.
    package static func paths() throws -> [String] {
        guard let folder else { return [] }
        guard let walk = FileManager.default.enumerator(atPath: folder) else { throw CocoaError(.fileNoSuchFile) }
        return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
    }
}
