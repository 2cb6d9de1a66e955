import Foundation
import PackagePlugin

/// `swift package generate-tokens`: generates into the source tree for every configuration of the package.
@main
struct GenerateTokens: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let package = context.package
        let request = try Request(arguments)
        let tool = try context.tool(named: "TokenGenerator").url
        if request.asksForHelp { return try request.showHelp(tool, in: package.directoryURL) }
        let configurations = try request.configurations(
            package: package.directoryURL, targets: package.targets.map { ($0.name, $0.directoryURL) })
        try request.run(tool, configurations, in: package.directoryURL)
    }
}
