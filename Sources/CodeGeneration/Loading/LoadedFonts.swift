import Diagnostics
import FileAccess
import FontFiles

/// The font files that the configuration names, read.
package struct LoadedFonts: Sendable {
    struct Font: Sendable {
        var face: FontFace
        /// The file, as a path that begins in the configuration's folder.
        var path: String
    }

    private(set) var fonts: [Font] = []
    /// The files that hold them, in the order in which they were read.
    private(set) var files: [String] = []
    /// Paths that stand for no font file, files that apps cannot use, and fonts that are there twice.
    private(set) var diagnostics: [Diagnostic] = []
    private var seen: Set<String> = []

    /// Reads the files of paths that are relative to a folder.
    init(_ paths: [Located<String>], in folder: String, _ fileSystem: any FileSystem) {
        for path in paths { add(path, in: folder, fileSystem) }
        reportDuplicates(paths.first?.location)
    }

    /// What fonts are called: as the configuration says, and then as the files do.
    func names(_ configuration: FontConfiguration) -> FontNames {
        FontNames(
            fonts.map(\.face), in: files,
            stated: configuration.names.flatMap { family in
                family.fonts.map { (family.name.value, $0.weight, $0.postScriptName.value) }
            },
            substitutes: configuration.names.compactMap { family in
                family.substitute.map { (family.name.value, $0.value) }
            })
    }

    /// Whether apps can use a file of this name as a font.
    package static func isFontFile(_ name: String) -> Bool {
        ["ttf", "otf", "ttc", "otc"].contains(FilePath.ending(of: name))
    }

    private mutating func add(_ path: Located<String>, in folder: String, _ fileSystem: any FileSystem) {
        do {
            let named = try NamedFiles(path.value, in: folder, fileSystem, where: Self.isFontFile)
            if named.paths.isEmpty { reportEmpty(path, isFolder: named.folder != nil) }
            for file in named.paths where seen.insert(FilePath.normalized(file)).inserted {
                read(file, as: FilePath.relative(file, to: folder) ?? file, path, fileSystem)
            }
        } catch {
            reportNone(path, "cannot be read: \(error.reason)", advice: "check its permissions")
        }
    }

    private mutating func read(
        _ file: String, as path: String, _ named: Located<String>, _ fileSystem: any FileSystem
    ) {
        do {
            let faces = try FontFile.faces(of: file, fileSystem)
            fonts += faces.map { Font(face: $0, path: path) }
            files.append(path)
        } catch {
            let isNamed = FilePath.normalized(path) == FilePath.normalized(named.value)
            if case .unreadable(let reason) = error, isNamed {
                return reportNone(named, "cannot be read: \(reason)", advice: "name a font file, or a folder of them")
            }
            // A folder may have others; a file that the configuration names is wanted.
            diagnostics.add(
                isNamed ? .error : .warning, .unusableFont, "the font file \"\(path)\" \(error.reason)",
                at: named.location, advice: error.advice, loss: .run)
        }
    }

    private mutating func reportEmpty(_ path: Located<String>, isFolder: Bool) {
        let advice = "font files for apps are *.ttf, *.otf and *.ttc"
        reportNone(path, isFolder ? "holds no font file" : "fits no font file", advice: advice)
    }

    private mutating func reportNone(_ path: Located<String>, _ problem: String, advice: String) {
        diagnostics.add(
            .error, .noFontFiles, "\"\(path.value)\" in \"fonts\" \(problem)", at: path.location, advice: advice)
    }

    /// Fonts of one name in two files: an app gets either of them.
    private mutating func reportDuplicates(_ location: SourceLocation?) {
        var first: [String: String] = [:]
        var names: [[String]: [String]] = [:]
        for font in fonts {
            let name = font.face.postScriptName
            guard let other = first[name], other != font.path else {
                first[name] = first[name] ?? font.path
                continue
            }
            names[[other, font.path], default: []].append(name)
        }
        for (paths, names) in names.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let rest = names.count > 1 ? ", and \(names.count - 1) more," : ""
            diagnostics.add(
                .warning, .duplicateFont,
                "the font \"\(names[0])\"\(rest) is in two files, \(paths[0]) and \(paths[1])", at: location,
                advice: "remove one of the two, or name the files in \"fonts\" one by one")
        }
    }
}

extension FontProblem {
    fileprivate var advice: String {
        switch self {
        case .webFont: "ask for the font as .ttf or .otf"
        case .unreadable: "check its permissions"
        case .noFont: "where Git keeps large files elsewhere, run git lfs pull; else remove it from the folder"
        case .damaged, .nameless: "export the font again, or remove it from the folder"
        }
    }
}
