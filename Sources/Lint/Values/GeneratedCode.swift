import CodeGeneration
import Diagnostics
import FileAccess
import Projects
import Reports
import SwiftSources

/// The declarations in the generated files that fixes use.
struct GeneratedCode {
    /// The modules with generated files.
    private(set) var modules: Set<String> = []
    /// The modules among them that others can import: those of packages. Apps cannot be imported.
    private(set) var importableModules: Set<String> = []
    private var initializers: [Key: [Initializer]] = [:]
    private var units: [Unit] = []

    /// The targets for new files in folders, by module.
    private let targetsOfNewFiles: [String: Set<String>]

    /// The names in a file.
    private struct Unit {
        let file: String
        /// The paths of all files of its target in its language.
        let files: Set<String>
        var owners: NameOwners
        /// The bundle that they are loaded from.
        var bundle: BundleChoice
        let symbols: Set<Symbol>
    }

    private struct Key: Hashable {
        var type: String
        var parameter: String
    }

    /// A parameter of an initializer that cannot fail.
    struct Initializer {
        /// The label of the parameter.
        var label: String
        /// Whether a call needs no other argument.
        var isAlone: Bool
    }

    init(_ run: AnalyzedTokens, beside files: [SwiftFile]) {
        targetsOfNewFiles = Self.targetsOfNewFiles(beside: files)
        units = run.symbols.units.flatMap { unit in
            let file = { (output: OutputConfiguration) in
                let place = run.settings.place(of: output.path.value, in: unit.target)
                return FilePath.normalized(FilePath.join(run.settings.outputRoot, place))
            }
            let files = Set(unit.target.outputs.map(file))
            return unit.symbols.outputs.map { output in
                let assets = output.assets.assets.indices.map { output.assets.symbol(at: $0, in: output.scope) }
                return Unit(
                    file: file(output.configuration), files: files,
                    owners: NameOwners(arePublic: unit.target.access == .public), bundle: unit.target.bundle,
                    symbols: Set(output.tokenSymbols.map(\.symbol) + assets))
            }
        }
    }

    /// Returns the targets that people add new files of a module to: that with its name, and those that compile most of
    /// its files.
    private static func targetsOfNewFiles(beside files: [SwiftFile]) -> [String: Set<String>] {
        let names = Set(files.flatMap(\.targets))
        let known = Dictionary(grouping: files.filter { !$0.targets.isEmpty }, by: \.module)
        return known.reduce(into: [:]) { targets, module in
            targets[module.key] = names.filter { name in
                name == module.key || module.value.count { $0.targets.contains(name) } * 2 > module.value.count
            }
        }
    }

    /// Adds a generated file: its module, and the initializers in extensions.
    mutating func add(_ file: SwiftFile, _ code: SwiftCode) {
        modules.insert(file.module)
        let targets = file.targets.isEmpty ? targetsOfNewFiles[file.module] ?? [] : file.targets
        for index in units.indices where units[index].files.contains(file.path) {
            units[index].owners.modules.insert(file.module)
            if file.moduleKind == .package, units[index].bundle == .automatic { units[index].bundle = .module }
            if file.moduleKind == .manifest { units[index].owners.folders = [Self.folder(around: units[index].files)] }
            // The other files are evidence for one that is not written yet.
            guard units[index].file == file.path || units[index].owners.targets.isEmpty else { continue }
            units[index].owners.targets = targets
        }
        if file.moduleKind == .package { importableModules.insert(file.module) }
        var type = ""
        for index in code.tokens.indices where code.kind(index) == .word {
            if code.isText(index, "extension") {
                type = code.extendedType(at: index)
            } else if code.isText(index, "init"), code.kind(index + 1) == .openParenthesis {
                let parameters = code.parameters(at: index + 1)
                for number in parameters.indices {
                    let others = parameters.indices.filter { $0 != number }
                    initializers[Key(type: type, parameter: parameters[number].type), default: []].append(
                        Initializer(
                            label: parameters[number].label,
                            isAlone: others.allSatisfy { parameters[$0].hasDefault }))
                }
            }
        }
    }

