import SeamFoundation
import UIKit

/// Calls back when the person wants more or fewer movements on the screen, as long as it lives.
@MainActor
final class MotionObserver {
    private let news = NotificationTokens()

    init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        news.observeOnMain(UIAccessibility.reduceMotionStatusDidChangeNotification, changed)
    }
}
