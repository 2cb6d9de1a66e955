// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What Tuist writes for a target that has resources, as far as generated code depends on it.

import Foundation

extension Foundation.Bundle {
    nonisolated static let module: Bundle = Bundle.main
}
