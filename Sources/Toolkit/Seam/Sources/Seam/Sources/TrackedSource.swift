import Foundation
import Observation

extension Source {
    /// What `value` returns, and again after each change of the properties of `@Observable` objects that it has read.
    ///
    /// Changes are noticed on the next turn of the main queue, several at once as one. To be observed on the main thread.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public static func tracking(_ value: @escaping () -> Value) -> Source {
        Source { send in
            let tracking = Tracking(value, send)
            tracking.read()
            return BindingToken.onEnd { tracking.end() }
        }
    }
}

/// Reads a value again whenever it may have changed.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private final class Tracking<Value>: @unchecked Sendable {
    private let value: () -> Value
    private let send: (Value) -> Void
    private let lock = NSLock()
    private var isEnded = false

    init(_ value: @escaping () -> Value, _ send: @escaping (Value) -> Void) {
        self.value = value
        self.send = send
    }

    func read() {
        guard !lock.withLock({ isEnded }) else { return }
        let current = withObservationTracking(value) { [weak self] in
            MainThread.async { self?.read() }
        }
        send(current)
    }

    func end() { lock.withLock { isEnded = true } }
}
