import Foundation

/// The part of JSON Schema that `docs/review.schema.json` uses, to hold output against it.
struct JSONSchema {
    private let root: [String: Any]

    /// Reads a schema of the documentation.
    init(documentation name: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/\(name)")
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    }

    /// What is wrong with a document, each with its place.
    func problems(of document: String) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(document.utf8), options: .fragmentsAllowed)
        return faults(of: value, by: root, at: "$")
    }

    private func faults(of value: Any, by schema: [String: Any], at place: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
            guard let target = definitions[String(reference.dropFirst("#/$defs/".count))] else {
                return ["\(place): \(reference) is not defined"]
            }
            return faults(of: value, by: target, at: place)
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            let found = choices.map { faults(of: value, by: $0, at: place) }
            return found.contains(where: \.isEmpty) ? [] : found.flatMap(\.self)
        }
        var problems: [String] = []
        if let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map({ [$0] }) {
            if !types.contains(where: { Self.is(value, $0) }) { problems.append("\(place): is not \(types)") }
        }
        if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
            problems.append("\(place): is not one of \(values)")
        }
        if let least = schema["minimum"] as? Int, let number = value as? Int, number < least {
            problems.append("\(place): is less than \(least)")
        }
        if let object = value as? [String: Any] { problems += faults(ofObject: object, by: schema, at: place) }
        if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
            problems += array.enumerated().flatMap { faults(of: $1, by: items, at: "\(place)[\($0)]") }
        }
        return problems
    }

    private func faults(
        ofObject object: [String: Any], by schema: [String: Any], at place: String
    ) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
        return missing.map { "\(place): lacks \($0)" }
            + object.sorted { $0.key < $1.key }.flatMap { key, value in
                if let property = properties[key] { return faults(of: value, by: property, at: "\(place).\(key)") }
                if let others = schema["additionalProperties"] as? [String: Any] {
                    return faults(of: value, by: others, at: "\(place).\(key)")
                }
                return schema["additionalProperties"] as? Bool == false ? ["\(place): has \(key)"] : []
            }
    }

    private static func `is`(_ value: Any, _ type: String) -> Bool {
        let number = value as? NSNumber
        let isBoolean = number.map(Self.isBoolean) ?? false
        switch type {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "boolean": return isBoolean
        case "null": return value is NSNull
        case "integer": return !isBoolean && number.map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        case "number": return !isBoolean && number != nil
        default: return false
        }
    }

    /// Whether a number is a Boolean, which Foundation tells by its type in Objective-C alone.
    private static func isBoolean(_ number: NSNumber) -> Bool {
        ["c", "B"].contains(String(cString: number.objCType))
    }
}
