import Foundation

/// The spacing scale, smallest first. A target needs a Swift file of its own; this one uses what is generated beside it.
public let spacingScale: [CGFloat] = [.s4, .s8, .s16]
