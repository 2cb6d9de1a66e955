import Foundation
import PackagePlugin

/// Generates a target's Swift from its design tokens and asset catalogs whenever one of them has changed.
///
/// The configuration is the `tokengenerator.json` in the folder of the target or the package; without one, the built-in
/// default is used.
@main
struct TokenGeneratorPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let sources = target.sourceModule.map { $0.sourceFiles(withSuffix: "swift").map(\.url) } ?? []
        let generation = Generation(
            target: target.name, folders: [target.directoryURL, context.package.directoryURL], sources: sources,
            outputFolder: context.pluginWorkDirectoryURL)
        return generation.commands(tool: try context.tool(named: "TokenGeneratorBuildTool").url)
    }
}
