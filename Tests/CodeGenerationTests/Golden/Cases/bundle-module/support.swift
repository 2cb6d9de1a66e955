import Foundation

extension Foundation.Bundle {
    static let module: Bundle = Bundle.main
}
