import Diagnostics

/// Outputs that declare a type under the name of one that generated code means: in all files of the module, that name
/// would be the new type's. To extend the type that has the name is right.
struct HidingScopes: ConfigurationCheck {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        checked.configuration.outputs.compactMap { output in
            guard let scope = output.scope, output.declaration.declaresScope,
                output.language.known.meantTypes.contains(scope.value)
            else { return nil }
            return Diagnostic(
                .error, .invalidConfiguration,
                "\(output.template.value) declares the type \(scope.value), which would hide the \(scope.value) that "
                    + "generated code means",
                at: scope.location,
                advice: "write another name, or no \"scope\": the type is then \(output.declaration.scope)")
        }
    }
}
