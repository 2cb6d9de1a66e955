// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The part of Core Text that generated code uses, so that it can be type-checked where there is no Core Text.
// Signatures follow Apple's SDK; bodies do nothing.

@_exported import Foundation

// On Apple platforms these are classes, to which Foundation's types are bridged.
public typealias CFURL = URL
public typealias CFError = NSError

public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, user, session
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
