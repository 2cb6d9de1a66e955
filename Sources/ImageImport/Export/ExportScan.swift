import AssetCatalogs
import Diagnostics
import FileAccess
import ImageFiles

/// The exported images in a folder and its subfolders, sorted by the bytes of their names.
///
/// Links are not followed, because an export could contain one to a private file.
struct ExportScan {
    private(set) var files: [ExportedFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Diagnostics about broken images, which do not affect others.
    private(set) var broken: [Diagnostic] = []
    /// Whether skipped files may be images. Sets in the catalog are then not removed.
    private(set) var isIncomplete = false

    private let fileSystem: any FileSystem
    private var others: [String] = []
    private var links: [String] = []

    /// The extensions of image files that cannot be imported.
    private static let otherImages: Set<String> = ["webp", "gif", "avif", "tif", "tiff", "icloud"]

    /// The nesting limit of folders, as in a catalog.
    private static let depthLimit = 64

    init(_ folder: String, _ fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
        scan(folder, folders: [])
        let endings = ImageKind.allCases.map(\.rawValue).joined(separator: ", ")
        report(
            others, in: folder, "has a type that asset catalogs do not support",
            "have a type that asset catalogs do not support",
            advice: "supported extensions are \(endings)")
        report(
            links, in: folder, "is a link and is skipped", "are links and are skipped",
            advice: "replace links to images with the files")
    }

    private mutating func scan(_ path: String, folders: [String]) {
        let entries: [FolderEntry]
        do {
            entries = try fileSystem.list(path)
        } catch {
            return diagnostics.append(.cannotRead(error))
        }
        var spellings: [String: String] = [:]
        // iCloud replaces offloaded files with hidden placeholders.
        for entry in entries where !FilePath.isHidden(entry.name) || entry.name.hasSuffix(".icloud") {
            let place = FilePath.join(path, entry.name)
            guard entry.kind == .folder, !entry.isLink else {
                add(entry, at: place, folders: folders)
                continue
            }
            guard isUsable(entry.name, at: place, depth: folders.count) else { continue }
            if let other = spellings.updateValue(entry.name, forKey: entry.name.lowercased()) {
                leaveOut(
                    place, "differs from the folder '\(other)' only in case and is skipped",
                    "rename one of them; on a Mac's disk they are the same folder")
                continue
            }
            scan(place, folders: folders + [entry.name])
        }
    }

    private mutating func add(_ entry: FolderEntry, at place: String, folders: [String]) {
        if entry.isLink {
            isIncomplete = true
            return links.append(place)
        }
        guard entry.kind == .file, let kind = ImageKind(rawValue: FilePath.ending(of: entry.name)) else {
            if Self.otherImages.contains(FilePath.ending(of: entry.name)) { isIncomplete = true }
            return others.append(place)
        }
        do throws(FileError) {
            let bytes = try fileSystem.read(place)
            if let defect = ImageFile.defect(of: bytes, ending: kind.rawValue) {
                return refuse(place, .brokenImage, "the file \(defect.words) and is skipped", defect.advice)
            }
            files.append(
                ExportedFile(
                    path: place, folders: folders, kind: kind, size: bytes.count, digest: ImageDigest(bytes)))
        } catch {
            refuse(place, .cannotRead, error.message, error.advice ?? "check its permissions")
        }
    }

    private mutating func refuse(_ place: String, _ code: DiagnosticCode, _ problem: String, _ advice: String) {
        isIncomplete = true
        broken.append(Diagnostic(.error, code, problem, at: SourceLocation(path: place), advice: advice))
    }

    private mutating func isUsable(_ name: String, at place: String, depth: Int) -> Bool {
        if depth == Self.depthLimit {
            leaveOut(place, "is nested in more than \(Self.depthLimit) folders and is skipped", "flatten the folders")
        } else if let problem = AssetName.problem(with: name) {
            leaveOut(place, "\(problem) and is skipped", "rename the folder")
        } else if !FolderType.isGroup(name) {
            leaveOut(
                place, "has the extension of an asset and is skipped",
                "rename the folder; TokenGenerator imports images, not catalogs")
        } else {
            return true
        }
        return false
    }

    private mutating func leaveOut(_ place: String, _ problem: String, _ advice: String) {
        isIncomplete = true
        let location = SourceLocation(path: place)
        diagnostics.add(.warning, .invalidImageName, "the folder \(problem)", at: location, advice: advice)
    }

    private mutating func report(
        _ paths: [String], in folder: String, _ one: String, _ several: String, advice: String
    ) {
        guard !paths.isEmpty else { return }
        let subject = paths.count == 1 ? "1 file \(one)" : "\(paths.count) files \(several)"
        let names = paths.prefix(5).map { "'\(FilePath.relative($0, to: folder) ?? $0)'" }
        let rest = paths.count > 5 ? ["\(paths.count - 5) more"] : []
        diagnostics.add(.note, .notImported, "\(subject): \(Wording.list(names + rest))", advice: advice)
    }
}
