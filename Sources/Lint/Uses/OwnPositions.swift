import CodeGeneration
import SwiftSources

/// The positions that the configuration adds: arguments of the app's own functions.
struct OwnPositions {
    /// What a file has in these positions.
    struct Uses {
        var assets: [AssetUse] = []
        var lengths: [LengthLiteral] = []
        /// The numbers of the positions that code calls.
        var called: Set<Int> = []
    }

    let all: [LintConfiguration.Position]
    /// The numbers of the positions by the called name.
    private let numbers: [String: [Int]]

    init(_ positions: [LintConfiguration.Position]) {
        all = positions
        numbers = Dictionary(grouping: positions.indices) { positions[$0].function }
    }

    /// Returns what the calls of a file have in the positions.
    func uses(in code: SwiftCode) -> Uses {
        var uses = Uses()
        guard !all.isEmpty else { return uses }
        for call in code.calls {
            let arguments = numbers[code.text(call.name)].map { ($0, code.arguments(of: call)) }
            for number in arguments?.0 ?? [] { add(number, call, arguments?.1 ?? [], code, to: &uses) }
        }
        return uses
    }

    private func add(
        _ number: Int, _ call: SwiftCall, _ arguments: [SwiftArgument], _ code: SwiftCode, to uses: inout Uses
    ) {
        let position = all[number]
        guard let argument = arguments.first(where: { $0.label == position.label }) else { return }
        uses.called.insert(number)
        switch position.content {
        case .spacing: addLength(.spacing, argument, code, to: &uses)
        case .radius: addLength(.radius, argument, code, to: &uses)
        case .image: uses.assets += assets(.image, argument, call, arguments, code)
        case .color: uses.assets += assets(.color, argument, call, arguments, code)
        }
    }

    private func addLength(_ use: LengthUse, _ argument: SwiftArgument, _ code: SwiftCode, to uses: inout Uses) {
        let token = argument.value.lowerBound
        guard argument.value.count == 1, let value = code.number(token), value > 0 else { return }
        uses.lengths.append(LengthLiteral(value: value, token: token, use: use, isOwn: true))
    }

    private func assets(
        _ kind: AssetPosition.Kind, _ argument: SwiftArgument, _ call: SwiftCall, _ arguments: [SwiftArgument],
        _ code: SwiftCode
    ) -> [AssetUse] {
        let bundle = AssetUse.bundle(arguments.first { AssetPosition.isBundle($0.label) }, code)
        return code.strings(in: argument.value).map { token, name in
            AssetUse(
                name: name, token: token, kind: kind, call: call, type: code.text(call.name), label: argument.label,
                isWholeArgument: argument.value.count == 1, hasOtherArguments: arguments.count > 1, bundle: bundle,
                isOwn: true)
        }
    }
}
