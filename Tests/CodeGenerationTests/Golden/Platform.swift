import FileAccess
import TestSupport

/// The libraries that generated code is compiled against: Apple's where they are, elsewhere stubs with the same
/// declarations.
enum Platform: String, CaseIterable, Sendable {
    #if canImport(Darwin)
    /// The SDK of the machine.
    case sdk
    #else
    /// SwiftUI over UIKit, as on iOS.
    case uiKit
    /// SwiftUI over AppKit, as on macOS.
    case appKit
    /// No SwiftUI at all, as on Linux.
    case foundation
    #endif

    /// Whether views can be made.
    var hasSwiftUI: Bool {
        #if canImport(Darwin)
        true
        #else
        self != .foundation
        #endif
    }

    /// Compiles the stubs.
    ///
    /// - Returns: The arguments by which the compiler finds them.
    func prepare(_ compiler: SwiftCompiler) async throws -> [String] {
        #if canImport(Darwin)
        return []
        #else
        let modules =
            switch self {
            case .uiKit: ["CoreText", "UIKit", "SwiftUI"]
            case .appKit: ["CoreText", "AppKit", "SwiftUI"]
            case .foundation: [String]()
            }
        for module in modules {
            let outcome = try await compiler.run(
                [
                    "-emit-module", "-parse-as-library", "-module-name", module, "-I", compiler.folder.path,
                    "-o", compiler.folder("\(module).swiftmodule"),
                ] + Self.stubs(of: module))
            if outcome.exitCode != 0 { throw TestSupportError(message: outcome.text) }
        }
        return ["-I", compiler.folder.path]
        #endif
    }

    /// The files of a stub: `SwiftUI.swift`, `SwiftUI+Shapes.swift`…
    static func stubs(of module: String) throws -> [String] {
        let folder = Repository.path("Tests/Stubs")
        return try FileTree.paths(in: folder).filter { $0 == "\(module).swift" || $0.hasPrefix("\(module)+") }
            .map { FilePath.join(folder, $0) }
    }
}
