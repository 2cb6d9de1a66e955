import Diagnostics
import FileAccess
import FontFiles

/// The font files that the configuration names.
package struct LoadedFonts: Sendable {
    struct Font: Sendable {
        var face: FontFace
        /// The path of the file, relative to the configuration's folder.
        var path: String
    }

    private(set) var fonts: [Font] = []
    /// The font files, in the order in which they were read.
    private(set) var files: [String] = []
    /// Diagnostics about paths without font files, files that apps cannot use, and duplicate fonts.
    private(set) var diagnostics: [Diagnostic] = []
    private var seen: Set<String> = []

    /// Reads font files whose paths are relative to a folder.
    init(_ paths: [Located<String>], in folder: String, _ fileSystem: any FileSystem) {
        for path in paths { add(path, in: folder, fileSystem) }
        reportDuplicates(paths.first?.location)
    }

    /// Returns the PostScript names of fonts: those in the configuration first, then those in the files.
    func names(_ configuration: FontConfiguration) -> FontNames {
        FontNames(
            fonts.map(\.face), in: files,
            stated: configuration.names.flatMap { family in
                family.fonts.map { (family.name.value, $0.request, $0.postScriptName.value) }
            },
            substitutes: configuration.names.compactMap { family in
                family.substitute.map { (family.name.value, $0.value) }
            })
    }

    /// Returns whether apps can use a file with this name as a font.
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
                return reportNone(
                    named, "cannot be read: \(reason)",
                    advice: "use the path of a font file or of a folder of font files")
            }
            // A folder may contain unusable fonts; a file that the configuration names must be usable.
            diagnostics.add(
                isNamed ? .error : .warning, .unusableFont, "the font file '\(path)' \(error.reason)",
                at: named.location, advice: error.advice, loss: .run)
        }
    }

    private mutating func reportEmpty(_ path: Located<String>, isFolder: Bool) {
        let advice = "font files for apps are *.ttf, *.otf and *.ttc"
        reportNone(path, isFolder ? "contains no font file" : "matches no font file", advice: advice)
    }

    private mutating func reportNone(_ path: Located<String>, _ problem: String, advice: String) {
        diagnostics.add(
            .error, .noFontFiles, "'\(path.value)' in \"fonts\" \(problem)", at: path.location, advice: advice)
    }

    /// Reports a font that two files define. An app would load either of them.
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
            let rest = names.count > 1 ? " and \(Wording.count(names.count - 1, "more font")) are" : " is"
            diagnostics.add(
                .warning, .duplicateFont,
                "the font '\(names[0])'\(rest) defined in two files, '\(paths[0])' and '\(paths[1])'", at: location,
                advice: "remove one of the files, or list only the files to use in \"fonts\"")
        }
    }
}

extension FontProblem {
    fileprivate var advice: String {
        switch self {
        case .webFont: "get the font as .ttf or .otf"
        case .unreadable: "check its permissions"
        case .noFont: "if the file is stored with Git LFS, run 'git lfs pull'; otherwise, remove it from the folder"
        case .damaged, .nameless: "export the font again, or remove it from the folder"
        }
    }
}
