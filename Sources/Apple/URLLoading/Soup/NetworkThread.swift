import CGLib
import Foundation
import SeamPrimitives

/// The thread on which libsoup works: its sessions belong to the main context of the thread that makes them.
final class NetworkThread: @unchecked Sendable {
    static let shared = NetworkThread()

    private let context: OpaquePointer

    private init() {
        context = g_main_context_new()
        nonisolated(unsafe) let context = context
        Thread.detachNewThread {
            Thread.current.name = "com.apple.NSURLConnectionLoader"
            g_main_context_push_thread_default(context)
            g_main_loop_run(g_main_loop_new(context, 0))
        }
    }

    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Does work on the thread, after what was given before.
    func async(_ body: @escaping @Sendable () -> Void) {
        let source = g_idle_source_new()
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        let work = Unmanaged.passRetained(Work(body)).toOpaque()
        g_source_set_callback(
            source,
            { data in
                Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue().body()
                return 0
            }, work, { Unmanaged<Work>.fromOpaque($0!).release() })
        g_source_attach(source, context)
        g_source_unref(source)
    }
}
