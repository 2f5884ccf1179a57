internal import CGLib

/// Calls a function from the main loop after a time, once or again and again until it is stopped.
@MainActor
final class LoopTimer {
    private var source: guint = 0
    private let repeats: Bool
    private let body: @MainActor () -> Void

    init(milliseconds: Int, repeats: Bool = false, _ body: @escaping @MainActor () -> Void) {
        self.repeats = repeats
        self.body = body
        // GLib keeps this object for as long as the timer runs.
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(milliseconds),
            { data in
                MainActor.assumeIsolated {
                    let timer = Unmanaged<LoopTimer>.fromOpaque(data!).takeUnretainedValue()
                    if !timer.repeats { timer.source = 0 }
                    timer.body()
                    return timer.repeats && timer.source != 0 ? 1 : 0
                }
            },
            Unmanaged.passRetained(self).toOpaque(),
            { Unmanaged<LoopTimer>.fromOpaque($0!).release() })
    }

    func stop() {
        guard source != 0 else { return }
        let stopped = source
        source = 0
        g_source_remove(stopped)
    }
}
