internal import CGTK

extension MainLoop {
    /// Has `body` called whenever the main run loop has nothing left to do and is about to sleep, from now on.
    package static func beforeSleeping(_ body: @escaping @MainActor () -> Void) {
        var context = SeamRunLoopObserverContext()
        context.info = Unmanaged.passRetained(IdleWork(body)).toOpaque()
        let observer = seam_run_loop_observer_create(
            nil, UInt(SEAM_RUN_LOOP_BEFORE_WAITING), 1, 0,
            { _, _, info in
                let work = Unmanaged<IdleWork>.fromOpaque(info!).takeUnretainedValue()
                MainActor.assumeIsolated { work.body() }
            }, &context)
        seam_run_loop_add_observer(seam_run_loop_main(), observer, seam_run_loop_common_modes)
    }

    private final class IdleWork: Sendable {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }
}
