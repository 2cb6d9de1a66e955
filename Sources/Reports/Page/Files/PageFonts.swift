import CodeGeneration
import Diagnostics
import FileAccess
import FontFiles

/// The embedded fonts of a page, so that text looks the same everywhere.
struct PageFonts: Sendable {
    struct Font: Sendable {
        /// The bytes as a data URL.
        var address: String
        /// Whether it is a variable font with all weights.
        var isVariable: Bool
    }

    private(set) var fonts: [Font] = []
    /// The index of each font by PostScript name.
    private var numbers: [String: Int] = [:]
    /// The omitted fonts, as sentences.
    private(set) var omissions: [String] = []

    /// Embeds a run's font files that are small enough and whose license allows it.
    init(_ run: AnalyzedTokens, _ budget: inout PageBudget, _ fileSystem: any FileSystem) {
        for path in run.fonts.files {
            let file = FilePath.join(run.configuration.folder, path)
            if let reason = add(file, &budget, fileSystem) {
                omissions.append("\(Diagnostic.visible(path)) \(reason)")
            }
        }
    }

    func number(of postScriptName: String) -> Int? { numbers[postScriptName] }

    /// Embeds a file, or returns the reason that it is omitted.
    private mutating func add(_ file: String, _ budget: inout PageBudget, _ fileSystem: any FileSystem) -> String? {
        guard let faces = try? FontFile.faces(of: file, fileSystem), let face = faces.first else {
            return "cannot be read"
        }
        guard face.mayBeEmbedded else { return "does not allow embedding (fsType)" }
        guard let format = Self.formats[FilePath.ending(of: file)] else { return "contains several fonts" }
        let bytes: [UInt8]
        do {
            bytes = try budget.read(file, atMost: Self.largestSize, fileSystem)
            try budget.take(bytes)
        } catch {
            return switch error {
            case .unreadable, .empty: "cannot be read"
            case .tooLarge: "is larger than 1 MB, too large for a page"
            case .full: "does not fit: the page already contains 10 MB of files"
            }
        }
        for face in faces where numbers[face.postScriptName] == nil { numbers[face.postScriptName] = fonts.count }
        fonts.append(
            Font(address: "data:\(format);base64,\(Base64.text(of: bytes))", isVariable: faces.count > 1))
        return nil
    }

    private static let formats = ["ttf": "font/ttf", "otf": "font/otf"]
    private static let largestSize = 1 << 20
}
