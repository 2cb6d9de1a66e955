/// A call that loads an asset by a name, with any expression as its argument.
package struct AssetCall: Sendable {
    /// The range of the whole call.
    package let range: Range<Int>
    /// The called name: `Image`, `#imageLiteral`.
    package let name: String
    /// The type that the call creates, or the function of the app.
    package let type: String
    package let kind: AssetPosition.Kind
    /// The argument that is the name.
    package let argument: SwiftArgument
    /// Whether the call has no other arguments.
    package let isAlone: Bool
    /// Whether the call has other arguments than the name and the bundle.
    package let hasOtherArguments: Bool
    package let bundle: Bundle
    /// Whether it is a function of the app rather than an initializer of the system.
    package let isOwn: Bool

    /// The bundle of a call.
    package enum Bundle: Sendable, Hashable {
        case implicit
        /// `Bundle.module`.
        case module
        /// `Bundle.main`.
        case main
        /// The bundle of a class.
        case ofClass(String)
        /// A bundle whose catalogs are unknown.
        case unknown
    }

    /// Reads the arguments of a call of a type; `nil` if none of them is a name.
    package init?(_ call: SwiftCall, _ position: AssetPosition, _ code: SwiftCode) {
        guard code.isUnqualified(call) else { return nil }
        let arguments = code.arguments(of: call)
        guard let (number, kind) = position.argument(among: arguments) else { return nil }
        let type = position.types.map { code.importsOnlyAppKit ? $0.appKit : $0.uiKit }
        self.init(call, arguments, named: number, kind, isOwn: false, creates: type, code)
    }

    /// Creates a call of a function of the app, one of whose arguments is a name.
    package init(
        ofOwn call: SwiftCall, _ arguments: [SwiftArgument], named number: Int, _ kind: AssetPosition.Kind,
        _ code: SwiftCode
    ) {
        self.init(call, arguments, named: number, kind, isOwn: true, code)
    }

    /// Reads the arguments of a call of a function of the app; `nil` if none of them has the label.
    init?(_ call: SwiftCall, _ position: OwnAssetPosition, _ code: SwiftCode) {
        let arguments = code.arguments(of: call)
        guard let number = arguments.firstIndex(where: { $0.label == position.label }) else { return nil }
        self.init(ofOwn: call, arguments, named: number, position.kind, code)
    }

    private init(
        _ call: SwiftCall, _ arguments: [SwiftArgument], named number: Int, _ kind: AssetPosition.Kind, isOwn: Bool,
        creates type: String? = nil, _ code: SwiftCode
    ) {
        range = call.range
        name = code.text(call.name)
        self.type = type ?? name
        self.kind = kind
        argument = arguments[number]
        isAlone = arguments.count == 1
        hasOtherArguments = arguments.indices.contains {
            $0 != number && !AssetPosition.isBundle(arguments[$0].label)
        }
        bundle = Self.bundle(arguments.first { AssetPosition.isBundle($0.label) }, code)
        self.isOwn = isOwn
    }

    /// The called type, which is only the system's if the app declares no other; `nil` for a function of the app.
    package var systemType: String? { isOwn ? nil : type }

    /// The called initializer, which is only the system's if the app declares no other; `nil` for a function of the
    /// app.
    package var initializer: OwnInitializer? {
        isOwn ? nil : OwnInitializer(type: type, label: argument.label)
    }

    private static func bundle(_ argument: SwiftArgument?, _ code: SwiftCode) -> Bundle {
        guard let argument else { return .implicit }
        let text = argument.value.map { code.text($0) }.joined()
        switch text {
        case "nil": return .implicit
        case ".module", "Bundle.module": return .module
        case ".main", "Bundle.main": return .main
        default:
            let start = ["Bundle(for:", ".init(for:"].first(where: text.hasPrefix)
            return start.map { .ofClass(String(text.dropFirst($0.count).dropLast())) } ?? .unknown
        }
    }
}

extension SwiftCode {
    /// Whether the file imports AppKit, but not UIKit.
    package var importsOnlyAppKit: Bool {
        imports(["AppKit", "Cocoa"]) && !imports(["UIKit"])
    }

    private func imports(_ modules: [StaticString]) -> Bool {
        tokens.indices.contains { index in
            isText(index, "import") && modules.contains { isText(index + 1, $0) }
        }
    }
}
