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
    case iOS
    /// SwiftUI over AppKit, as on macOS.
    case macOS
    /// SwiftUI over what a watch has of UIKit.
    case watchOS
    /// No SwiftUI at all, as on Linux.
    case foundation
    #endif

    /// Whether views can be made.
    var hasSwiftUI: Bool { hasStubs || self == .main }

    /// Whether stubs take the place of Apple's libraries.
    var hasStubs: Bool { !stubs.isEmpty }

    /// The one on which everything is compiled in every way.
    static var main: Platform { allCases[0] }

    /// The modules that are stubs, each after those that it needs.
    var stubs: [String] {
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

    /// The flag that stands for `os(…)` in stubs and in what ``files(_:in:_:)`` returns.
    var flags: [String] { hasStubs ? ["-D", "OS_\(rawValue)"] : [] }

    /// The beginning of a call that compiles a whole module as far as the compiler has something to say: much that it
    /// warns of it finds after type-checking. The driver, which looks for an SDK, is not needed where there is none.
    var moduleCall: [String] {
        #if canImport(Darwin)
        ["-emit-module", "-wmo"]
        #else
        ["-frontend", "-emit-module"]
        #endif
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
        if !hasStubs { return files }
        return try files.map { path in
            let text = String(decoding: try LocalFileSystem().read(path), as: UTF8.self)
            let copy = text.replacing(/\bos\((\w+)\)/) { "OS_\($0.1)" }
            if copy == text { return path }
            let place = "\(name)/\(FilePath.lastComponent(of: path))"
            try folder.write(copy, to: place)
            return folder(place)
        }
    }
}
