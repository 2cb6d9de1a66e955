import Foundation

/// The arguments of `swift package generate-tokens`.
struct Request {
    /// The targets from `--target`; empty for all configurations.
    private var targets: [String] = []
    /// The options that are passed on to the tool.
    private var options: [String] = []

    /// Parses the arguments.
    ///
    /// - Parameter arguments: All arguments after the verb. SwiftPM also passes its own flags; they are dropped.
    /// - Throws: `Failure` for a `--target` without a name, and for `--config`, which would apply to every configuration.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let (name, value) = Self.parts(of: argument)
            switch name {
            case "--target":
                guard let target = value ?? rest.popFirst() else {
                    throw Failure("expected the name of a target after --target")
                }
                targets.append(target)
            case "--config":
                throw Failure(
                    """
                    generate-tokens does not accept --config: it uses every \(ConfigurationFile.name) of the package
                    note: remove --config; to use one configuration, pass --target NAME
                    """)
            case "--allow-network-connections", "--allow-writing-to-directory", "--package":
                if value == nil { rest = rest.dropFirst() }
            case "--allow-writing-to-package-directory", "--disable-sandbox":
                break
            default:
                options.append(argument)
            }
        }
    }

    /// Whether the help was requested.
    var asksForHelp: Bool { !Set(options).isDisjoint(with: ["--help", "-h"]) }

    /// A configuration with the targets to generate; empty for all targets, or if it has no `"targets"`.
    typealias Choice = (configuration: ConfigurationFile, targets: [String])

    /// Returns the configurations to generate, each once, in the order of the targets.
    ///
    /// - Throws: `Failure` if there is none, or none for a requested target.
    func configurations(package: URL, targets all: [(name: String, folder: URL)]) throws -> [Choice] {
        let configured = Self.configured(package, all.map(\.folder))
        var choices: [Choice] = targets.isEmpty ? configured.map { ($0, []) } : []
        for target in targets {
            let configuration = try configuration(of: target, package, all, configured)
            let names = configuration.targets.isEmpty ? [] : [target]
            if let index = choices.firstIndex(where: { $0.configuration.url == configuration.url }) {
                choices[index].targets += names
            } else {
                choices.append((configuration, names))
            }
        }
        if choices.isEmpty { throw Failure.nothing(in: [package] + all.map(\.folder)) }
        return choices
    }

    /// Returns the configuration that defines a target, or the nearest one to a target of the package.
    private func configuration(
        of target: String, _ package: URL, _ all: [(name: String, folder: URL)], _ configured: [ConfigurationFile]
    ) throws -> ConfigurationFile {
        let folders = all.filter { $0.name == target }.flatMap { [$0.folder, package] }
        let nearest = ConfigurationFile.find(in: folders)
        if let nearest, nearest.compiling(target) != nil { return nearest }
        if let other = configured.first(where: { $0.targets.contains(target) }) { return other }
        // It has other targets: the tool reports that.
        if let nearest { return nearest }
        if !folders.isEmpty { throw Failure.nothing(in: folders) }
        let known = (all.map(\.name) + configured.flatMap(\.targets)).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        throw Failure("cannot find the target '\(target)'; the targets are \(known.joined(separator: ", "))")
    }

    /// Runs the tool for each configuration in the package's folder, so that it prints relative paths.
    ///
    /// - Throws: `Failure` if one of them has errors, or is out of date with `--check`.
    func run(_ tool: URL, _ choices: [Choice], in package: URL) throws {
        var failed: [String] = []
        for (configuration, targets) in choices {
            let path = configuration.path(from: package)
            if choices.count > 1 { print("\(path):") }
            let arguments = ["generate", "--config", path] + targets.flatMap { ["--target", $0] } + options
            if try Self.run(tool, arguments, in: package) != 0 { failed.append(path) }
        }
        if !failed.isEmpty { throw Failure("TokenGenerator failed for \(failed.joined(separator: ", "))") }
    }

    /// Prints the plugin's own usage, followed by the tool's help.
    func showHelp(_ tool: URL, in package: URL) throws {
        print(
            """
            swift package --allow-writing-to-package-directory generate-tokens [--target NAME]... [<options>]

            Generates into the source tree for every \(ConfigurationFile.name) of the package, or only for the targets
            passed with --target. Accepts the options of TokenGenerator, except --config:

            """)
        // Otherwise, the tool's output can come first.
        fflush(nil)
        _ = try Self.run(tool, ["generate", "--help"], in: package)
    }

    private static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = folder
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Returns the configuration of every folder; the built-in default is only used if no folder has one.
    private static func configured(_ package: URL, _ folders: [URL]) -> [ConfigurationFile] {
        let all = ([package] + folders).compactMap { ConfigurationFile.find(in: [$0]) }
        let written = all.filter { !$0.isDefault }
        return written.isEmpty ? all : written
    }

    private static func parts(of argument: String) -> (name: String, value: String?) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
}

/// An error message.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Returns the error for folders without a configuration and without tokens.
    static func nothing(in folders: [URL]) -> Failure {
        let places = folders.map(\.filePath).joined(separator: ", ")
        return Failure(
            """
            nothing to generate: cannot find a \(ConfigurationFile.name) or a folder 'tokens' in \(places)
            note: run 'TokenGenerator init' to create a configuration
            """)
    }
}
