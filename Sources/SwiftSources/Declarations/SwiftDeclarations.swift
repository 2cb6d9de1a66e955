/// The top-level types, static members and initializers in Swift files, which other files of the module cannot redeclare.
/// Private declarations and those inside functions are ignored.
package struct SwiftDeclarations: Sendable {
    /// A declared name.
    package struct Name: Sendable, Hashable {
        /// The surrounding type, as `Outer.Inner`; empty for a top-level type.
        package var scope: String
        /// The name; that of an initializer has its parameters: `init(hex: String)`, `init?(hex: String)`.
        package var name: String

        package init(_ name: String, in scope: String = "") { (self.scope, self.name) = (scope, name) }

        /// The qualified name: `UIColor.ink`.
        package var text: String { scope.isEmpty ? name : "\(scope).\(name)" }
    }

    /// The file of each name; the first one if there are several.
    package private(set) var files: [Name: String] = [:]
    /// The modules that the files import.
    package private(set) var imports: Set<String> = []
    /// Whether only declarations are read that other modules can use.
    private let arePublic: Bool

    package init(arePublic: Bool = false) { self.arePublic = arePublic }

    /// Adds the declarations of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: The path of the file.
    package mutating func add(_ bytes: [UInt8], at path: String) {
        add(tokens: SwiftLexer.tokens(of: bytes), of: bytes, at: path)
    }

    /// Adds the declarations of a file that is already parsed.
    package mutating func add(_ code: SwiftCode, at path: String) { add(tokens: code.tokens, of: code.bytes, at: path) }

    private mutating func add(tokens: [SwiftToken], of bytes: [UInt8], at path: String) {
        var reader = DeclarationReader(bytes: bytes, tokens: tokens, arePublic: arePublic)
        for name in reader.names() where files[name] == nil { files[name] = path }
        imports.formUnion(reader.imports)
    }

    /// Adds a name that something other than Swift code declares, with its file.
    package mutating func add(_ name: Name, at path: String) { files[name] = files[name] ?? path }

    /// Adds the declarations of other files.
    package mutating func merge(_ others: SwiftDeclarations) { files.merge(others.files) { first, _ in first } }
}

/// Reads the declarations of one file by the leading words of statements outside of functions.
private struct DeclarationReader {
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    private var index = 0
    private var found: [SwiftDeclarations.Name] = []
    private(set) var imports: Set<String> = []
    private let arePublic: Bool
    /// The types with open braces, outermost first; `nil` for other brackets.
    private var scopes: [String?] = [""]
    /// Whether the members of the types with open braces are public by default.
    private var publicScopes = [false]
    private var statement = Statement()

    /// The information in the words of a declaration so far.
    private struct Statement {
        var isStatic = false
        var isPrivate = false
        var isPublic = false
        /// Whether enumeration cases are listed.
        var listsCases = false
        /// The type whose braces come next, and whether its members are public.
        var type: String?
        var hasPublicMembers = false
    }

    /// The nesting limit of types. Compilers fail earlier, and the cost of names is quadratic.
    private static let depthLimit = 100

    init(bytes: [UInt8], tokens: [SwiftToken], arePublic: Bool) {
        (self.bytes, self.tokens, self.arePublic) = (bytes, tokens, arePublic)
    }

    mutating func names() -> [SwiftDeclarations.Name] {
        while index < tokens.count {
            read(tokens[index])
            index += 1
        }
        return found
    }

    private var scope: String? { scopes[scopes.count - 1] }

