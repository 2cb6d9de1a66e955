import FileAccess
import GoldenCases
import TestSupport

/// Generated files that form one Swift module, with what belongs to them.
struct GeneratedModule: Sendable {
    /// A way to compile a module that can differ from the others in its outcome.
    struct Variant: Hashable {
        /// The language mode: 5 or 6.
        var mode: Int
        /// Whether the main actor is the default isolation.
        var isOnMainActor = false
        /// Whether a Swift package contains the module, and gives it its resources.
        var isInPackage = false

        /// The arguments of the compiler.
        var flags: [String] {
            ["-swift-version", "\(mode)"] + (mode == 5 ? ["-strict-concurrency=complete"] : [])
                + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
                + (isInPackage ? ["-D", "SWIFT_PACKAGE"] : [])
        }
    }

    /// The name for messages.
    let name: String
    /// The paths of the Swift files that are the module's own.
    let ownFiles: [String]
    /// The files that it has in common with other cases.
    let sharedFiles: [SharedFile]
    /// A file of another module that uses this one.
    let consumer: String?
    /// What the consumer calls this module.
    let moduleName: String
    /// Whether the files ask for `SWIFT_PACKAGE`.
    let dependsOnPackage: Bool
    /// Whether what they say with and without it is for single platforms.
    let packageDependsOnPlatform: Bool
    /// Whether the files have parts for single platforms.
    let dependsOnPlatform: Bool
    /// Whether anything is left of the files without Apple's libraries.
    let hasPortableCode: Bool
    /// Whether everything is to compile where the main actor is the default isolation too.
    let isNonisolated: Bool

    /// The paths of all Swift files.
    var files: [String] { ownFiles + sharedFiles.map(\.path) }

    /// The modules of all golden cases that write Swift, and of the examples.
    static func all() throws -> [GeneratedModule] {
        let sample = try module(of: [Repository.exampleSources], consumer: nil)
        let examples = try Example.all.flatMap { example in
            try example.modules.map { try module(of: $0, consumer: example.consumer.map(Repository.path)) }
        }
        return try GoldenCase.all.flatMap(modules) + [sample] + examples
    }

    private static func module(of folders: [String], consumer: String?) throws -> GeneratedModule {
        let files = try folders.flatMap { folder in
            try FileTree.paths(in: Repository.path(folder)).filter { $0.hasSuffix(".swift") }
                .map { FilePath.join(Repository.path(folder), $0) }
        }
        let name = FilePath.lastComponent(of: folders[0])
        return GeneratedModule(folders[0], files, consumer: consumer, moduleName: name)
    }

    private static func modules(of golden: GoldenCase) throws -> [GeneratedModule] {
        let support = ["support.swift"].filter(golden.has).map { golden($0) }
        let consumer = ["consumer.swift"].first(where: golden.has).map { golden($0) }
        let committed = try golden.committed().filter { $0.key.hasPrefix("expected/") && $0.key.hasSuffix(".swift") }
            .sorted { $0.key < $1.key }
        return try golden.modules().compactMap { folder in
            let prefix = FilePath.join("expected", folder) + "/"
            let members = committed.filter { $0.key.hasPrefix(prefix) }
            let shared = members.compactMap { SharedFile(reference: $0.value) }
            let own = members.filter { SharedFile(reference: $0.value) == nil }.map { golden($0.key) }
            let name = FilePath.join(golden.name, folder)
            return members.isEmpty ? nil : GeneratedModule(name, own + support, shared, consumer: consumer)
        }
    }

    private init(
        _ name: String, _ files: [String], _ shared: [SharedFile] = [], consumer: String?,
        moduleName: String = "Generated"
    ) {
        self.name = name
        ownFiles = files
        sharedFiles = shared
        self.consumer = consumer
        self.moduleName = moduleName
        let texts = (files + shared.map(\.path)).map { path in
            ((try? LocalFileSystem().read(path)) ?? []).split(separator: UInt8(ascii: "\n"))
                .map { String(decoding: $0, as: UTF8.self) }
        }
        let lines = texts.joined()
        dependsOnPackage = lines.contains { $0.hasSuffix("#if SWIFT_PACKAGE") }
        packageDependsOnPlatform = texts.contains(where: Self.hasPlatformsInPackage)
        dependsOnPlatform = lines.contains(where: Self.isForPlatform)
        hasPortableCode = texts.contains(where: Self.hasPortableCode)
        isNonisolated = lines.contains { $0.hasPrefix("nonisolated ") || $0.contains(" nonisolated static ") }
    }

    private static func isForPlatform(_ line: String) -> Bool { line.contains("Kit)") || line.contains("os(") }

    private static func hasPlatformsInPackage(_ lines: [String]) -> Bool {
        var isInPackage = false
        for line in lines {
            if line.hasSuffix("#if SWIFT_PACKAGE") { isInPackage = true }
            if line.hasSuffix("#endif") { isInPackage = false }
            if isInPackage, isForPlatform(line) { return true }
        }
        return false
    }

    /// Returns whether a file has code outside of `#if canImport(SwiftUI)` and the like.
    private static func hasPortableCode(_ lines: [String]) -> Bool {
        var depth = 0
        for line in lines {
            if line.hasPrefix("#if") {
                if depth == 0, !line.contains(/^#if canImport\((SwiftUI|UIKit|AppKit)\)/) { return true }
                depth += 1
            } else if line.hasPrefix("#endif") {
                depth -= 1
            } else if depth == 0 ? !line.hasPrefix("//") : depth == 1 && line == "#else" {
                return true
            }
        }
        return false
    }

    /// The ways to compile the module on a platform; the first one is mode 6 without anything else.
    func variants(on platform: Platform) -> [Variant] {
        var modes = [Variant(mode: 6)]
        if platform == .main || platform.hasSwiftUI && dependsOnPlatform { modes.append(Variant(mode: 5)) }
        var variants = modes
        #if compiler(>=6.2)
        if isNonisolated { variants += modes.map { Variant(mode: $0.mode, isOnMainActor: true) } }
        #endif
        guard dependsOnPackage, platform == .main || packageDependsOnPlatform else { return variants }
        return variants.flatMap { [$0, Variant(mode: $0.mode, isOnMainActor: $0.isOnMainActor, isInPackage: true)] }
    }

    /// Returns whether something can come of compiling it on a platform that came of it on no other.
    func isOwn(on platform: Platform) -> Bool {
        #if canImport(Darwin)
        return true
        #else
        return switch platform {
        case .iOS, .macOS: true
        case .watchOS: dependsOnPlatform || consumer != nil
        case .foundation: hasPortableCode
        }
        #endif
    }
}
