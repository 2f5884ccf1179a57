package import Foundation

extension MainLoop {
    /// Calls `body` once in `seconds`, also while a finger or a menu is tracked. It is not called any more when the timer
    /// that is returned has been invalidated.
    @discardableResult
    package static func perform(after seconds: Double, _ body: @escaping @MainActor () -> Void) -> Timer {
        let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { body() }
        }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }
}
