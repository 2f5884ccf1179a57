import Foundation

/// How one coordinate of a content offset moves by itself: a glide that slows down, a spring back to an edge, or a
/// curve to where a program sent it. Positions are points, times seconds, velocities points a second.
struct ScrollMotion {
    enum Segment {
        /// Slows down by the factor `e` every `1 / decay` seconds.
        case glide(from: CGFloat, velocity: CGFloat, decay: CGFloat)
        /// A critically damped spring of the angular frequency `stiffness`.
        case spring(from: CGFloat, velocity: CGFloat, to: CGFloat, stiffness: CGFloat)
        /// Slow in, slow out, over the whole duration.
        case ease(from: CGFloat, to: CGFloat)

        func value(at time: CGFloat, of duration: CGFloat) -> CGFloat {
            switch self {
            case .glide(let from, let velocity, let decay):
                return from + velocity / decay * (1 - exp(-decay * time))
            case .spring(let from, let velocity, let to, let stiffness):
                let distance = from - to
                return to + (distance + (velocity + stiffness * distance) * time) * exp(-stiffness * time)
            case .ease(let from, let to):
                guard duration > 0 else { return to }
                let x = min(max(time / duration, 0), 1)
                return from + (to - from) * x * x * (3 - 2 * x)
            }
        }
    }

    private var segments: [(start: CGFloat, duration: CGFloat, segment: Segment)] = []
    /// Where it comes to rest.
    private(set) var destination: CGFloat

    private init(at position: CGFloat) {
        destination = position
    }

    /// How far the whole movement was displaced after it began, because what it moves over changed.
    private var displacement: CGFloat = 0

    mutating func displace(by distance: CGFloat) {
        displacement += distance
        destination += distance
    }

    var duration: CGFloat { segments.last.map { $0.start + $0.duration } ?? 0 }

    /// The distance, in points, below which a movement has ended: a pixel of a phone.
    private static let tolerance: CGFloat = 0.33

    /// The spring that pulls content back to its edge.
    static let edgeStiffness: CGFloat = 11

    static func rest(at position: CGFloat) -> ScrollMotion { ScrollMotion(at: position) }

    /// The movement after a finger has let go.
    ///
    /// - Parameters:
    ///   - rate: what remains of the velocity after a millisecond (`UIScrollView.DecelerationRate`).
    ///   - limits: the edges of the content.
    ///   - bounces: whether the content may go beyond them and spring back; otherwise it stops there.
    static func glide(
        from position: CGFloat, velocity: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool
    ) -> ScrollMotion {
        let edge = min(max(position, limits.lowerBound), limits.upperBound)
        if position != edge {
            return spring(from: position, velocity: velocity, to: edge, stiffness: edgeStiffness)
        }
        let decay = -1000 * log(rate)
        let end = position + velocity / decay
        let stop = min(max(end, limits.lowerBound), limits.upperBound)
        var motion = ScrollMotion(at: stop)
        if end == stop {
            let duration = max(0, log(max(abs(velocity) / (decay * tolerance), 1)) / decay)
            motion.segments = [(0, duration, .glide(from: position, velocity: velocity, decay: decay))]
            return motion
        }
        // The share of the velocity that is left at the edge: 1 - distance covered / distance of the whole glide.
        let share = 1 - (stop - position) / (end - position)
        let time = -log(share) / decay
        motion.segments = [(0, time, .glide(from: position, velocity: velocity, decay: decay))]
        guard bounces else { return motion }
        let rest = spring(from: stop, velocity: velocity * share, to: stop, stiffness: edgeStiffness)
        motion.segments += rest.segments.map { (time + $0.start, $0.duration, $0.segment) }
        return motion
    }

    /// The movement to a place that was chosen for it: a glide of another rate if one fits, otherwise a spring.
    static func settle(from position: CGFloat, velocity: CGFloat, to target: CGFloat) -> ScrollMotion {
        let distance = target - position
        guard distance != 0 || velocity != 0 else { return rest(at: target) }
        if distance != 0 {
            let decay = velocity / distance
            if decay >= 1.5, decay <= 12 {
                var motion = ScrollMotion(at: target)
                let duration = log(max(abs(distance) / tolerance, 1)) / decay
                motion.segments = [(0, duration, .glide(from: position, velocity: velocity, decay: decay))]
                return motion
            }
        }
        return spring(from: position, velocity: velocity, to: target, stiffness: 14)
    }

    static func spring(from position: CGFloat, velocity: CGFloat, to target: CGFloat, stiffness: CGFloat)
        -> ScrollMotion
    {
        var motion = ScrollMotion(at: target)
        let distance = abs(position - target)
        let push = abs(velocity + stiffness * (position - target))
        // Either term of the spring is below half the tolerance from these times on.
        let first = distance > 0 ? log(max(2 * distance / tolerance, 1)) / stiffness : 0
        let second = push > 0 ? 2 / stiffness * log(max(4 * push / (M_E * stiffness * tolerance), 1)) : 0
        let duration = max(first, second)
        if duration > 0 {
            motion.segments = [
                (0, duration, .spring(from: position, velocity: velocity, to: target, stiffness: stiffness))
            ]
        }
        return motion
    }

    static func ease(from position: CGFloat, to target: CGFloat, duration: CGFloat) -> ScrollMotion {
        var motion = ScrollMotion(at: target)
        if position != target { motion.segments = [(0, duration, .ease(from: position, to: target))] }
        return motion
    }

    func position(at time: CGFloat) -> CGFloat {
        guard time < duration, let entry = segments.last(where: { $0.start <= time }) ?? segments.first else {
            return destination
        }
        return entry.segment.value(at: max(time - entry.start, 0), of: entry.duration) + displacement
    }
}

/// How far content follows a finger that pulls it beyond its edge.
enum RubberBand {
    /// UIKit's: the content covers at first 0.55 of what the finger does, and never more than the view's size.
    private static let coefficient: CGFloat = 0.55

    static func stretch(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        return (1 - 1 / (distance * coefficient / dimension + 1)) * dimension
    }

    /// The distance of the finger that stretches the content so far.
    static func pull(_ stretch: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0, stretch < dimension else { return 0 }
        return (1 / (1 - stretch / dimension) - 1) * dimension / coefficient
    }

    static func position(_ position: CGFloat, limits: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        if position < limits.lowerBound {
            return limits.lowerBound - stretch(limits.lowerBound - position, dimension: dimension)
        }
        if position > limits.upperBound {
            return limits.upperBound + stretch(position - limits.upperBound, dimension: dimension)
        }
        return position
    }

    /// Undoes ``position(_:limits:dimension:)``.
    static func finger(at position: CGFloat, limits: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        if position < limits.lowerBound {
            return limits.lowerBound - pull(limits.lowerBound - position, dimension: dimension)
        }
        if position > limits.upperBound {
            return limits.upperBound + pull(position - limits.upperBound, dimension: dimension)
        }
        return position
    }
}
