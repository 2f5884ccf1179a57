public import CoreGraphics
public import Foundation

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of most animations of the system.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1): how far an animation has come at a share of its time.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let c1x, c1y, c2x, c2y: Double

    /// Creates a curve from its two handles.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        (self.c1x, self.c1y, self.c2x, self.c2y) = (Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }

    /// The control points are those Apple documents for each name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Writes a point of the curve, from 0 to 3, to two numbers.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
        guard points.indices.contains(index) else { return }
        (values[0], values[1]) = (Float(points[index].0), Float(points[index].1))
    }

    /// The progress at `time`, both from 0 to 1.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if c1x == c1y, c2x == c2y { return time }
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            let u = 1 - t
            return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        var t = time
        for _ in 0..<50 {
            let x = bezier(c1x, c2x, t)
            if abs(x - time) < 1e-7 { break }
            if x < time { low = t } else { high = t }
            t = (low + high) / 2
        }
        return bezier(c1y, c2y, t)
    }

    /// The time at which the progress is `value`, for curves that only rise.
    package func time(for value: Double) -> Double {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.value(at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
