import FileAccess
import GoldenCases
import TestSupport

/// Generated files that form one Swift module, with what belongs to them.
struct GeneratedModule: Sendable {
    /// The name for messages.
    let name: String
    /// The paths of the Swift files.
    let files: [String]
    /// A file of another module that uses this one.
    let consumer: String?
    /// What the consumer calls this module.
    let moduleName: String
    /// Whether the files ask for `SWIFT_PACKAGE`.
    let dependsOnPackage: Bool
    /// Whether the files have parts for single platforms.
    let dependsOnPlatform: Bool
    /// Whether everything is to compile where the main actor is the default isolation too.
    let isNonisolated: Bool

    /// The modules of all golden cases that write Swift, and of the examples.
    static func all() throws -> [GeneratedModule] {
        let sample = try module(of: [Repository.exampleSources], consumer: nil)
        let examples = try Example.all.flatMap { example in
            try example.modules.map { try module(of: $0, consumer: example.consumer.map(Repository.path)) }
        }
        return try GoldenCase.all.flatMap(modules) + [sample] + examples
    }

    private static func module(of folders: [String], consumer: String?) throws -> GeneratedModule {
        let files = try folders.flatMap { try swiftFiles(in: Repository.path($0)) }
        let name = FilePath.lastComponent(of: folders[0])
        return GeneratedModule(folders[0], files, consumer: consumer, moduleName: name)
    }

    private static func modules(of golden: GoldenCase) throws -> [GeneratedModule] {
        let support = ["support.swift"].filter(golden.has).map { golden($0) }
        let consumer = ["consumer.swift"].first(where: golden.has).map { golden($0) }
        return try golden.modules().compactMap { folder in
            let paths = try FileTree.paths(in: FilePath.join(golden("expected"), folder))
            let files = try paths.filter { $0.hasSuffix(".swift") }.map { try golden.file(FilePath.join(folder, $0)) }
            let name = FilePath.join(golden.name, folder)
            return files.isEmpty ? nil : GeneratedModule(name, files + support, consumer: consumer)
        }
    }

    private init(_ name: String, _ files: [String], consumer: String?, moduleName: String = "Generated") {
        self.name = name
        self.files = files
        self.consumer = consumer
        self.moduleName = moduleName
        let texts = files.map { ((try? LocalFileSystem().read($0)) ?? []).split(separator: UInt8(ascii: "\n")) }
        let lines = texts.joined().map { String(decoding: $0, as: UTF8.self) }
        dependsOnPackage = lines.contains { $0.hasSuffix("#if SWIFT_PACKAGE") }
        dependsOnPlatform = lines.contains { $0.contains("Kit)") || $0.contains("os(") }
        isNonisolated = lines.contains { $0.hasPrefix("nonisolated ") || $0.contains(" nonisolated static ") }
    }

    private static func swiftFiles(in folder: String) throws -> [String] {
        try FileTree.paths(in: folder).filter { $0.hasSuffix(".swift") }.map { FilePath.join(folder, $0) }
    }

    /// The ways to compile the module that can differ in their outcome, as the compiler's arguments. `accessor` is a
    /// file like the one in which a Swift package finds its `Bundle.module`.
    func variants(on platform: Platform, accessor: String) -> [[String]] {
        let packages = dependsOnPackage ? [[], ["-D", "SWIFT_PACKAGE", accessor]] : [[]]
        var modes = [["-swift-version", "6"]]
        if platform == .main || platform.hasSwiftUI && dependsOnPlatform {
            modes.append(["-swift-version", "5", "-strict-concurrency=complete"])
        }
        var variants = modes
        #if compiler(>=6.2)
        if isNonisolated { variants += modes.map { $0 + ["-default-isolation", "MainActor"] } }
        #endif
        return variants.flatMap { variant in packages.map { variant + $0 } }
    }

    /// Whether something can come of compiling it on a platform that came of it on no other.
    func isOwn(on platform: Platform) -> Bool {
        #if canImport(Darwin)
        return true
        #else
        return platform != .watchOS || dependsOnPlatform
        #endif
    }
}
