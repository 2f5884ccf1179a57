import Foundation

/// Takes the values of a binding to its target, on the main thread and in their order.
///
/// Whoever observes the source holds the delivery alone: when the binding ends, values that are on their way end with it.
final class MainDelivery<Target: AnyObject, Value>: @unchecked Sendable {
    private weak var target: Target?
    private let apply: (Target, Value) -> Void
    /// How many values have come, and the number of the one that was applied last.
    private var count: Int32 = 0
    private var applied: Int32 = 0

    init(to target: Target, _ apply: @escaping (Target, Value) -> Void) {
        self.target = target
        self.apply = apply
    }

    func deliver(_ value: Value) {
        let number = MainThread.lock.withLock {
            count &+= 1
            return count
        }
        if MainThread.isCurrent {
            set(value, number)
        } else {
            MainThread.async { [weak self] in self?.set(value, number) }
        }
    }

    private func set(_ value: Value, _ number: Int32) {
        guard number &- applied > 0, let target else { return }
        applied = number
        apply(target, value)
    }
}

/// The main thread, or whatever serves the main queue in a program whose main thread has gone.
enum MainThread {
    /// Guards the numbers of all deliveries, so that none needs a lock of its own.
    static let lock = NSLock()

    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Calls `body` at once on the main thread, and later from another.
    static func run(_ body: @escaping () -> Void) {
        if isCurrent { body() } else { async(body) }
    }

    private struct Work: @unchecked Sendable {
        let body: () -> Void
    }

    /// Calls `body` later, though the compiler does not know that it can be sent.
    static func async(_ body: @escaping () -> Void) {
        let work = Work(body: body)
        DispatchQueue.main.async { work.body() }
    }
}
