import Foundation

/// An observer which sets something on an object that it does not retain, on a scheduler.
///
/// It takes values alone. An error stops the program in debug builds, because a user interface has no place for it,
/// and is printed otherwise.
public struct Binder<Value>: ObserverType {
    public typealias Element = Value

    private let binding: (Value) -> Void

    /// Makes a binder.
    ///
    /// - Parameters:
    ///   - target: What is bound to, held weakly.
    ///   - scheduler: Where `binding` is called; the main thread at first.
    ///   - binding: Sets the value.
    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] value in
            _ = scheduler.schedule(value) { [weak target] value in
                if let target { binding(target, value) }
                return Disposables.create()
            }
        }
    }

    public func on(_ event: Event<Value>) {
        switch event {
        case .next(let value): binding(value)
        case .error(let error): reportBindingError(error)
        case .completed: break
        }
    }

    /// Hides the binder's type.
    public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}

/// Says that an error has reached a binding.
package func reportBindingError(_ error: any Error) {
    let message = "Binding error: \(error)"
    #if DEBUG
        fatalError(message)
    #else
        print(message)
    #endif
}
