/// The version of this tool, stated nowhere else.
enum ToolVersion {
    static let current = "0.1.0"
}