    /// Returns the folder around generated files, and around a folder that contains nothing else.
    private static func folder(around files: Set<String>) -> String {
        let folders = files.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
            common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
        }
        let outer = common.prefix(upTo: common.lastIndex(of: "Generated") ?? common.endIndex)
        return FilePath.normalized(outer.joined(separator: "/"))
    }

    /// Returns where generated code declares one of some names.
    func owners(of symbols: [Symbol]) -> NameOwners {
        let owners = units.filter { !$0.symbols.isDisjoint(with: symbols) }.map(\.owners)
        return NameOwners(
            modules: Set(owners.flatMap(\.modules)), targets: Set(owners.flatMap(\.targets)),
            folders: Set(owners.flatMap(\.folders)), arePublic: owners.allSatisfy(\.arePublic))
    }

    /// Returns the advice to make one of some names visible in a file, if no import does.
    func advice(for file: CheckedFile, on symbols: [Symbol]) -> [String] {
        let owners = owners(of: symbols)
        if file.mayMiss(owners) {
            return ["check that the target of this file compiles the generated code: its manifest computes the sources"]
        }
        guard !owners.modules.isEmpty, !file.sees(owners), file.file.hasKnownTarget else { return [] }
        let names = importableModules.intersection(owners.modules).sorted().prefix(2)
            .map { "'\(ProjectTarget.importedName(of: $0))'" }.joined(separator: " or ")
        let targets = file.targets(without: owners).sorted().map { "'\($0)'" }
        let others = "generate for \(Wording.list(targets)), too"
        return [names.isEmpty ? others : "import \(names), or \(others)"]
    }

    /// Returns advice on an asset whose name means another bundle's asset in a call or file, or is ambiguous.
    func doubts(about asset: GeneratedAsset, _ bundle: AssetCall.Bundle, in file: CheckedFile) -> [String] {
        let bundles = units.filter { $0.symbols.contains(asset.symbol) }.map(\.bundle)
        let isSame = bundles.allSatisfy(bundle.matches)
        return ambiguity(of: asset, in: file)
            + (isSame ? [] : ["generated code may load it from another bundle: check \"bundle\" in the configuration"])
    }

    private func ambiguity(of asset: GeneratedAsset, in file: CheckedFile) -> [String] {
        let owners = units.filter { $0.symbols.contains(asset.symbol) }.map(\.owners)
        let modules = Set(owners.flatMap(\.modules))
        let isElsewhere = owners.contains { file.sees($0) && !file.targets(without: $0).isEmpty }
        guard isElsewhere, modules.count > 1 else { return [] }
        let names = Wording.list(modules.sorted().map { "'\($0)'" })
        return ["\(names) have an asset of this name: check which is meant"]
    }

    /// Returns the code for an argument that is a generated asset; `nil` if it would be ambiguous in a file. If the file's
    /// own module has one of several types with the name, the name of the type means that one.
    func argument(_ asset: GeneratedAsset, in file: CheckedFile) -> String? {
        let seen = units.filter { $0.symbols.contains(asset.symbol) }.map(\.owners).filter(file.sees)
        let isOwn = seen.contains { file.targets(without: $0).isEmpty }
        if seen.count < 2 || isOwn && asset.memberType != nil { return asset.argument }
        return isOwn ? asset.symbol.text : nil
    }

    /// Returns the initializer of a type for a generated type, which replaces the system's with a label for the name;
    /// `nil` if there is none.
    func initializer(of type: String, taking parameter: String, insteadOf label: String) -> Initializer? {
        let isDecorative = label == "decorative"
        let matching = initializers[Key(type: type, parameter: parameter)]?.filter {
            $0.label.hasPrefix("decorative") == isDecorative
        }
        return matching?.first(where: \.isAlone) ?? matching?.first
    }
}

extension AssetCall.Bundle {
    /// Returns whether it is the bundle of generated code, as far as that is known. The automatic one is that of the code,
    /// outside of packages.
    fileprivate func matches(_ generated: BundleChoice) -> Bool {
        switch (self, generated) {
        case (.implicit, _), (.module, .module), (.main, .main), (.main, .automatic), (.ofClass, .automatic): true
        case (.ofClass(let type), .ofClass(let name)): type == name + ".self"
        default: false
        }
    }
}

extension SwiftCode {
    /// A parameter whose type is one word; other types are empty.
    fileprivate struct Parameter {
        var label: String
        var type: String
        var hasDefault: Bool
    }

    /// The number of tokens to look at in a list of parameters.
    private static let longestList = 200

    /// Returns the parameters between two parentheses.
    fileprivate func parameters(at open: Int) -> [Parameter] {
        guard let end = partner(of: open), end - open < Self.longestList else { return [] }
        var parameters: [Parameter] = []
        var start = open + 1
        while start < end {
            let stop = (start..<end).first { kind($0) == .comma } ?? end
            if let colon = (start..<stop).first(where: { kind($0) == .colon }) {
                let equals = (colon..<stop).first { isText($0, "=") }
                let type = colon + 1..<(equals ?? stop)
                parameters.append(
                    Parameter(
                        label: text(start), type: type.count == 1 ? text(type.lowerBound) : "",
                        hasDefault: equals != nil))
            }
            start = stop + 1
        }
        return parameters
    }
}