    private func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), [.word, .quotedWord].contains(tokens[index].kind) else { return nil }
        return tokens[index].text(in: bytes)
    }

    private func opensParentheses(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .openParenthesis
    }

    private mutating func read(_ token: SwiftToken) {
        switch token.kind {
        case .openBrace, .openParenthesis, .openBracket:
            let isType = token.kind == .openBrace && scopes.count < Self.depthLimit
            scopes.append(isType ? statement.type : nil)
            publicScopes.append(statement.hasPublicMembers)
            if token.kind == .openBrace { statement = Statement() }
        case .closeBrace, .closeParenthesis, .closeBracket:
            if scopes.count > 1 {
                scopes.removeLast()
                publicScopes.removeLast()
            }
            if token.kind == .closeBrace { statement = Statement() }
        case .comma where scope != nil && statement.listsCases: add(word(index + 1))
        case .word where scope != nil: readWord(token)
        default: break
        }
    }

    private mutating func readWord(_ token: SwiftToken) {
        let isMember = index > 0 && tokens[index - 1].kind == .dot
        guard !isMember, let scope else { return }
        switch token.text(in: bytes) {
        // `private(set)` does not hide the getter.
        case "private", "fileprivate": statement.isPrivate = !opensParentheses(index + 1)
        case "public", "open": statement.isPublic = statement.isPublic || !opensParentheses(index + 1)
        case "static": statement.isStatic = true
        case "class" where ["var", "let", "func"].contains(word(index + 1)): statement.isStatic = true
        case "class", "struct", "enum", "actor", "protocol": readType(in: scope)
        case "typealias":
            add(word(index + 1))
            statement = Statement()
        case "extension":
            statement.type = statement.isPrivate ? nil : Self.unqualified(dottedName())
            statement.hasPublicMembers = statement.isPublic
        case "case":
            statement = Statement(isPublic: publicScopes[publicScopes.count - 1], listsCases: true)
            add(word(index + 1))
        case "let", "var", "func":
            if statement.isStatic { add(word(index + 1)) }
            statement = Statement()
        case "init" where opensParentheses(index + 1):
            add("init" + parameters(index + 1))
            statement = Statement()
        case "init" where opensParentheses(index + 2):
            add("init?" + parameters(index + 2))
            statement = Statement()
        case "import":
            // `import struct Kit.Theme` imports from `Kit`.
            let isOfKind = Self.importKinds.contains(word(index + 1) ?? "")
            imports.formUnion([word(index + (isOfKind ? 2 : 1))].compactMap(\.self))
            statement = Statement()
        case "init", "subscript": statement = Statement()
        default: break
        }
    }

    private static let importKinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    private mutating func readType(in scope: String) {
        guard let name = word(index + 1), !statement.isPrivate else { return }
        add(name)
        // The cases of an enumeration, and the requirements of a protocol, are as visible as their type.
        statement.hasPublicMembers = statement.isPublic && ["enum", "protocol"].contains(word(index))
        statement.type = scope.isEmpty ? name : "\(scope).\(name)"
    }

    private mutating func add(_ name: String?) {
        guard let name, let scope, !statement.isPrivate else { return }
        guard !arePublic || statement.isPublic || publicScopes[publicScopes.count - 1] else { return }
        found.append(SwiftDeclarations.Name(name, in: scope))
    }

    /// Returns the text between parentheses, including these.
    private func parameters(_ opening: Int) -> String {
        var (depth, closing) = (1, opening)
        while depth > 0, closing + 1 < tokens.count {
            closing += 1
            depth += tokens[closing].kind == .openParenthesis ? 1 : tokens[closing].kind == .closeParenthesis ? -1 : 0
        }
        return String(decoding: bytes[Int(tokens[opening].start)..<Int(tokens[closing].end)], as: UTF8.self)
    }

    /// Returns the dotted name at the current position.
    private func dottedName() -> String {
        var name = word(index + 1) ?? ""
        var next = index + 2
        while tokens.indices.contains(next), tokens[next].kind == .dot, let inner = word(next + 1) {
            name += "." + inner
            next += 2
        }
        return name
    }

    /// Returns a type without its module: `Color` of `SwiftUI.Color`.
    private static func unqualified(_ name: String) -> String {
        let module = name.prefix { $0 != "." }
        return libraries.contains(String(module)) ? String(name.dropFirst(module.count + 1)) : name
    }

    private static let libraries: Set<String> = [
        "AppKit", "CoreFoundation", "CoreGraphics", "Foundation", "Swift", "SwiftUI", "UIKit",
    ]
}
