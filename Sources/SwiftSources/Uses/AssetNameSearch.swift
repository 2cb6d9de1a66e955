/// Searches strings and files of Interface Builder for the names of assets.
struct AssetNameSearch {
    /// The numbers of the assets by name. An image and a color can have the same name.
    private let numbers: [String: [Int]]
    private let assets: [SearchedAsset]
    private let positions: [String: [OwnAssetPosition]]
    /// The names in calls that load assets, by their tokens.
    private var calls: [TokenPlace: AssetUse] = [:]
    /// The module of each file with such names.
    private var modules: [Int: String] = [:]
    private var ownDeclarations = OwnDeclarations()
    private var interfaceUses: [AssetNameUse] = []

    private struct TokenPlace: Hashable {
        var file: Int
        var token: Int
    }

    init(_ assets: [SearchedAsset], _ positions: [OwnAssetPosition]) {
        self.assets = assets
        self.positions = Dictionary(grouping: positions, by: \.function)
        numbers = Dictionary(grouping: assets.indices) { assets[$0].name }
    }

    mutating func add(_ code: SwiftCode, file: Int, in module: String) {
        guard !assets.isEmpty else { return }
        ownDeclarations.add(code, in: module)
        for use in AssetUse.all(in: code, positions) where numbers[use.name] != nil {
            calls[TokenPlace(file: file, token: use.token)] = use
            modules[file] = module
        }
    }

    mutating func add(_ interface: InterfaceFile, file: Int) {
        for resource in interface.resources {
            for number in numbers[resource.name] ?? [] where assets[number].kind == resource.kind {
                let tag = resource.kind == .color ? "namedColor" : "image"
                interfaceUses.append(
                    AssetNameUse(
                        asset: number, confidence: .exact, code: "<\(tag) name=\"\(resource.name)\">", file: file,
                        line: resource.line, column: resource.column))
            }
        }
    }

    /// Returns the uses in files of Interface Builder, and in the strings of code.
    func uses(among texts: [FoundText]) -> [AssetNameUse] {
        let found = texts.flatMap { text in
            (numbers[text.text] ?? []).compactMap { number in use(of: number, text) }
        }
        return (found + interfaceUses).sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    private func use(of number: Int, _ text: FoundText) -> AssetNameUse? {
        let asset = assets[number]
        let call = calls[TokenPlace(file: text.file, token: text.token)]
        // A call that loads another kind of asset does not mean this one.
        if let call, call.kind != asset.kind { return nil }
        let confidence = call.map { self.confidence(of: $0, in: modules[text.file] ?? "") }
        return AssetNameUse(
            asset: number,
            confidence: confidence ?? (text.place.expectsName(of: asset.kind) ? .likely : .possible),
            code: call?.text ?? text.place.text(of: text.text), file: text.file, line: text.line,
            column: text.column)
    }

    private func confidence(of use: AssetUse, in module: String) -> UseConfidence {
        if let type = use.call.systemType, ownDeclarations.contains(type: type, in: module) { return .possible }
        let isOfApp = use.call.initializer.map { ownDeclarations.contains($0) } ?? false
        return isOfApp || use.call.bundle == .unknown ? .likely : .exact
    }
}

extension AssetUse {
    /// The part of the call up to the name: `UIImage(named: "tick")`.
    fileprivate var text: String {
        let label = call.argument.label
        return "\(call.name)(\(label.isEmpty ? "" : label + ": ")\"\(name)\")"
    }
}

extension ValuePlace {
    /// Labels of names, which do not show what the name belongs to.
    private static let labelsOfNames: Set<String> = ["named", "name", "withName"]

    /// Returns whether a string here is probably the name of an asset of a kind. Catalogs do not contain the system's
    /// symbols.
    fileprivate func expectsName(of kind: AssetPosition.Kind) -> Bool {
        let word =
            switch self {
            case .unknown, .stated: ""
            case .argument(let callee, let label): label.isEmpty || Self.labelsOfNames.contains(label) ? callee : label
            case .assigned(let name): name
            }
        if word.lowercased().contains("system") || word.lowercased().contains("symbol") { return false }
        return ExpectedWords.fit(word, kind.valueTypes)
    }

    /// Returns a string with the preceding label or name: `icon: "tick"`.
    fileprivate func text(of string: String) -> String {
        switch self {
        case .unknown, .stated: "\"\(string)\""
        case .argument(let callee, let label) where label.isEmpty || Self.labelsOfNames.contains(label):
            callee.isEmpty ? "\"\(string)\"" : "\(callee)(\(label.isEmpty ? "" : label + ": ")\"\(string)\")"
        case .argument(_, let label): "\(label): \"\(string)\""
        case .assigned(let name): "\(name) = \"\(string)\""
        }
    }
}

extension AssetPosition.Kind {
    /// The types of values that the name creates.
    fileprivate var valueTypes: [String] {
        switch self {
        case .image: ["Image"]
        case .color: ["Color"]
        case .data: ["NSDataAsset"]
        }
    }
}
