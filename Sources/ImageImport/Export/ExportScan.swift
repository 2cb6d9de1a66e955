import AssetCatalogs
import Diagnostics
import FileAccess
import ImageFiles

/// The images of a designer's export: those in a folder and the folders in it, by the bytes of their names.
///
/// No link is followed: whoever exports could make one that leads to a file which is nobody's business here.
struct ExportScan {
    private(set) var files: [ExportedFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that are no whole images, which cost no others.
    private(set) var broken: [Diagnostic] = []
    /// Whether anything was left out that may be an image: what a catalog has of it is not gone.
    private(set) var isIncomplete = false

    private let fileSystem: any FileSystem
    private var others: [String] = []
    private var links: [String] = []

    /// What files end in that may be images of the export, and cannot be brought in.
    private static let otherImages: Set<String> = ["webp", "gif", "avif", "tif", "tiff", "icloud"]

    /// How deep folders may nest: as deep as in a catalog.
    private static let depthLimit = 64

    init(_ folder: String, _ fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
        scan(folder, folders: [])
        let endings = ImageKind.allCases.map(\.rawValue).joined(separator: ", ")
        report(
            others, in: folder, "is no image that a catalog holds", "are no images that a catalog holds",
            advice: "images are files that end in \(endings)")
        report(
            links, in: folder, "is a link, and is not followed", "are links, and are not followed",
            advice: "put the file itself there, if it is an image")
    }

    private mutating func scan(_ path: String, folders: [String]) {
        let entries: [FolderEntry]
        do {
            entries = try fileSystem.list(path)
        } catch {
            return diagnostics.append(.cannotRead(error))
        }
        var spellings: [String: String] = [:]
        // A file that iCloud keeps elsewhere has a hidden one in its place.
        for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") || entry.name.hasSuffix(".icloud") {
            let place = FilePath.join(path, entry.name)
            guard entry.kind == .folder, !entry.isLink else {
                add(entry, at: place, folders: folders)
                continue
            }
            guard isUsable(entry.name, at: place, depth: folders.count) else { continue }
            if let other = spellings.updateValue(entry.name, forKey: entry.name.lowercased()) {
                leaveOut(
                    place, "differs from the folder \"\(other)\" by the case of letters alone, and is left out",
                    "give both the same name, or different ones: a Mac's disk takes them for one folder")
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
                return refuse(place, .brokenImage, "this file \(defect.words): it is left out", defect.advice)
            }
            files.append(
                ExportedFile(
                    path: place, folders: folders, kind: kind, size: bytes.count, digest: ImageDigest(bytes)))
        } catch {
            refuse(place, .cannotRead, error.message, "check its permissions")
        }
    }

    private mutating func refuse(_ place: String, _ code: DiagnosticCode, _ problem: String, _ advice: String) {
        isIncomplete = true
        broken.append(Diagnostic(.error, code, problem, at: SourceLocation(path: place), advice: advice))
    }

    private mutating func isUsable(_ name: String, at place: String, depth: Int) -> Bool {
        if depth == Self.depthLimit {
            leaveOut(place, "lies deeper than \(Self.depthLimit) folders, and is left out", "flatten the folders")
        } else if let problem = AssetName.problem(with: name) {
            leaveOut(place, "\(problem), and is left out", "rename the folder")
        } else if !FolderType.isGroup(name) {
            leaveOut(
                place, "has the name of an asset, and no group of a catalog can have it: it is left out",
                "rename the folder; TokenGenerator imports images, not catalogs")
        } else {
            return true
        }
        return false
    }

    private mutating func leaveOut(_ place: String, _ problem: String, _ advice: String) {
        isIncomplete = true
        let location = SourceLocation(path: place)
        diagnostics.add(.warning, .invalidImageName, "this folder \(problem)", at: location, advice: advice)
    }

    private mutating func report(
        _ paths: [String], in folder: String, _ one: String, _ several: String, advice: String
    ) {
        guard !paths.isEmpty else { return }
        let subject = paths.count == 1 ? "1 file \(one)" : "\(paths.count) files \(several)"
        let names = paths.prefix(5).map { "\"\(FilePath.relative($0, to: folder) ?? $0)\"" }
        let rest = paths.count > 5 ? ["\(paths.count - 5) more"] : []
        diagnostics.add(.note, .notImported, "\(subject): \(Wording.list(names + rest))", advice: advice)
    }
}
