import FileAccess
import Projects
import SwiftSources

/// A Swift file for the rules: its uses in known positions, and its context.
struct CheckedFile {
    let file: SwiftFile
    let code: SwiftCode
    let place: CodePlace
    /// The modules that the file imports.
    let imports: Set<String>
    /// The ranges of tokens in previews.
    private let previews: [Range<Int>]
    private let uses: CodeUses

    init(_ file: SwiftFile, _ code: SwiftCode, place: CodePlace, _ positions: OwnPositions) {
        (self.file, self.code, self.place) = (file, code, place)
        imports = code.imports
        previews = code.previews
        uses = CodeUses(code, positions)
    }

    var assetCalls: [AssetCall] { uses.assetCalls }
    var assets: [AssetUse] { uses.assets }
    var colors: [ColorLiteral] { uses.colors }
    var lengths: [LengthLiteral] { uses.lengths }
    /// The tokens of numbers that are the sizes of fonts.
    var fontSizes: [Int] { uses.fontSizes }
    /// The indices of the app's own positions in calls of the file.
    var calledPositions: Set<Int> { uses.calledPositions }

    /// Returns whether a token is in a preview.
    func isInPreview(_ token: Int) -> Bool { previews.contains { $0.contains(token) } }

    /// Returns the fix that replaces a range of tokens with code that names generated declarations; `nil` if it cannot
    /// name them there. In the arguments of a macro it is only a suggestion, because the macro may use the code itself
    /// rather than its value.
    func fix(of range: Range<Int>, _ text: String, naming owners: NameOwners, isExact: Bool) -> LintFix? {
        guard owners.arePublic || !code.isCompiledByClients(range.lowerBound), !mayMiss(owners) else { return nil }
        let isExact = isExact && !uses.macroArguments.contains { $0.contains(range.lowerBound) }
        let range = code.byteRange(of: range)
        return LintFix(range: range, old: Array(code.bytes[range]), text: text, isExact: isExact)
    }

    /// Returns whether the file sees generated names.
    func sees(_ owners: NameOwners) -> Bool {
        targets(without: owners).isEmpty
            || owners.modules.union(owners.targets).contains { imports.contains(ProjectTarget.importedName(of: $0)) }
    }

    /// Returns whether a target can compile the file without some generated names: the manifest around both computes what
    /// its targets compile, and the file is not in the folder with the names.
    func mayMiss(_ owners: NameOwners) -> Bool {
        file.moduleKind == .manifest && !owners.folders.isEmpty
            && !owners.folders.contains { FilePath.contains(folder: $0, file.path) }
    }

    /// Returns the targets that compile the file, but not some generated names. Folders decide where no project is known
    /// to compile the file or the names.
    func targets(without owners: NameOwners) -> Set<String> {
        if file.targets.isEmpty || owners.targets.isEmpty, owners.modules.contains(file.module) { return [] }
        return file.targets.isEmpty ? [file.module] : file.targets.subtracting(owners.targets)
    }
}

extension SwiftCode {
    /// The modules in import declarations.
    fileprivate var imports: Set<String> {
        var modules: Set<String> = []
        for index in tokens.indices where tokens[index].kind == .word && isText(index, "import") {
            // `import struct Foundation.Data`
            let isOfKind = kind(index + 2) == .word && !tokens[index + 2].startsLine
            modules.insert(text(index + (isOfKind ? 2 : 1)))
        }
        return modules
    }

    /// The ranges of `#Preview { … }` and of types that conform to `PreviewProvider`.
    fileprivate var previews: [Range<Int>] {
        tokens.indices.compactMap { index in
            var brace = index + 1
            switch tokens[index].kind {
            case .directive where isText(index, "#Preview"):
                if kind(brace) == .openParenthesis, let end = partner(of: brace) { brace = end + 1 }
            case .word where isText(index, "PreviewProvider"):
                while let kind = kind(brace), kind != .openBrace, !tokens[brace].startsLine { brace += 1 }
            default: return nil
            }
            guard kind(brace) == .openBrace, let end = partner(of: brace) else { return nil }
            return index..<end
        }
    }
}
