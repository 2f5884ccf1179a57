import UIKit

/// Calls back when the person wants more or fewer movements on the screen, as long as it lives.
@MainActor
final class MotionObserver {
    private let token: any NSObjectProtocol

    init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { changed() }
        }
    }

    isolated deinit { NotificationCenter.default.removeObserver(token) }
}
