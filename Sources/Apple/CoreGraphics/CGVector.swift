public import Foundation
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGSize
@_exported import struct Foundation.CGRect

/// A direction and a length.
public struct CGVector: Hashable, Sendable, Codable {
    /// The distance along each axis.
    public var dx, dy: CGFloat
    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
    /// Creates a vector of zero.
    public init() { self.init(dx: 0, dy: 0) }
    /// No distance.
    public static let zero = CGVector()
}
