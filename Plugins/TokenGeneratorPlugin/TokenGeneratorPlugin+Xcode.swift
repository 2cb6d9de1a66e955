#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

// The plugin for a target of an Xcode project. Not yet tested on a Mac.
extension TokenGeneratorPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let project = context.xcodeProject.directoryURL
        let inputs = target.inputFiles.map(\.url)
        // The file can be anywhere in the project's groups; a synchronized folder may not list it.
        let listed = inputs.filter { $0.lastPathComponent == ConfigurationFile.name }
        let generation = Generation(
            target: target.displayName,
            folders: listed.map { $0.deletingLastPathComponent() }
                + [project.appending(path: target.displayName), project],
            sources: inputs.filter { $0.pathExtension == "swift" },
            outputFolder: context.pluginWorkDirectoryURL)
        return generation.commands(tool: try context.tool(named: "TokenGeneratorBuildTool").url)
    }
}
#endif
