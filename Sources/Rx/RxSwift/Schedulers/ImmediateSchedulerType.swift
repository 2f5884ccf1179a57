/// Something that does work, perhaps later or elsewhere.
public protocol ImmediateSchedulerType {
    /// Does work as soon as possible.
    ///
    /// - Returns: A disposable that cancels it.
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Does work that may ask to be done again, each time as work of its own.
    ///
    /// - Returns: A disposable that cancels it.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let recursion = Recursion<State>(
            schedule: { [self] state, action in schedule(state, action: action) }, action: action)
        recursion.schedule(state)
        return recursion
    }

    /// Calls `body` until it returns false, each time as work of its own.
    func loop(_ body: @escaping () -> Bool) -> DisposeBase {
        if self is CurrentThreadScheduler {
            let loop = TrampolineLoop(body)
            Trampoline.current.perform(loop)
            return loop
        }
        return scheduleRecursive(()) { _, recurse in if body() { recurse(()) } }.base
    }
}
