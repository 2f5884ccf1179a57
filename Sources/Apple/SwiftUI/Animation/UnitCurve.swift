public import CoreGraphics
import Foundation
import QuartzCore

/// A pace: how far something is after a part of its time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }
    private let kind: Kind

    /// An even pace.
    public static let linear = UnitCurve(kind: .linear)
    /// Slow at the beginning.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Slow at the end.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Slow at both ends.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Slow at the beginning, as a circle rises.
    public static let circularEaseIn = UnitCurve(kind: .circularIn)
    /// Slow at the end, as a circle rises.
    public static let circularEaseOut = UnitCurve(kind: .circularOut)
    /// Slow at both ends, as circles rise.
    public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

    /// A curve by two points that it is drawn to.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
    }

    /// How far something is after a part of its time.
    public func value(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        switch kind {
        case .linear: return time
        case .bezier(let start, let end):
            return CAMediaTimingFunction(controlPoints: Float(start.x), Float(start.y), Float(end.x), Float(end.y))
                .value(at: time)
        case .circularIn: return 1 - (1 - time * time).squareRoot()
        case .circularOut: return (1 - (time - 1) * (time - 1)).squareRoot()
        case .circularInOut:
            return time < 0.5
                ? (1 - (1 - 4 * time * time).squareRoot()) / 2
                : ((1 - (2 * time - 2) * (2 * time - 2)).squareRoot() + 1) / 2
        }
    }

    /// The points of the cubic curve that is the same, or that is nearest to arcs of circles.
    var controlPoints: (UnitPoint, UnitPoint) {
        switch kind {
        case .linear: (UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1))
        case .bezier(let start, let end): (start, end)
        case .circularIn: (UnitPoint(x: 0.55, y: 0), UnitPoint(x: 1, y: 0.45))
        case .circularOut: (UnitPoint(x: 0, y: 0.55), UnitPoint(x: 0.45, y: 1))
        case .circularInOut: (UnitPoint(x: 0.85, y: 0), UnitPoint(x: 0.15, y: 1))
        }
    }

    /// How fast something is after a part of its time, in whole ways for the whole time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (from, to) = (max(progress - step, 0), min(progress + step, 1))
        return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
    }
}
