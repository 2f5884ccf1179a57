/// Does work on the calling thread: at once, or after the work in progress.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
    /// The one instance.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// Whether no work is in progress on this thread, so that what is scheduled now is done at once.
    public static var isScheduleRequired: Bool { !Trampoline.current.isActive }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let trampoline = Trampoline.current
        if !trampoline.isActive {
            trampoline.isActive = true
            let begun = action(state)
            trampoline.drain()
            return begun
        }
        let item = TrampolineAction(state, action)
        trampoline.perform(item)
        return item
    }
}
