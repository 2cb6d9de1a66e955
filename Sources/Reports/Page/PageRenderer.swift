import CodeGeneration
import Diagnostics
import FileAccess
import Mustache

/// Renders a page with templates. Those in a team's folder override the built-in ones.
struct PageRenderer {
    let fileSystem: any FileSystem
    var limits = RenderLimits()

    /// The style sheet and the script are rendered first, because the page's policy contains their hashes.
    func render(_ page: Page, _ settings: Settings) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        var loader = TemplateLoader(
            builtIn: EmbeddedPage.all, vocabulary: PageKey.vocabulary, dialect: .page, fileSystem: fileSystem)
        let folder = folder(settings)
        let library = loader.load(folder: folder, location: settings.configuration.templates?.location)
        guard let library else { return (nil, loader.diagnostics) }
        var diagnostics: [Diagnostic] = []
        let plain = page.model(style: "", script: "")
        let style = text(library.render("style", model: plain, root: PageModel.root), &diagnostics)
        let script = text(
            library.render("script", model: page.model(style: style, script: ""), root: PageModel.root), &diagnostics)
        var bytes: [UInt8]?
        if diagnostics.isEmpty {
            let model = page.model(style: style, script: script)
            var limits = limits
            limits.expectedBytes = 2 * style.utf8.count + page.cells.count * Self.bytesOfCell
            (bytes, diagnostics) = library.render("page", model: model, root: PageModel.root, limits: limits)
        }
        // A location in a built-in template does not help a user.
        let isTooLarge = folder == nil && diagnostics.contains { $0.code == .limitExceeded }
        return isTooLarge ? (nil, [tooLarge(page)]) : (bytes, diagnostics)
    }

    /// The approximate number of bytes for a cell, with its part of the row and of the data.
    private static let bytesOfCell = 200

    private func tooLarge(_ page: Page) -> Diagnostic {
        Diagnostic(
            .error, .limitExceeded,
            "the page of \(Wording.count(page.rows.count, "token")) would be larger than the limit of "
                + "\(limits.bytes >> 20) MiB",
            advice: "show fewer tokens: use --config with a configuration that has fewer \"sources\"")
    }

    /// Returns the team's folder of page templates, if there is one.
    private func folder(_ settings: Settings) -> String? {
        guard let folder = settings.templateFolder.map({ FilePath.join($0, "preview") }) else { return nil }
        let isThere = (try? fileSystem.status(of: folder)) != nil
        return isThere ? folder : nil
    }

    /// Normalizes line endings to line feeds like browsers do before they check the policy.
    private func text(
        _ rendered: (bytes: [UInt8]?, diagnostics: [Diagnostic]), _ diagnostics: inout [Diagnostic]
    ) -> String {
        diagnostics += rendered.diagnostics
        let text = String(decoding: rendered.bytes ?? [], as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
        return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
}
