internal import CGTK
import Glibc
internal import RuntimeShims

/// Serves GLib's default main context from the main run loop.
///
/// Before the run loop sleeps, GLib is asked what it waits for (`g_main_context_prepare` and `query`), and a thread
/// polls that in its stead. When something is ready, the run loop wakes and iterates the context once, without
/// blocking. So GLib's callbacks run from a run loop source, never from within the drain of the main dispatch queue: a
/// nested run loop inside one of them serves everything.
@MainActor
final class GLibGuest {
    private let pump: RunLoopSource
    private let watcher: GLibWatcher
    private let glib = g_main_context_default()
    private var descriptors = [GPollFD](repeating: GPollFD(), count: 16)

    init() {
        // Owned by the main thread for good: a callback may iterate the context, as input methods do.
        g_main_context_acquire(nil)
        let pump = RunLoopSource { g_main_context_iteration(nil, 0) }
        self.pump = pump
        watcher = GLibWatcher(wake: { pump.signal() })

        // It stays for good.
        RunLoopSources.observeMain([.entry, .beforeWaiting]) { self.arm() }
        pump.signal()
    }

    /// Has the watcher wait for what GLib waits for now.
    private func arm() {
        var priority: Int32 = 0
        if g_main_context_prepare(glib, &priority) != 0 { return pump.signal() }
        var timeout: Int32 = -1
        var count = g_main_context_query(glib, priority, &timeout, &descriptors, Int32(descriptors.count))
        if count > descriptors.count {
            descriptors = [GPollFD](repeating: GPollFD(), count: Int(count))
            count = g_main_context_query(glib, priority, &timeout, &descriptors, count)
        }
        if timeout == 0 { return pump.signal() }
        watcher.watch(
            descriptors.prefix(Int(count)).map { pollfd(fd: $0.fd, events: Int16(bitPattern: $0.events), revents: 0) },
            timeout: timeout < 0 ? nil : .milliseconds(Int(timeout)))
    }
}
