import CodeGeneration
import Diagnostics
import FileAccess
import FontFiles

/// The fonts that a page has in it, so that it shows text as it is wherever it is opened.
struct PageFonts: Sendable {
    struct Font: Sendable {
        /// The bytes as CSS takes them.
        var address: String
        /// Whether it is many fonts in one, of all weights.
        var isVariable: Bool
    }

    private(set) var fonts: [Font] = []
    /// The number of each font by its PostScript name.
    private var numbers: [String: Int] = [:]
    /// What was left out, as sentences.
    private(set) var omissions: [String] = []

    /// Takes in the font files of a run that may be passed on and are small enough.
    init(_ run: AnalyzedTokens, _ budget: inout PageBudget, _ fileSystem: any FileSystem) {
        for path in run.fonts.files {
            let file = FilePath.join(run.configuration.folder, path)
            if let reason = add(file, &budget, fileSystem) {
                omissions.append("\(Diagnostic.visible(path)) \(reason)")
            }
        }
    }

    func number(of postScriptName: String) -> Int? { numbers[postScriptName] }

    /// Takes a file in, or says why it is not in the page.
    private mutating func add(_ file: String, _ budget: inout PageBudget, _ fileSystem: any FileSystem) -> String? {
        guard let faces = try? FontFile.faces(of: file, fileSystem), let face = faces.first else {
            return "cannot be read"
        }
        guard face.mayBeEmbedded else { return "says that it may not be passed on" }
        guard let format = Self.formats[FilePath.ending(of: file)] else { return "is a collection of several fonts" }
        guard let bytes = budget.read(file, atMost: Self.largestSize, fileSystem) else {
            return "is too large for a page"
        }
        for face in faces where numbers[face.postScriptName] == nil { numbers[face.postScriptName] = fonts.count }
        fonts.append(
            Font(address: "data:\(format);base64,\(Base64.text(of: bytes))", isVariable: faces.count > 1))
        return nil
    }

    private static let formats = ["ttf": "font/ttf", "otf": "font/otf"]
    private static let largestSize = 1 << 20
}
