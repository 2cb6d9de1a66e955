import Diagnostics
import LocatedJSON

/// The chosen context of each modifier: `--input theme=dark`, or `"inputs": { "theme": "dark" }`.
package struct ResolverInputs: Sendable, Hashable {
    package struct Input: Sendable, Hashable {
        /// The modifier's name, in any case.
        package var name: String
        /// The context's name, in any case.
        package var value: String
        /// The place of the input, or `nil` on the command line.
        package var location: SourceLocation?

        package init(name: String, value: String, at location: SourceLocation? = nil) {
            self.name = name
            self.value = value
            self.location = location
        }
    }

    /// The inputs. Of several for one modifier, the last one with an existing context wins.
    package var inputs: [Input]

    /// Creates inputs. Without any, every modifier stays open.
    package init(_ inputs: [Input] = []) { self.inputs = inputs }

    /// Reads inputs from an object of strings: sections "Inputs" and "Enforcing strings". A list of strings is for
    /// several documents with modifiers of the same name.
    ///
    /// - Parameters:
    ///   - node: The object.
    ///   - source: The file of the object.
    ///   - diagnostics: The list to which errors are added.
    /// - Returns: The inputs that could be read.
    package static func read(
        _ node: JSONNode, in source: JSONDocument, diagnostics: inout [Diagnostic]
    ) -> ResolverInputs {
        var result = ResolverInputs()
        guard
            diagnostics.require(
                .object, of: node, in: source, "expected an object for inputs", .invalidInput,
                advice: "write { \"modifier\": \"context\" }", loss: .run)
        else { return result }
        for member in source.members(of: node) {
            let name = source.string(member.key)
            let isList = source.kind(of: member.value) == .array
            // The first context that a document has wins, and of two inputs the later one.
            let values = isList ? source.elements(of: member.value).reversed() : [member.value]
            for value in values
            where diagnostics.require(
                .string, of: value, in: source, "expected a string for the input '\(name)'", .invalidInput,
                advice: "put the name of the context in double quotes", loss: .run)
            {
                result.inputs.append(
                    Input(name: name, value: source.string(value), at: source.location(of: value)))
            }
        }
        return result
    }

    /// Names for a note, unless there are too many.
    static func listed(_ names: [String]) -> String {
        names.count <= 16
            ? "write one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
            : "there are \(names.count) names to choose from"
    }
}
