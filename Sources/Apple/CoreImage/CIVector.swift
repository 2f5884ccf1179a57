public import CoreGraphics
public import Foundation

/// Numbers in a row.
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
    private let values: [CGFloat]

    /// Creates a vector from numbers in memory.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
    }

    private init(_ values: [CGFloat]) { self.values = values }

    /// Creates a vector from its numbers.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Creates a vector from its numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Creates a vector from its numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Creates a vector from its numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector from its numbers.
    public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
    /// Creates a vector from its numbers.
    public convenience init(cgRect: CGRect) {
        self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
    }

    /// The number of numbers.
    public var count: Int { values.count }
    /// 0 beyond the end.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The number at the place of x; 0 beyond the end.
    public var x: CGFloat { value(at: 0) }
    /// The number at the place of y; 0 beyond the end.
    public var y: CGFloat { value(at: 1) }
    /// The number at the place of z; 0 beyond the end.
    public var z: CGFloat { value(at: 2) }
    /// The number at the place of w; 0 beyond the end.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    public override var hash: Int { values.hashValue }

    var simd: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}
