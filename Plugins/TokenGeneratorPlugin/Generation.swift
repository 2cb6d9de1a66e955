import Foundation
import PackagePlugin

/// The one command that generates a target's Swift: what it reads, what it writes, and how the tool is called.
struct Generation {
    /// The target's name, for people, and for a configuration that has several targets.
    let target: String
    /// The folders to look for a configuration in, the nearest first.
    let folders: [URL]
    /// The Swift files that the target has anyway.
    let sources: [URL]
    /// The only folder that the command may write to.
    let outputFolder: URL

    /// The build commands: none when something is wrong that only the plugin can see.
    func commands(tool: URL) -> [Command] {
        guard let found = ConfigurationFile.find(in: folders) else {
            let places = folders.map(\.filePath).joined(separator: " or ")
            Diagnostics.error(
                """
                the target '\(target)' uses TokenGeneratorPlugin, but there is no \(ConfigurationFile.name) and no folder \
                'tokens' in \(places)
                """)
            return []
        }
        guard let configuration = found.compiling(target) else {
            Diagnostics.error(
                """
                cannot find the target '\(target)' in \(found.url.filePath); its targets are \
                \(found.targets.joined(separator: ", "))
                """)
            return []
        }
        if !configuration.otherOutputs.isEmpty {
            Diagnostics.remark(
                """
                \(configuration.otherOutputs.joined(separator: ", ")): builds do not write these outputs of the target \
                '\(target)'; run TokenGenerator to write them
                """)
        }
        return commands(tool, configuration)
    }

    private func commands(_ tool: URL, _ configuration: ConfigurationFile) -> [Command] {
        // Where the case of letters does not count, neither do names that differ only in it.
        let names = Set(configuration.outputNames.map { $0.lowercased() })
        let twins = sources.filter { names.contains($0.lastPathComponent.lowercased()) }
        for twin in twins {
            Diagnostics.error(
                """
                \(twin.filePath) has the same name as an output, and a Swift module cannot contain two files with the same \
                name: delete the file if it was generated, or rename the output in \(configuration.url.filePath)
                """)
        }
        return twins.isEmpty ? [command(tool, configuration)] : []
    }

    private func command(_ tool: URL, _ configuration: ConfigurationFile) -> Command {
        .buildCommand(
            displayName: "Generating Swift from design tokens for \(target)",
            executable: tool,
            arguments: [
                "generate", "--quiet", "--flat", "--config", configuration.url.filePath,
                "--output-root", outputFolder.filePath, "--only-target", target,
                // The work folder is of this machine, and so would be the way from it to the configuration.
                "--configuration-name", target,
                "--planned-files", configuration.namedFiles.joined(separator: "\n"),
            ],
            inputFiles: configuration.inputs,
            outputFiles: configuration.outputNames.map { outputFolder.appending(path: $0) })
    }
}
