import CGLib
import Documents
package import Foundation

/// Whether this machine has a way to other machines, as GIO's monitor knows it from the kernel or NetworkManager, or files
/// answer requests in their place.
package enum NetworkMonitor {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var listeners: [UUID: @Sendable () -> Void] = [:]
    nonisolated(unsafe) private static var isConnected = false

    private static let isAnswered = LaunchEnvironment.current.standsInForNetwork

    /// May be asked on any thread.
    package static var isAvailable: Bool {
        isAnswered || g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0
    }

    /// Calls `body` on the main thread after each change; what is returned goes to ``remove(_:)``.
    package static func add(_ body: @escaping @Sendable () -> Void) -> UUID {
        let identifier = UUID()
        let connects = lock.withLock {
            listeners[identifier] = body
            defer { isConnected = true }
            return !isConnected
        }
        if connects {
            let changed: @convention(c) (OpaquePointer?, gboolean, gpointer?) -> Void = { _, _, _ in
                NetworkMonitor.notify()
            }
            g_signal_connect_data(
                UnsafeMutableRawPointer(g_network_monitor_get_default()), "network-changed",
                unsafeBitCast(changed, to: GCallback.self), nil, nil, GConnectFlags(0))
        }
        return identifier
    }

    package static func remove(_ identifier: UUID) {
        lock.withLock { listeners[identifier] = nil }
    }

    static func notify() {
        for body in lock.withLock({ Array(listeners.values) }) { body() }
    }
}
