import Foundation
import QuartzCore

extension Animation {
    /// How far a change is so many seconds after it was made: 0 at its beginning and 1 at its end, which springs may
    /// overshoot; nil when it is over.
    func progress(at time: Double) -> Double? {
        let time = time - wait
        guard time >= 0 else { return 0 }
        let length = runningTime
        guard length > 0 else { return nil }
        guard let repetition else { return time < length ? pace(time) : nil }
        let round = (time / length).rounded(.down)
        guard round < repetition.count else { return nil }
        let own = time - round * length
        // Each second time it goes backwards.
        let isBack = repetition.reverses && round.truncatingRemainder(dividingBy: 2) == 1
        return pace(isBack ? length - own : own)
    }

    /// How long one run takes, in seconds: a spring goes on until it rests.
    var runningTime: Double { physics.map(\.settlingDuration) ?? duration }

    /// The spring by whose laws the change goes; nil for a curve.
    var physics: QuartzCore.Spring? {
        guard case .spring(let damping) = curve, duration > 0 else { return nil }
        let frequency = 2 * Double.pi / duration
        return QuartzCore.Spring(
            mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency, initialVelocity: 0)
    }

    private func pace(_ time: Double) -> Double {
        let name: CAMediaTimingFunctionName
        switch curve {
        case .spring: return physics?.value(at: time) ?? 1
        case .linear: return time / duration
        case .easeIn: name = .easeIn
        case .easeOut: name = .easeOut
        case .easeInOut: name = .easeInEaseOut
        case .cubic(let first, let second):
            return CAMediaTimingFunction(
                controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)
            ).value(at: time / duration)
        }
        return CAMediaTimingFunction(name: name).value(at: time / duration)
    }
}
