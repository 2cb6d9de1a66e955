import SwiftSources

/// What the generated files declare, as far as fixes use it.
struct GeneratedCode {
    /// The modules with generated files.
    private(set) var modules: Set<String> = []
    private var initializers: Set<Initializer> = []

    private struct Initializer: Hashable {
        var type: String
        var label: String
        var parameter: String
    }

    /// Adds a generated file: its module, and the initializers with one parameter in extensions.
    mutating func add(_ file: SwiftFile, _ code: SwiftCode) {
        modules.insert(file.module)
        var type = ""
        for index in code.tokens.indices where code.kind(index) == .word {
            if code.isText(index, "extension") {
                type = code.text(index + 1)
            } else if code.isText(index, "init"), code.kind(index + 1) == .openParenthesis,
                let end = code.partner(of: index + 1), end == index + 5, code.kind(index + 3) == .colon
            {
                initializers.insert(
                    Initializer(type: type, label: code.text(index + 2), parameter: code.text(index + 4)))
            }
        }
    }

    /// Returns whether a type has an initializer for a generated type.
    func declares(initializerOf type: String, label: String, parameter: String) -> Bool {
        initializers.contains(Initializer(type: type, label: label, parameter: parameter))
    }
}
