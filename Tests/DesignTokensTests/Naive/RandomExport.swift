@testable import DesignTokens
import TestSupport

/// A random set of Figma exports: a few collections with modes, whose tokens refer to each other in both of Figma's ways.
struct RandomExport {
    /// A file by its name.
    struct File {
        var path: String
        var text: String
    }

    private struct Token {
        var path: String
        var isColor: Bool
        /// The value that references from other collections are exported with.
        var exported: Int
        var texts: [String] = []
    }

    private struct Collection {
        var name: String
        var modes: [String]
        var defaultMode: Int
        var tokens: [Token] = []
    }

    private(set) var files: [File] = []
    private var collections: [Collection] = []

    init(_ numbers: inout RandomNumbers) {
        for (name, modes) in Self.shapes where !numbers.once(in: 4) {
            let count = numbers.once(in: 3) ? 1 : modes.count
            let defaultMode = Int.random(in: 0..<count, using: &numbers)
            collections.append(Collection(name: name, modes: Array(modes.prefix(count)), defaultMode: defaultMode))
            addTokens(&numbers)
        }
        for (index, collection) in collections.enumerated() {
            files += collection.modes.indices.map { file(of: collection, index, mode: $0) }
        }
        files.shuffle(using: &numbers)
        for index in files.indices { files[index].path = "\(index)/" + files[index].path }
    }

    private static let shapes = [
        ("Base", ["Light", "Dark"]), ("Device", ["Phone", "Pad", "Desktop"]), ("Theme", ["Dark", "Light"]),
        ("Brand", ["A", "B"]), ("Component", ["Mode 1"]),
    ]
    private static let names = ["text.1", "text.2", "ground.1", "ground.1-5", "ground.15", "size.s", "size.m", "Line"]

    private mutating func addTokens(_ numbers: inout RandomNumbers) {
        let last = collections.count - 1
        for name in Self.names where !numbers.once(in: 3) {
            let path = collections[last].name.lowercased() + "." + name
            var token = Token(path: path, isColor: !name.hasPrefix("size"), exported: 0)
            let variableId = "VariableID:\(last):\(collections[last].tokens.count)"
            for mode in collections[last].modes.indices {
                let (text, value) = value(like: token, &numbers)
                if mode == collections[last].defaultMode { token.exported = value }
                token.texts.append(text.replacing("ID", with: variableId))
            }
            collections[last].tokens.append(token)
        }
    }

    /// The text of a value, and the number that stands for it where it is exported.
    private func value(like token: Token, _ numbers: inout RandomNumbers) -> (text: String, value: Int) {
        let value = Int.random(in: 0..<8, using: &numbers)
        let mates = collections[collections.count - 1].tokens.filter { $0.isColor == token.isColor }
        let others = collections.dropLast().flatMap { collection in
            collection.tokens.filter { $0.isColor == token.isColor }.map { (collection.name, $0) }
        }
        if numbers.once(in: 3), let target = mates.randomElement(using: &numbers) {
            return (Self.text("\"{\(target.path)}\"", token.isColor), target.exported)
        }
        if numbers.once(in: 2), let (name, target) = others.randomElement(using: &numbers) {
            let isStale = numbers.once(in: 20)
            // A library that is in no file; its variables can have namesakes here.
            let isLibrary = numbers.once(in: 20)
            let names = target.path.split(separator: ".").dropFirst(isLibrary ? 1 : 0)
            let variable = numbers.once(in: 20) ? "no/such" : names.joined(separator: isLibrary ? "" : "/")
            let collection = isLibrary ? "Library" : name
            return (reference(variable, collection, isStale ? value : target.exported, token.isColor), target.exported)
        }
        if numbers.once(in: 20) { return (reference("grey/100", "Library", value, token.isColor), value) }
        return (Self.text(Self.literal(value, token.isColor), token.isColor), value)
    }

    private func reference(_ variable: String, _ collection: String, _ value: Int, _ isColor: Bool) -> String {
        let data = #"{ "targetVariableName": "\#(variable)", "targetVariableSetName": "\#(collection)" }"#
        return Self.text(Self.literal(value, isColor), isColor, #", "com.figma.aliasData": \#(data)"#)
    }

    private static func literal(_ value: Int, _ isColor: Bool) -> String {
        isColor ? "\"#0000\(value)\(value)\"" : "\(value)"
    }

    private static func text(_ value: String, _ isColor: Bool, _ more: String = "") -> String {
        let type = isColor ? "color" : "number"
        let extensions = #"{ "com.figma.variableId": "ID"\#(more) }"#
        return #"{ "$type": "\#(type)", "$value": \#(value), "$extensions": \#(extensions) }"#
    }

    private func file(of collection: Collection, _ index: Int, mode: Int) -> File {
        // A full stop in a name would be a group; each token stands in groups of its own path.
        let groups = Dictionary(grouping: collection.tokens) {
            $0.path.split(separator: ".").dropLast().joined(separator: ".")
        }
        let own = groups.keys.sorted().filter { $0.contains(".") }.map { group in
            let members = groups[group, default: []].map {
                "\"\($0.path.split(separator: ".").last ?? "")\": \($0.texts[mode])"
            }
            return "\"\(group.split(separator: ".").last ?? "")\": { \(members.joined(separator: ", ")) }"
        }
        let direct = groups.filter { !$0.key.contains(".") }.values.joined().map {
            "\"\($0.path.split(separator: ".").last ?? "")\": \($0.texts[mode])"
        }
        let root =
            collection.tokens.isEmpty
            ? "" : "\"\(collection.name.lowercased())\": { \((own + direct).joined(separator: ",\n  ")) }, "
        let text = "{ \(root)\"$extensions\": { \"com.figma.modeName\": \"\(collection.modes[mode])\" } }"
        return File(path: "\(collection.modes[mode]).tokens.json", text: text)
    }
}
