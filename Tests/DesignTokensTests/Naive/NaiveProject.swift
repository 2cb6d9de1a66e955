import Foundation

/// A source of tokens as a naive reader understood it: what every token is worth in every mode.
protocol NaiveProject {
    /// The paths of all tokens.
    var paths: Set<String> { get }
    /// The value of a token where each axis has a context, references followed; `nil` where there is none, or none that is
    /// compared.
    func value(of path: String, in modes: [NaiveMode]) -> NaiveValue?
}

/// What is chosen of one axis: a mode of a collection, or a theme of a group.
struct NaiveMode: Hashable {
    var axis: String?
    /// All that there is to choose from.
    var contexts: [String]
    var name: String
    var isOfFiles: Bool
}

/// A JSON file, read with Foundation.
struct NaiveFile {
    let path: String
    let json: [String: Any]

    /// All files of a folder that hold tokens, by path; files that are not JSON objects are left out.
    static func all(in folder: String) -> [NaiveFile] {
        let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
        return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }.compactMap { name in
            let isPassedOver = name.split(separator: "/").contains { $0.hasPrefix("$") || $0.hasPrefix(".") }
            guard name.hasSuffix(".json") || name.hasSuffix(".tokens"), !isPassedOver else { return nil }
            return NaiveFile(path: name, data: FileManager.default.contents(atPath: folder + "/" + name) ?? Data())
        }
    }

    init?(path: String, data: Data) {
        guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        self.path = path
        self.json = json
    }
}

/// A token as a file states it.
struct NaiveToken {
    let names: [String]
    let type: String?
    let value: Any
    let extensions: [String: Any]

    var path: String { names.joined(separator: ".") }

    /// The path in braces, if the whole value is one reference.
    var reference: String? {
        guard let text = value as? String, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        let inner = text.dropFirst().dropLast()
        return inner.contains("{") || inner.contains("}") ? nil : String(inner)
    }

    /// All tokens of a group and the groups inside it, also those of old files of Tokens Studio, without `$`.
    static func all(in group: [String: Any], _ names: [String] = [], type: String? = nil) -> [NaiveToken] {
        let type = group["$type"] as? String ?? group["type"] as? String ?? type
        if let value = group["$value"] ?? group["value"], group["$value"] != nil || !(value is [String: Any]) {
            let extensions = group["$extensions"] as? [String: Any] ?? [:]
            return [NaiveToken(names: names, type: type, value: value, extensions: extensions)]
        }
        return group.filter { !$0.key.hasPrefix("$") }.flatMap { name, member in
            (member as? [String: Any]).map { all(in: $0, names + [name], type: type) } ?? []
        }
    }
}
