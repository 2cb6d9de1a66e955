#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

// The command in Xcode's menu for a project. Not yet tested on a Mac.
extension GenerateTokens: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let project = context.xcodeProject
        let request = try Request(arguments)
        let tool = try context.tool(named: "TokenGenerator").url
        if request.asksForHelp { return try request.showHelp(tool, in: project.directoryURL) }
        let configurations = try request.configurations(
            package: project.directoryURL,
            targets: project.targets.map { ($0.displayName, project.directoryURL.appending(path: $0.displayName)) })
        try request.run(tool, configurations, in: project.directoryURL)
    }
}
#endif
