import QuartzCore

/// Leads what is animated of a view's value from one value to the next.
@MainActor
class DataAnimator<Value> {
    /// Gives `value` the data that is to be seen now. It is where it is to go unless its change is animated.
    ///
    /// - Parameter onFrame: Called for each picture until the data is where it is to go; it asks again.
    func follow(_ value: inout Value, in graph: ViewGraph?, onFrame: @escaping () -> Void) {}

    /// The data is no longer needed.
    func end() {}

    /// The animator of a type that says what is animated of it; nil for others.
    static func make() -> DataAnimator<Value>? {
        func open<A: Animatable>(_ type: A.Type) -> DataAnimator<Value>? {
            if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
            return AnimatableAnimator<A>() as? DataAnimator<Value>
        }
        guard let type = Value.self as? any Animatable.Type else { return nil }
        return open(type)
    }
}

/// Leads the data of a type that says what is animated of it.
final class AnimatableAnimator<Value: Animatable>: DataAnimator<Value> {
    private var goal: Value.AnimatableData?
    private var shown = Value.AnimatableData.zero
    private var run: Run?
    private weak var graph: ViewGraph?

    private struct Run {
        var start: Value.AnimatableData
        var animation: Animation
        var began: CFTimeInterval
    }

    override func follow(_ value: inout Value, in graph: ViewGraph?, onFrame: @escaping () -> Void) {
        self.graph = graph
        let wanted = value.animatableData
        defer { value.animatableData = shown }
        guard let goal else {
            (self.goal, shown) = (wanted, wanted)
            return
        }
        guard goal != wanted else { return }
        self.goal = wanted
        guard let graph, let animation = graph.nextAnimation, graph.isVisible else {
            end()
            shown = wanted
            return
        }
        run = Run(start: shown, animation: animation, began: graph.frames.now)
        graph.frames.add(self) { [weak self] now in
            guard let self else { return false }
            let goesOn = advance(to: now)
            onFrame()
            return goesOn
        }
    }

    private func advance(to now: CFTimeInterval) -> Bool {
        guard let run, let goal else { return false }
        if let amount = run.animation.progress(at: now - run.began) {
            shown = run.start.interpolated(towards: goal, amount: amount)
            return true
        }
        shown = goal
        self.run = nil
        return false
    }

    override func end() {
        run = nil
        graph?.frames.remove(self)
    }
}
