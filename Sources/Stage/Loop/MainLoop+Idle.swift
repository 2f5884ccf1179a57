internal import RuntimeShims

extension MainLoop {
    /// Has `body` called whenever the main run loop has nothing left to do and is about to sleep, from now on.
    package static func beforeSleeping(_ body: @escaping @MainActor () -> Void) {
        RunLoopSources.observeMain(.beforeWaiting, body)
    }
}
