/// Writes the files of outputs. What its outputs take, and how their names are made, is in what they declare.
///
/// A new backend is a folder beside this one, and its line in ``Backends``.
protocol Backend: Sendable {
    /// What its outputs declare; `nil` where their templates say so.
    var declaration: TemplateDeclaration? { get }
    /// Writes an output.
    ///
    /// - Parameters:
    ///   - output: The output with its tokens and assets.
    ///   - unit: The target and the language that it is in, by number.
    ///   - run: What the outputs of a run have in common.
    /// - Returns: The files, none after an error, and what is wrong with them.
    func files(of output: NamedOutput, inUnit unit: Int, _ run: OutputRun) -> RenderedOutputs
}
