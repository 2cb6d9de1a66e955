import LocatedJSON

/// A named value of a design system, as one file defines it.
@usableFromInline package struct Token: Sendable {
    // There are many tokens, and they are copied: this order keeps them small.

    /// The token's own name, the last part of its path.
    @usableFromInline package var name: String
    /// The names from the root to the token, joined by periods: `Colors.brand.primary.500`.
    package var path: String
    /// The metadata of the token, or `nil` for most tokens, which have none.
    @usableFromInline var annotations: TokenAnnotations?
    package private(set) var value: TokenValue
    /// The type of the token, or of the nearest group with one. Resolution gives an alias without a type the type of
    /// its target (format module, section 5.2.2). If the value does not fit the type, the value's own type is used.
    package private(set) var type: TokenType?
    /// The unit of a number according to Figma, or to its type in Tokens Studio.
    package var unit: NumberUnit?
    @usableFromInline var groupNumber: Int32
    @usableFromInline var documentNumber: Int32
    package var nameNode: JSONNode
    package var valueNode: JSONNode
    /// The index of the statement in the token's format, if that knows more about the value.
    var statement: Int32 = -1
    /// Whether Figma, rather than the token's type, states its unit.
    package var hasUnitOfFigma: Bool { unit != nil && statement < 0 }

    /// Creates a token. Its type is that of its value, or the specified one if the value does not determine it.
    init(
        name: String, path: String, group: Int, statedType: TokenType?, value: TokenValue, unit: NumberUnit? = nil,
        annotations: TokenAnnotations?, document: Int, nameNode: JSONNode, valueNode: JSONNode, statement: Int32 = -1
    ) {
        self.name = name
        self.path = path
        groupNumber = Int32(group)
        self.value = value
        type = value.type(stated: statedType)
        self.unit = unit
        self.annotations = annotations
        documentNumber = Int32(document)
        self.nameNode = nameNode
        self.valueNode = valueNode
        self.statement = statement
    }

    /// The index of the token's group in the document or graph.
    @inlinable package var group: Int {
        get { Int(groupNumber) }
        set { groupNumber = Int32(newValue) }
    }

    /// The index of the file in the graph; 0 in a document.
    @inlinable package var document: Int {
        get { Int(documentNumber) }
        set { documentNumber = Int32(newValue) }
    }

    /// Whether the token is the root token of its group.
    @inlinable package var isRoot: Bool { name == .rootTokenName }

    /// The path in Figma's links; for a root token it is that of its group.
    var variablePath: Substring { Self.variablePath(of: name, at: path) }

    static func variablePath(of name: String, at path: String) -> Substring {
        name == .rootTokenName ? path.dropLast(name.utf8.count + 1) : path[...]
    }

    /// Returns the token in a mode with another value, which does not come from Figma's variable.
    func inMode(_ value: TokenValue, at node: JSONNode) -> Token {
        var token = self
        token.setValue(value)
        token.valueNode = node
        token.annotations = annotations?.withoutVariable
        return token
    }

    /// Whether a value, with the token's opacity, equals the exported one.
    func isExported(from value: TokenValue) -> Bool { value.withOpacity(opacity).isSame(as: self.value) }

    /// Sets another value and its type.
    mutating func setValue(_ value: TokenValue) {
        self.value = value
        type = value.type(stated: type)
    }

    /// The variable that an inline value was exported from, according to Figma.
    @inlinable package var variable: FigmaVariable? { annotations?.figma.variable }
    /// The opacity of the token's color, if it replaces that of its ``variable``.
    @inlinable package var opacity: Double? { annotations?.figma.opacity }
    /// Whether the variable is hidden from publishing in Figma.
    @inlinable package var isHidden: Bool { annotations?.figma.isHidden ?? false }
    /// The name in Swift code according to Figma.
    @inlinable package var codeSyntax: String? { annotations?.figma.codeSyntax }
    @inlinable package var description: String? { annotations?.description }
    /// Whether the token can be referred to, but is only generated on request, because it is in a source set of Tokens
    /// Studio.
    @inlinable package var isReferenceOnly: Bool { annotations?.isReferenceOnly ?? false }
    /// `$deprecated` of the token or the nearest group with it.
    @inlinable package var deprecation: Deprecation? { annotations?.deprecation }
}

/// The metadata of a token. A separate object keeps the many tokens small.
@usableFromInline final class TokenAnnotations: Sendable {
    @usableFromInline let figma: FigmaAnnotations
    @usableFromInline let description: String?
    @usableFromInline let deprecation: Deprecation?
    @usableFromInline let isReferenceOnly: Bool

