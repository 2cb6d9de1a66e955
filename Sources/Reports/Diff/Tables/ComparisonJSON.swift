import CodeGeneration
import DesignTokens
import LocatedJSON

extension TokenComparison {
    /// The comparison as one JSON object on one line, as in `docs/reference/diff.md`.
    package var jsonLine: String { json.text() + "\n" }

    /// The comparison as JSON.
    var json: JSONValue {
        let counts = TokenChange.Kind.allCases.map { JSONValue.Member($0.rawValue, .integer(count(of: $0))) }
        return [
            "summary": .string(summary), "breaking": .boolean(isBreaking),
            "counts": .object(counts + [.init("breaking", .integer(breakingCount))]), "notes": .strings(notes),
            "changes": .array(changes.map(\.json)), "assets": .array(assets.map(\.json)),
            "api": .array(symbols.map(\.json)), "former": .array(formerNames.map(\.json)),
            "contrast": .array(contrast.map(\.json)), "usage": usage?.json ?? .null,
        ]
    }
}

extension FormerNames {
    fileprivate var json: JSONValue { ["output": .string(output), "names": names] }
}

extension TokenChange {
    fileprivate var json: JSONValue {
        let members: [TokenMember] = [.path, .type, .value, .values, .step, .target, .symbol]
        return [
            "kinds": .strings(kinds.map(\.rawValue)), "old": old?.json(members) ?? .null,
            "new": new?.json(members) ?? .null,
            "followers": .integer(followers), "followedBy": .strings(followedBy.map(\.path)),
            "modes": .strings(Kind.allCases.flatMap { modes[$0] ?? [] }),
        ]
    }
}

extension AssetChange {
    fileprivate var json: JSONValue {
        [
            "change": .string(kind.rawValue), "kind": JSONValue(current?.asset.kind.rawValue),
            "name": JSONValue(current?.asset.lookupName), "files": .strings(files), "old": old?.json ?? .null,
            "new": new?.json ?? .null,
        ]
    }

}

extension AssetChange.State {
    fileprivate var json: JSONValue {
        ["file": .string(place), "symbol": JSONValue(symbol?.text), "name": .string(asset.lookupName)]
    }
}

extension SymbolChange {
    fileprivate var json: JSONValue {
        [
            "kind": .string(kind.rawValue), "breaking": .boolean(isBreaking), "old": old?.json ?? .null,
            "new": new?.json ?? .null,
        ]
    }
}

extension SymbolChange.State {
    /// The symbol, with its target if there are several.
    fileprivate var json: JSONValue {
        .object(of: [
            "symbol": .string(symbol.text), "type": .string(type), "path": .string(path),
            "target": unitLabel.isEmpty ? nil : .string(unitLabel),
        ])
    }
}

extension SourceUsage {
    /// The usage as JSON, as in `docs/reference/diff.md`.
    fileprivate var json: JSONValue {
        [
            "files": .integer(fileCount), "broken": .array(broken.map(\.json)),
            "revalued": .array(revalued.map(\.json)),
        ]
    }
}

extension NameUsage {
    fileprivate var json: JSONValue {
        [
            "symbol": JSONValue(symbol?.text), "path": .string(path),
            "uses": .array(
                places.map { place in
                    [
                        "file": .string(place.file.path), "line": .integer(place.line),
                        "column": .integer(place.column), "module": .string(place.file.module),
                        "confidence": .string(place.confidence.rawValue), "form": .string(place.form.rawValue),
                        "code": .string(place.code),
                    ]
                }),
            "modules": .object(modules.map { JSONValue.Member($0.name, .integer($0.count)) }),
            "possible": .integer(possibleCount),
        ]
    }
}

extension ContrastChange {
    fileprivate var json: JSONValue {
        [
            "text": .string(text), "background": .string(background), "base": JSONValue(base),
            "mode": JSONValue(mode),
            "old": before?.json ?? .null, "new": now.json, "asked": level.json,
        ]
    }
}
