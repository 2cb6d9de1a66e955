import CodeGeneration
import Diagnostics
import FileAccess
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

    /// The names in a target, in one language.
    private struct Unit {
        /// The paths of the target's files, and their modules.
        let files: Set<String>
        var modules: Set<String> = []
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

    init(_ run: AnalyzedTokens) {
        units = run.symbols.units.map { unit in
            let paths = unit.target.outputs.map { run.settings.place(of: $0.path.value, in: unit.target) }
            let outputs = unit.symbols.outputs
            let assets = outputs.flatMap { output in
                output.assets.assets.indices.map { output.assets.symbol(at: $0, in: output.scope) }
            }
            return Unit(
                files: Set(paths.map { FilePath.normalized(FilePath.join(run.settings.outputRoot, $0)) }),
                symbols: Set(outputs.flatMap(\.tokenSymbols).map(\.symbol) + assets))
        }
    }

    /// Adds a generated file: its module, and the initializers in extensions.
    mutating func add(_ file: SwiftFile, _ code: SwiftCode) {
        modules.insert(file.module)
        for index in units.indices where units[index].files.contains(file.path) {
            units[index].modules.insert(file.module)
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

    /// Returns the modules whose generated code has one of some names.
    func modules(with symbols: [Symbol]) -> Set<String> {
        Set(units.filter { !$0.symbols.isDisjoint(with: symbols) }.flatMap(\.modules))
    }

    /// Returns the advice to make one of some names visible in a file, if no import does.
    func advice(for file: CheckedFile, on symbols: [Symbol]) -> [String] {
        let owners = modules(with: symbols)
        guard !owners.isEmpty, !file.sees(owners), file.file.moduleKind != .folder else { return [] }
        let names = importableModules.intersection(owners).sorted().prefix(2)
            .map { "'\(SwiftFile.importedName(of: $0))'" }.joined(separator: " or ")
        let others = "generate for '\(file.file.module)', too"
        return [names.isEmpty ? others : "import \(names), or \(others)"]
    }

    /// Returns advice on an asset whose name means another bundle's asset in a file, or is ambiguous.
    func ambiguity(of asset: GeneratedAsset, in file: CheckedFile) -> [String] {
        let owners = modules(with: [asset.symbol])
        let seen = owners.filter { file.sees([$0]) }
        if seen.isEmpty || owners.count == 1 || seen == [file.file.module] { return [] }
        let names = Wording.list(owners.sorted().map { "'\($0)'" })
        return ["\(names) have an asset of this name: check which is meant"]
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
