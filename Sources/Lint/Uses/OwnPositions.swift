import CodeGeneration
import SwiftSources

/// The configured positions: arguments of the app's own functions.
struct OwnPositions {
    let all: [LintConfiguration.Position]
    /// The indices of the positions by the called name.
    private let numbers: [String: [Int]]

    init(_ positions: [LintConfiguration.Position]) {
        all = positions
        numbers = Dictionary(grouping: positions.indices) { positions[$0].function }
    }

    /// Returns the indices of the positions in calls of a function.
    func numbers(of name: String) -> [Int] { all.isEmpty ? [] : numbers[name] ?? [] }
}

extension CodeUses {
    /// Adds the contents of the positions in a call of a function of the app.
    mutating func add(_ call: SwiftCall, _ numbers: [Int], of positions: OwnPositions, _ code: SwiftCode) {
        let arguments = code.arguments(of: call)
        for number in numbers {
            let position = positions.all[number]
            guard let place = arguments.firstIndex(where: { $0.label == position.label }) else { continue }
            calledPositions.insert(number)
            switch position.content {
            case .spacing: addLength(.spacing, arguments[place], code)
            case .radius: addLength(.radius, arguments[place], code)
            case .image: assets += AssetUse.all(in: AssetCall(ofOwn: call, arguments, named: place, .image, code), code)
            case .color: assets += AssetUse.all(in: AssetCall(ofOwn: call, arguments, named: place, .color, code), code)
            }
        }
    }

    private mutating func addLength(_ use: LengthUse, _ argument: SwiftArgument, _ code: SwiftCode) {
        let token = argument.value.lowerBound
        guard argument.value.count == 1, let value = code.number(token), value > 0 else { return }
        lengths.append(LengthLiteral(value: value, token: token, use: use, isOwn: true))
    }
}
