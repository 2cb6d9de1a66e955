/// The targets of a package and which of them its libraries export, as far as the text of its manifest tells: nobody runs
/// it, and what it computes is not known.
struct PackageManifest {
    struct Target {
        var name: String
        /// Its folder, where the manifest says which.
        var path: String?
        var isExecutable: Bool
    }

    /// What can hold generated code: no tests, plugins or macros.
    private(set) var targets: [Target] = []
    /// The targets that the library products name, in their order.
    private(set) var exported: [String] = []

    init(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let call = rest.firstMatch(of: /\.(target|executableTarget|executable|library)\s*\(/) {
            let arguments = Self.arguments(rest[call.range.upperBound...])
            // A target in the dependencies of another stands inside that.
            rest = rest[arguments.endIndex...]
            if call.output.1 == "library" {
                exported += Self.texts(of: "targets", in: arguments)
            } else if call.output.1 != "executable", let name = Self.text(of: "name", in: arguments) {
                let path = Self.text(of: "path", in: arguments)
                targets.append(Target(name: name, path: path, isExecutable: call.output.1 == "executableTarget"))
            }
        }
    }

    /// What stands between the parentheses of a call that begins here.
    private static func arguments(_ text: Substring) -> Substring {
        var depth = 1
        var isText = false
        for index in text.indices {
            switch text[index] {
            case "\"": isText.toggle()
            case "(" where !isText: depth += 1
            case ")" where !isText: depth -= 1
            default: break
            }
            if depth == 0 { return text[..<index] }
        }
        return text
    }

    private static func text(of label: String, in arguments: Substring) -> String? {
        guard let start = arguments.firstRange(of: label + ":")?.upperBound,
            let match = arguments[start...].prefixMatch(of: /\s*"([^"\\]*)"/)
        else { return nil }
        return String(match.output.1)
    }

    private static func texts(of label: String, in arguments: Substring) -> [String] {
        guard let start = arguments.firstRange(of: label + ":")?.upperBound else { return [] }
        return arguments[start...].prefix { $0 != "]" }.matches(of: /"([^"\\]*)"/).map { String($0.output.1) }
    }

    private static func withoutComments(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map(withoutComment).joined(separator: "\n")
    }

    /// A line without what stands behind `//`, unless that is part of an address.
    private static func withoutComment(_ line: Substring) -> Substring {
        guard let comment = line.firstMatch(of: /(?:^|[^:])(\/\/)/) else { return line }
        return line[..<comment.output.1.startIndex]
    }
}
