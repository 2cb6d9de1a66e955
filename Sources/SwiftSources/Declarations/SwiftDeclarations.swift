import FileAccess

/// The types that Swift files declare outside of others, and the static members of types: what other files of the module cannot
/// declare again. Private declarations are left out, and so are those in bodies of functions.
package struct SwiftDeclarations: Sendable {
    /// A declared name.
    package struct Name: Sendable, Hashable {
        /// The type around it, as `Outer.Inner`; empty for a type that is in no other.
        package var scope: String
        package var name: String

        package init(_ name: String, in scope: String = "") { (self.scope, self.name) = (scope, name) }

        /// The name behind those of the types around it: `UIColor.ink`.
        package var text: String { scope.isEmpty ? name : "\(scope).\(name)" }
    }

    /// The file of each name; of several the first.
    package private(set) var files: [Name: String] = [:]

    package init() {}

    /// Reads the files of the module that a folder belongs to, as far as folders tell.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - fileSystem: Where it is. What cannot be read declares nothing.
    ///   - isIncluded: Whether the declarations of a file count, by its content.
    package init(of folder: String, _ fileSystem: any FileSystem, where isIncluded: ([UInt8]) -> Bool) {
        guard let all = try? SwiftFiles(folder, fileSystem).all,
            let module = try? FilePath.lastComponent(of: fileSystem.realPath(of: folder))
        else { return }
        for file in all where file.module == module {
            guard let bytes = try? fileSystem.read(file.path), isIncluded(bytes) else { continue }
            add(bytes, at: file.path)
        }
    }

    /// Adds what a file declares.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: Its path, by which its declarations are found.
    package mutating func add(_ bytes: [UInt8], at path: String) {
        var reader = DeclarationReader(bytes: bytes)
        for name in reader.names() where files[name] == nil { files[name] = path }
    }
}

/// Reads the declarations of one file: statements outside of functions, by the words that they begin with.
private struct DeclarationReader {
    let bytes: [UInt8]
    private let tokens: [SwiftToken]
    private var index = 0
    private var found: [SwiftDeclarations.Name] = []
    /// The types whose braces are open, outermost first; `nil` for other brackets.
    private var scopes: [String?] = [""]
    private var statement = Statement()

    /// What the words of a declaration have said so far.
    private struct Statement {
        var isStatic = false
        var isPrivate = false
        /// Whether cases of an enumeration are listed.
        var listsCases = false
        /// The type whose braces come next.
        var type: String?
    }

    /// How deep types are distinguished: compilers give up before, and their names would cost the square of it.
    private static let depthLimit = 100

    init(bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftLexer.tokens(of: bytes)
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
            if token.kind == .openBrace { statement = Statement() }
        case .closeBrace, .closeParenthesis, .closeBracket:
            if scopes.count > 1 { scopes.removeLast() }
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
        // `private(set)` hides nothing.
        case "private", "fileprivate": statement.isPrivate = !opensParentheses(index + 1)
        case "static": statement.isStatic = true
        case "class" where ["var", "let", "func"].contains(word(index + 1)): statement.isStatic = true
        case "class", "struct", "enum", "actor", "protocol": readType(in: scope)
        case "typealias":
            add(word(index + 1))
            statement = Statement()
        case "extension": statement.type = statement.isPrivate ? nil : Self.unqualified(dottedName())
        case "case":
            statement = Statement(listsCases: true)
            add(word(index + 1))
        case "let", "var", "func":
            if statement.isStatic { add(word(index + 1)) }
            statement = Statement()
        case "init", "subscript", "import": statement = Statement()
        default: break
        }
    }

    private mutating func readType(in scope: String) {
        guard let name = word(index + 1), !statement.isPrivate else { return }
        add(name)
        statement.type = scope.isEmpty ? name : "\(scope).\(name)"
    }

    private mutating func add(_ name: String?) {
        guard let name, let scope, !statement.isPrivate else { return }
        found.append(SwiftDeclarations.Name(name, in: scope))
    }

    /// The names behind the word here, with full stops between them.
    private func dottedName() -> String {
        var name = word(index + 1) ?? ""
        var next = index + 2
        while tokens.indices.contains(next), tokens[next].kind == .dot, let inner = word(next + 1) {
            name += "." + inner
            next += 2
        }
        return name
    }

    /// A type without the module that it is from: `Color` of `SwiftUI.Color`.
    private static func unqualified(_ name: String) -> String {
        let module = name.prefix { $0 != "." }
        return libraries.contains(String(module)) ? String(name.dropFirst(module.count + 1)) : name
    }

    private static let libraries: Set<String> = [
        "AppKit", "CoreFoundation", "CoreGraphics", "Foundation", "Swift", "SwiftUI", "UIKit",
    ]
}
