#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The Base64 encoding of RFC 4648, section 4.
enum Base64 {
    static func text(of bytes: some Collection<UInt8>) -> String { Data(bytes).base64EncodedString() }
}
