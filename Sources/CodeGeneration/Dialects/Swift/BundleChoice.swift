/// The bundle that contains the compiled asset catalog.
package enum BundleChoice: Sendable, Hashable {
    /// `Bundle.module` in a Swift package; otherwise the bundle of the generated code.
    case automatic
    /// `Bundle.module`.
    case module
    /// `Bundle.main`.
    case main
    /// The bundle with an identifier, such as `com.example.design`.
    case identifier(String)
    /// The bundle of a class.
    case ofClass(String)

    /// Whether the bundle may be isolated to the main actor in a module with that default: SwiftPM declares
    /// `Bundle.module` without isolation.
    var isOfMainActor: Bool { self == .automatic || self == .module }

    /// The expression for the bundle; empty if it needs more than an expression.
    var expression: String {
        switch self {
        case .automatic: ""
        case .module: ".module"
        case .main: ".main"
        case .identifier(let identifier): "Bundle(identifier: \(SwiftText.quoted(identifier))) ?? .main"
        case .ofClass(let name): "Bundle(for: \(name).self)"
        }
    }

    /// The choices that are a single word.
    static let words: [String: BundleChoice] = ["automatic": .automatic, "module": .module, "main": .main]
}
