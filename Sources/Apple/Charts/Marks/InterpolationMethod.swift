import SwiftUI

/// How points of a line are joined.
public struct InterpolationMethod: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case linear, smooth(CGFloat), monotone, step(CGFloat) }
    let kind: Kind

    /// By straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// By curves that go through the points.
    public static var catmullRom: InterpolationMethod { InterpolationMethod(kind: .smooth(1)) }
    /// By curves that go through the points.
    ///
    /// - Parameter alpha: From 0 to 1; curves are those of 0, whatever is said.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    /// By curves that go through the points.
    public static var cardinal: InterpolationMethod { InterpolationMethod(kind: .smooth(1)) }
    /// By curves that go through the points.
    ///
    /// - Parameter tension: From 0, for the curves of ``catmullRom``, to 1, for straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .smooth(1 - min(max(tension, 0), 1)))
    }
    /// By curves that never go beyond the points.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// By steps in the middle between points.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .step(0.5)) }
    /// By steps at the points.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .step(0)) }
    /// By steps before the next points.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .step(1)) }
}

extension InterpolationMethod {
    /// Goes through points, from the first, where the path is already.
    func add(_ points: [CGPoint], to path: inout Path) {
        switch kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .step(let share):
            for (point, next) in zip(points, points.dropFirst()) {
                let x = point.x + (next.x - point.x) * share
                path.addLine(to: CGPoint(x: x, y: point.y))
                path.addLine(to: CGPoint(x: x, y: next.y))
                path.addLine(to: next)
            }
        case .smooth, .monotone:
            for index in points.indices.dropLast() {
                let (point, next) = (points[index], points[index + 1])
                let before = index > 0 ? points[index - 1] : point
                let after = index + 2 < points.count ? points[index + 2] : next
                let pull: CGFloat = if case .smooth(let pull) = kind { pull / 6 } else { 1 / 6 }
                var first = CGPoint(x: point.x + (next.x - before.x) * pull, y: point.y + (next.y - before.y) * pull)
                var second = CGPoint(x: next.x - (after.x - point.x) * pull, y: next.y - (after.y - point.y) * pull)
                if kind == .monotone {
                    let (low, high) = (min(point.y, next.y), max(point.y, next.y))
                    first.y = min(max(first.y, low), high)
                    second.y = min(max(second.y, low), high)
                }
                path.addCurve(to: next, control1: first, control2: second)
            }
        }
    }
}
