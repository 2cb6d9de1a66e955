import FileAccess
import GoldenCases
import TestSupport

/// The calls of the compiler that check generated modules on one platform.
///
/// A file that several cases have in common is compiled with the rest of a module once: on the main platform in mode 6. In
/// the other variants it is a module of its own that takes part in all of these, compiled once for each language mode, because
/// the compiler needs longer for it than for the rest of most cases.
struct ModuleChecks {
    let platform: Platform
    /// Where copies and what the compiler writes are put.
    let folder: TemporaryFolder
    /// The arguments by which the compiler finds the stubs.
    let stubs: [String]

    init(_ platform: Platform, in folder: TemporaryFolder) async throws {
        self.platform = platform
        self.folder = folder
        stubs = try await Stubs.shared.arguments(for: platform)
        try folder.write(Self.accessor, to: "accessor.swift")
        for mode in ["5", "6"] { try folder.makeFolder("shared/\(mode)") }
    }

    /// The calls that make modules of the files that modules have in common.
    func sharedCalls(for modules: [GeneratedModule]) throws -> [CompilerCall] {
        let used = modules.flatMap { module in
            module.variants(on: platform).filter { !isWhole(module, $0) }.flatMap { variant in
                module.sharedFiles.map { (file: $0, mode: variant.mode) }
            }
        }
        return try [5, 6].flatMap { mode in
            try Set(used.filter { $0.mode == mode }.map(\.file)).sorted { $0.name < $1.name }.map { file in
                let files = try platform.files([file.path], in: folder, "shared")
                let output = folder("shared/\(mode)/\(Self.moduleName(of: file)).swiftmodule")
                return call(
                    file.name, Self.moduleName(of: file), GeneratedModule.Variant(mode: mode).flags + files, to: output)
            }
        }
    }

    /// The calls that compile a module in all variants. The first one writes what its consumer uses.
    func calls(for module: GeneratedModule) throws -> [CompilerCall] {
        let own = try platform.files(module.ownFiles, in: folder, module.name)
        let shared = try platform.files(module.sharedFiles.map(\.path), in: folder, module.name)
        try folder.makeFolder("\(module.name)/variants")
        return module.variants(on: platform).enumerated().map { number, variant in
            let imports = module.sharedFiles.flatMap { ["-import-module", Self.moduleName(of: $0)] }
            let search = ["-I", folder("shared/\(variant.mode)")]
            let files = isWhole(module, variant) ? own + shared : search + imports + own
            let accessor = variant.isInPackage ? [folder("accessor.swift")] : []
            let place = number == 0 ? module.moduleName : "variants/\(number)"
            return call(
                module.name, module.moduleName, variant.flags + files + accessor,
                to: folder("\(module.name)/\(place).swiftmodule"))
        }
    }

    /// The call that compiles a file of another module, which uses one that was compiled.
    func consumerCall(for module: GeneratedModule) throws -> CompilerCall? {
        guard platform.hasSwiftUI, let consumer = module.consumer else { return nil }
        let files = try platform.files([consumer], in: folder, "\(module.name)/consumer")
        return call(
            "the consumer of \(module.name)", "Consumer",
            GeneratedModule.Variant(mode: 6).flags + ["-I", folder(module.name)] + files,
            to: folder("\(module.name)/variants/Consumer.swiftmodule"))
    }

    /// What the calls for a module depend on beside its files, without the places of temporary folders.
    func arguments(for module: GeneratedModule) throws -> [String] {
        let consumer = try [consumerCall(for: module)].compactMap(\.self)
        let calls = try sharedCalls(for: [module]) + calls(for: module) + consumer
        let folders = [folder.path, try TemporaryFolder.lasting.get().path]
        let arguments = calls.flatMap(\.arguments)
        return [Self.accessor] + arguments.map { text in folders.reduce(text) { $0.replacing($1, with: "") } }
    }

    /// The paths of all files for a module: those that the arguments name can be copies.
    func files(for module: GeneratedModule) -> [String] { module.files + [module.consumer].compactMap(\.self) }

    /// The call that compiles all that is empty without Apple's libraries, as one file.
    func emptyCall(for modules: [GeneratedModule]) throws -> CompilerCall {
        let texts = try Set(modules.flatMap(\.files)).sorted().map { try LocalFileSystem().read($0) }
        try folder.write(Array(texts.joined(separator: "\n".utf8)), to: "Nothing.swift")
        return call(
            "what is empty", "Nothing", GeneratedModule.Variant(mode: 6).flags + [folder("Nothing.swift")],
            to: folder("Nothing.swiftmodule"))
    }

    /// Returns whether a module's shared files are compiled with it in a variant: in one of them, where isolation has a say,
    /// where another module uses it, and where nothing is in them.
    private func isWhole(_ module: GeneratedModule, _ variant: GeneratedModule.Variant) -> Bool {
        !platform.hasStubs || module.consumer != nil || variant.isOnMainActor
            || platform == .main && variant == GeneratedModule.Variant(mode: 6)
    }

    private func call(_ name: String, _ module: String, _ arguments: [String], to output: String) -> CompilerCall {
        let common = ["-warnings-as-errors", "-parse-as-library", "-package-name", "golden", "-module-name", module]
        return CompilerCall(
            name: name, arguments: platform.moduleCall + common + stubs + arguments + ["-o", output])
    }

    private static func moduleName(of file: SharedFile) -> String { file.name.filter(\.isLetter) }

    /// The file that SwiftPM gives a target with resources; it says nothing of isolation, so that where the main actor
    /// is the default only what is isolated to it can use the bundle.
    private static let accessor = """
        import Foundation

        extension Foundation.Bundle {
            static let module: Bundle = Bundle.main
        }

        """
}
