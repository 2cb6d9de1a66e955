import FileAccess
import GoldenCases
import TestSupport

/// The libraries that generated code is compiled against: Apple's where they are, elsewhere stubs with the same
/// declarations.
enum Platform: String, CaseIterable, Sendable {
    #if canImport(Darwin)
    /// The SDK of the machine.
    case sdk
    #else
    /// SwiftUI over UIKit, as on iOS.
    case iOS
    /// SwiftUI over AppKit, as on macOS.
    case macOS
    /// SwiftUI over what a watch has of UIKit.
    case watchOS
    /// No SwiftUI at all, as on Linux.
    case foundation
    #endif

    /// Whether views can be made.
    var hasSwiftUI: Bool { !modules.isEmpty || self == .main }

    /// The one on which everything is compiled in every way.
    static var main: Platform { allCases[0] }

    /// The stubs, each after those that it needs.
    var modules: [String] {
        #if canImport(Darwin)
        []
        #else
        switch self {
        case .iOS, .watchOS: ["Recording", "CoreText", "UIKit", "SwiftUI"]
        case .macOS: ["Recording", "CoreText", "AppKit", "SwiftUI"]
        case .foundation: []
        }
        #endif
    }

    /// Compiles the stubs.
    ///
    /// - Parameters:
    ///   - compiler: The compiler, whose folder has the modules then.
    ///   - kind: What else the compiler makes of a module.
    /// - Returns: The arguments by which the compiler finds them.
    /// - Throws: What the compiler has against them.
    func prepare(_ compiler: SwiftCompiler, as kind: (String) -> [String] = { _ in [] }) async throws -> [String] {
        let search = ["-I", compiler.folder.path, "-L", compiler.folder.path]
        for module in modules {
            let place = ["-emit-module-path", compiler.folder("\(module).swiftmodule")]
            let outcome = try await compiler.run(
                ["-emit-module", "-parse-as-library", "-module-name", module] + place + flags + search + kind(module)
                    + Self.stubs(of: module))
            if outcome.exitCode != 0 { throw TestSupportError(message: outcome.text) }
        }
        return modules.isEmpty ? [] : search + flags
    }

    /// What of the files is for this platform: `os(watchOS)` is never true for a compiler that makes no code for a watch, and
    /// so becomes a flag.
    ///
    /// - Parameters:
    ///   - files: The paths of the files.
    ///   - folder: Where copies may lie.
    ///   - name: The folder in there.
    /// - Returns: The paths of the files, or of their copies.
    /// - Throws: What keeps one from being read or written.
    func files(_ files: [String], in folder: TemporaryFolder, _ name: String) throws -> [String] {
        if modules.isEmpty { return files }
        return try files.map { path in
            let text = String(decoding: try LocalFileSystem().read(path), as: UTF8.self)
            let copy = text.replacing(/\bos\((\w+)\)/) { "OS_\($0.1)" }
            if copy == text { return path }
            let place = "\(name)/\(FilePath.lastComponent(of: path))"
            try folder.write(copy, to: place)
            return folder(place)
        }
    }

    private var flags: [String] { modules.isEmpty ? [] : ["-D", "OS_\(rawValue)"] }

    /// The files of a stub: `SwiftUI.swift`, `SwiftUI+Shapes.swift`…
    private static func stubs(of module: String) throws -> [String] {
        let folder = Repository.path("Tests/Stubs")
        return try FileTree.paths(in: folder).filter { $0 == "\(module).swift" || $0.hasPrefix("\(module)+") }
            .map { FilePath.join(folder, $0) }
    }
}
