public import Foundation

// Apple's CoreGraphics prints these as bare numbers; Foundation on Linux leaves it to reflection.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(x, y)`
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(width, height)`
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(x, y, width, height)`
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
