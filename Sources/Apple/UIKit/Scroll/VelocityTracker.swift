import Foundation

/// The velocity of something from where it was at the latest moments.
struct VelocityTracker {
    private var samples: [(time: TimeInterval, position: CGPoint)] = []
    /// Older samples, in seconds, tell nothing about the velocity now.
    private static let window: TimeInterval = 0.1

    mutating func reset() {
        samples.removeAll(keepingCapacity: true)
    }

    mutating func add(_ position: CGPoint, at time: TimeInterval) {
        samples.removeAll { time - $0.time > Self.window }
        samples.append((time, position))
    }

    /// Points a second; zero when nothing has moved for a while before `time`.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = samples.first(where: { time - $0.time <= Self.window }), let last = samples.last,
            last.time > first.time
        else { return .zero }
        // A finger that rested before it was lifted throws nothing.
        if time - last.time > 0.06 { return .zero }
        let span = CGFloat(last.time - first.time)
        return CGPoint(
            x: (last.position.x - first.position.x) / span, y: (last.position.y - first.position.y) / span)
    }
}
