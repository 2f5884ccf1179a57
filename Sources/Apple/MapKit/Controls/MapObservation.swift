/// Listens to the maps' news until it is released.
final class MapObservation: Sendable {
    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(_ name: Notification.Name, _ heard: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { heard() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
