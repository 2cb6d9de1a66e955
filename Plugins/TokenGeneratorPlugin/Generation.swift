import Foundation
import PackagePlugin

/// The build command that generates the Swift code of a target.
struct Generation {
    /// The target's name, for messages and for configurations with several targets.
    let target: String
    /// The folders to search for a configuration, nearest first.
    let folders: [URL]
    /// The Swift files in the target's sources.
    let sources: [URL]
    /// The folder for the generated files, the only one that the command may write to.
    let outputFolder: URL

    /// Returns the build commands; none after an error that only the plugin can detect.
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
                '\(target)'; run 'TokenGenerator' to write them
                """)
        }
        return commands(tool, configuration)
    }

    private func commands(_ tool: URL, _ configuration: ConfigurationFile) -> [Command] {
        // On file systems that ignore case, names that differ only in case collide.
        let names = Set(configuration.outputNames.map { $0.lowercased() })
        let duplicates = sources.filter { names.contains($0.lastPathComponent.lowercased()) }
        for duplicate in duplicates {
            Diagnostics.error(
                """
                \(duplicate.filePath) has the same name as an output, and a Swift module cannot contain two files with the same \
                name: delete the file if it was generated, or rename the output in \(configuration.url.filePath)
                """)
        }
        return duplicates.isEmpty ? [command(tool, configuration)] : []
    }

    private func command(_ tool: URL, _ configuration: ConfigurationFile) -> Command {
        .buildCommand(
            displayName: "Generating Swift from design tokens for \(target)",
            executable: tool,
            arguments: [
                "generate", "--quiet", "--flat", "--config", configuration.url.filePath,
                "--output-root", outputFolder.filePath, "--only-target", target,
                // The work folder, and so the path from it to the configuration, depends on the machine.
                "--configuration-name", target,
                "--planned-files", configuration.namedFiles.joined(separator: "\n"),
            ],
            inputFiles: configuration.inputs,
            outputFiles: configuration.outputNames.map { outputFolder.appending(path: $0) })
    }
}
