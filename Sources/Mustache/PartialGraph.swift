import Diagnostics

struct PartialGraph {
    /// The names of the templates, in ascending order.
    let names: [String]
    let templates: [MustacheTemplate]
    private let indices: [String: Int]

    init(_ templates: [String: MustacheTemplate]) {
        let sorted = templates.sorted { $0.key < $1.key }
        names = sorted.map(\.key)
        self.templates = sorted.map(\.value)
        indices = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Finds the partial tags whose template does not exist.
    func unknownPartials() -> [Diagnostic] {
        templates.flatMap { template in
            template.partials.filter { indices[$0.name] == nil }.map { partial in
                let advice = NearestName.advice(
                    for: partial.name, among: names, quote: "'",
                    otherwise: "add '\(partial.name).mustache', or correct the name")
                let message = "cannot find the partial '\(partial.name)'"
                return error(.unknownPartial, message, at: partial, in: template, advice: advice)
            }
        }
    }

    /// Finds the partial tags through which a template includes itself unconditionally, directly or indirectly.
    func endlessPartials() -> [Diagnostic] {
        var visits = Array(repeating: Visit.pending, count: templates.count)
        var diagnostics: [Diagnostic] = []
        for start in templates.indices where visits[start] == .pending {
            visits[start] = .active
            var path = [Step(template: start)]
            while let step = path.last {
                guard step.partial < templates[step.template].partials.count else {
                    visits[step.template] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].partial += 1
                guard let next = unconditionalTarget(of: step) else { continue }
                switch visits[next] {
                case .pending:
                    visits[next] = .active
                    path.append(Step(template: next))
                case .active:
                    diagnostics.append(endless(step, backTo: next, path: path))
                case .done:
                    break
                }
            }
        }
        return diagnostics
    }

    private enum Visit { case pending, active, done }

    /// A template on the path, and its next partial.
    private struct Step {
        var template: Int
        var partial = 0
    }

    private func unconditionalTarget(of step: Step) -> Int? {
        let partial = templates[step.template].partials[step.partial]
        return partial.isInsideSection ? nil : indices[partial.name]
    }

    private func endless(_ step: Step, backTo next: Int, path: [Step]) -> Diagnostic {
        let detour = path.drop { $0.template != next }.dropLast().prefix(8).map { step in
            let template = templates[step.template]
            let partial = template.partials[step.partial - 1]
            let place = template.source.location(of: partial.offset)
            return Diagnostic.Note("'\(partial.name)' is included here", at: place)
        }
        let template = templates[step.template]
        let message = "including '\(names[next])' here never ends"
        let partial = template.partials[step.partial]
        return error(
            .invalidTemplate, message, at: partial, in: template, notes: detour,
            advice: "put the partial that includes itself inside a section over a list, so that the recursion ends "
                + "with the list")
    }

    private func error(
        _ code: DiagnosticCode, _ message: String, at partial: MustacheTemplate.Partial, in template: MustacheTemplate,
        notes: [Diagnostic.Note] = [], advice: String
    ) -> Diagnostic {
        Diagnostic(
            .error, code, message, at: template.source.location(of: partial.offset), notes: notes, advice: advice)
    }
}
