/// The bundle that holds the compiled asset catalog.
package enum BundleChoice: Sendable, Hashable {
    /// `Bundle.module` in a Swift package; elsewhere the bundle that the generated code was compiled into.
    case automatic
    /// `Bundle.module`.
    case module
    /// `Bundle.main`.
    case main
    /// The bundle with an identifier, such as `com.example.design`.
    case identifier(String)
    /// The bundle of a class.
    case ofClass(String)

    /// Whether the bundle can be isolated to the main actor, in a module where that is the default: SwiftPM declares
    /// `Bundle.module` without a word about isolation.
    var isOfMainActor: Bool { self == .automatic || self == .module }

    /// The expression where a bundle is expected; empty for what needs more than an expression.
    var expression: String {
        switch self {
        case .automatic: ""
        case .module: ".module"
        case .main: ".main"
        case .identifier(let identifier): "Bundle(identifier: \(SwiftText.quoted(identifier))) ?? .main"
        case .ofClass(let name): "Bundle(for: \(name).self)"
        }
    }

    /// The choices that are one word.
    static let words: [String: BundleChoice] = ["automatic": .automatic, "module": .module, "main": .main]
}
