public import Foundation

/// What an object hears of the default notification centre, until the object is released or ends it. Its owner's alone.
///
/// A class that apps may inherit from holds one in place of a `deinit`, beside which its subclasses could have none.
package final class NotificationTokens: @unchecked Sendable {
    private var tokens: [any NSObjectProtocol] = []

    package init() {}

    deinit { end() }

    /// Runs a closure where a notification is posted.
    package func observe(
        _ name: Notification.Name, of object: Any? = nil, _ heard: @escaping @Sendable (Notification) -> Void
    ) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil, using: heard))
    }

    /// Runs a closure where a notification is posted, which is the main thread.
    package func observeOnMain(
        _ name: Notification.Name, of object: Any? = nil, _ heard: @escaping @MainActor @Sendable () -> Void
    ) {
        observe(name, of: object) { _ in MainActor.assumeIsolated { heard() } }
    }

    /// Hears no more.
    package func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
