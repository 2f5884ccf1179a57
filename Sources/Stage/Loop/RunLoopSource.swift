internal import CGTK

/// Something to do on the main run loop, in every common mode, when any thread asks for it.
///
/// Several signals before the main thread comes round are one call. A source stays for the life of the process.
final class RunLoopSource: @unchecked Sendable {  // the pointers never change, and CFRunLoop locks what they point to
    private let source: UnsafeMutableRawPointer
    private let runLoop: UnsafeMutableRawPointer

    init(_ perform: @escaping @MainActor () -> Void) {
        let action = Unmanaged.passRetained(Action(perform))
        var context = SeamRunLoopSourceContext()
        context.info = action.toOpaque()
        context.perform = { info in
            let action = Unmanaged<Action>.fromOpaque(info!).takeUnretainedValue()
            MainActor.assumeIsolated { action.perform() }
        }
        runLoop = seam_run_loop_main()
        source = seam_run_loop_source_create(nil, 0, &context)
        seam_run_loop_add_source(runLoop, source, seam_run_loop_common_modes)
    }

    /// Asks for one call. Any thread may.
    func signal() {
        seam_run_loop_source_signal(source)
        seam_run_loop_wake_up(runLoop)
    }

    private final class Action: Sendable {
        let perform: @MainActor () -> Void
        init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
    }
}
