import Diagnostics
import LocatedJSON

/// Which context of each modifier is chosen: `--input theme=dark`, or `"inputs": { "theme": "dark" }`.
package struct ResolverInputs: Sendable, Hashable {
    package struct Input: Sendable, Hashable {
        /// The modifier's name, in any case.
        package var name: String
        /// The context's name, in any case.
        package var value: String
        /// Where it stands; `nil` on the command line.
        package var location: SourceLocation?

        package init(name: String, value: String, at location: SourceLocation? = nil) {
            self.name = name
            self.value = value
            self.location = location
        }
    }

    /// The inputs. Of two for one modifier the later counts whose context it has.
    package var inputs: [Input]

    /// Creates inputs; none leave every modifier open.
    package init(_ inputs: [Input] = []) { self.inputs = inputs }

    /// Reads inputs from an object whose values are texts: sections "Inputs" and "Enforcing strings". A list of texts is for
    /// several documents whose modifiers have one name.
    ///
    /// - Parameters:
    ///   - node: The object.
    ///   - source: The file that it stands in.
    ///   - diagnostics: Takes what is wrong.
    /// - Returns: The inputs, as far as they could be read.
    package static func read(
        _ node: JSONNode, in source: JSONDocument, diagnostics: inout [Diagnostic]
    ) -> ResolverInputs {
        var result = ResolverInputs()
        guard
            diagnostics.require(
                .object, of: node, in: source, "inputs are an object", .invalidInput,
                advice: "write { \"modifier\": \"context\" }", loss: .run)
        else { return result }
        for member in source.members(of: node) {
            let name = source.string(member.key)
            let isList = source.kind(of: member.value) == .array
            // The first context counts that a document has, and of two inputs the later.
            let values = isList ? source.elements(of: member.value).reversed() : [member.value]
            for value in values
            where diagnostics.require(
                .string, of: value, in: source, "the input \"\(name)\" is a text", .invalidInput,
                advice: "put it into double quotes: contexts have names", loss: .run)
            {
                result.inputs.append(
                    Input(name: name, value: source.string(value), at: source.location(of: value)))
            }
        }
        return result
    }

    /// Names for a note, where there are not too many.
    static func listed(_ names: [String]) -> String {
        names.count <= 16
            ? "write one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
            : "there are \(names.count) to choose from"
    }
}