    /// Returns the annotations, or `nil` if there are none.
    static func of(
        figma: FigmaAnnotations = FigmaAnnotations(), description: String?, deprecation: Deprecation?,
        isReferenceOnly: Bool = false
    ) -> TokenAnnotations? {
        if figma.isEmpty, description == nil, deprecation == nil, !isReferenceOnly { return nil }
        return TokenAnnotations(figma, description, deprecation, isReferenceOnly)
    }

    /// The same without the variable that the value was exported from.
    var withoutVariable: TokenAnnotations? {
        var figma = figma
        (figma.variable, figma.opacity) = (nil, nil)
        return .of(figma: figma, description: description, deprecation: deprecation, isReferenceOnly: isReferenceOnly)
    }

    private init(
        _ figma: FigmaAnnotations, _ description: String?, _ deprecation: Deprecation?, _ isReferenceOnly: Bool
    ) {
        self.figma = figma
        self.description = description
        self.deprecation = deprecation
        self.isReferenceOnly = isReferenceOnly
    }
}

/// The metadata of Figma in a token's `$extensions`.
@usableFromInline struct FigmaAnnotations: Sendable {
    @usableFromInline var variable: FigmaVariable?
    /// The opacity of the value, if it replaces that of the variable.
    @usableFromInline var opacity: Double?
    /// `com.figma.hiddenFromPublishing`.
    @usableFromInline var isHidden = false
    /// `com.figma.codeSyntax` for iOS.
    @usableFromInline var codeSyntax: String?

    var isEmpty: Bool { variable == nil && !isHidden && codeSyntax == nil }
}

/// A variable that Figma exported a value from: in another collection or library (`com.figma.aliasData`), or, if the
/// value has another opacity, in any collection (`com.figma.composedColor`).
@usableFromInline package struct FigmaVariable: Sendable, Hashable {
    /// `targetVariableName`, such as `brand/primary/500` or `Primary200`.
    package var name: String
    /// `targetVariableSetName`: the collection, whose name is in no exported file.
    package var collection: String?
    /// `targetVariableSetId`: distinguishes collections with the same name; it is in no other exported file.
    package var collectionId: String?
    /// Whether the variable is in the same collection as the referring token.
    package var isInOwnCollection = false

    /// The path of the variable in its collection's export.
    var path: String {
        String(decoding: name.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
    }

    /// Whether the link names the variable's collection.
    var namesCollection: Bool { collection != nil || collectionId != nil }
}

/// The unit of a number without one, according to the scopes of its Figma variable.
@usableFromInline package enum NumberUnit: String, CaseIterable, Sendable {
    /// A length: a radius, a gap, a font size…
    case points
    /// A fraction, such as an opacity, possibly in hundredths: ``Resolution/countsHundredths(_:)``.
    case ratio
    case weight
}

/// `$deprecated`: format module, section 5.2.5.
@usableFromInline package enum Deprecation: Sendable, Hashable {
    /// `false`: not deprecated, although the group is.
    case no
    /// `true`, or a string with the reason or the replacement.
    case yes(reason: String?)
}

/// A group of tokens: an object without a value.
package struct TokenGroup: Sendable {
    /// The names from the root to the group, or none for the root.
    package var names: [String]
    /// The names joined by periods.
    package var path: String
    /// The index of the file in the graph; 0 in a document.
    package var document = 0
    /// The group's name in its file, or the file's root for the root group.
    package var nameNode: JSONNode

    /// The path of the group around it, or `nil` for the root. The own name can contain a period outside of the Design
    /// Tokens format: `font.sand 3.0` is in `font`.
    package var outerPath: String? {
        names.last.map { names.count == 1 ? "" : String(path.unicodeScalars.dropLast($0.unicodeScalars.count + 1)) }
    }
}

extension JSONDocument {
    /// The variable that a token was exported from: `$extensions["com.figma.variableId"]`. It is read on demand,
    /// because a single file does not need it.
    package func variableId(ofTokenNamed nameNode: JSONNode) -> String? {
        // The name of a color set is the name of its folder rather than a key.
        guard kind(of: nameNode) == .string,
            let extensions = value(of: "$extensions", in: value(ofKey: nameNode))
        else { return nil }
        let node =
            value(of: "com.figma.variableId", in: extensions)
            ?? value(of: "com.figma", in: extensions).flatMap { value(of: "variableId", in: $0) }
        return node.flatMap(stringValue)
    }
}
