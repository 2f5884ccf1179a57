/// The way of one value through its steps.
struct KeyframeWay<Value: Animatable> {
    typealias Data = Value.AnimatableData

    let steps: [_KeyframeStep<Value>]
    /// In seconds.
    let duration: Double

    init(_ steps: [_KeyframeStep<Value>]) {
        self.steps = steps
        duration = steps.reduce(0) { $0 + $1.duration }
    }

    func value(from start: Value, time: Double) -> Value {
        var result = start
        result.animatableData = data(from: start, time: time).value
        return result
    }

    /// Where the value is, and how fast it goes, a second.
    private func data(from start: Value, time: Double) -> (value: Data, velocity: Data) {
        var now: (value: Data, velocity: Data) = (start.animatableData, .zero)
        var rest = time
        for (index, step) in steps.enumerated() {
            let isIn = rest < step.duration
            now = move(now, by: index, time: isIn ? max(rest, 0) : step.duration)
            if isIn { return now }
            rest -= step.duration
        }
        return now
    }

    private func move(_ now: (value: Data, velocity: Data), by index: Int, time: Double) -> (
        value: Data, velocity: Data
    ) {
        let step = steps[index]
        let goal = step.goal.animatableData
        guard step.duration > 0 else { return (goal, .zero) }
        let share = time / step.duration
        let way = goal - now.value
        switch step.way {
        case .move: return (goal, .zero)
        case .linear(let curve):
            return (
                now.value + way.scaled(by: curve.value(at: share)),
                way.scaled(by: curve.velocity(at: share) / step.duration)
            )
        case .spring(let spring, let start):
            let velocity = start?.animatableData ?? now.velocity
            return (
                now.value + spring.value(target: way, initialVelocity: velocity, time: time),
                spring.velocity(target: way, initialVelocity: velocity, time: time)
            )
        case .cubic(let start, let end):
            let first = (start?.animatableData ?? now.velocity).scaled(by: step.duration)
            let last = (end?.animatableData ?? passing(index, from: now.value)).scaled(by: step.duration)
            let (t, u) = (share, 1 - share)
            // Hermite's form: the ends and the velocities there.
            let value =
                now.value.scaled(by: (1 + 2 * t) * u * u) + first.scaled(by: t * u * u)
                + goal.scaled(by: t * t * (3 - 2 * t)) - last.scaled(by: t * t * u)
            let velocity =
                way.scaled(by: 6 * t * u) + first.scaled(by: u * (1 - 3 * t)) + last.scaled(by: t * (3 * t - 2))
            return (value, velocity.scaled(by: 1 / step.duration))
        }
    }

    /// The velocity at the end of a step that goes on to another one by a curve: that between the values before and
    /// behind. Where none follows the value comes to rest.
    private func passing(_ index: Int, from start: Data) -> Data {
        guard index + 1 < steps.count, case .cubic = steps[index + 1].way else { return .zero }
        let time = steps[index].duration + steps[index + 1].duration
        return (steps[index + 1].goal.animatableData - start).scaled(by: 1 / time)
    }
}
