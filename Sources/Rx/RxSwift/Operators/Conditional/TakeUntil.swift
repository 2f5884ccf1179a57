import Foundation

/// Whether the value that ends a sequence belongs to it.
public enum TakeBehavior {
    /// It does.
    case inclusive
    /// It does not.
    case exclusive
}

extension ObservableType {
    /// The values until `other` sends one.
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Producer { sink in
            let hub = TakeUntilHub(sink)
            hub.start(source, other)
            return hub
        }
    }

    /// The values until one for which `predicate` holds.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(while: { try !predicate($0) }, behavior: behavior)
    }

    /// The values until one for which `predicate` does not hold.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var isRunning = true
            return source.run(
                ClosureSink(sink) { downstream, value in
                    guard isRunning else { return }
                    isRunning = try predicate(value)
                    if isRunning || behavior == .inclusive { downstream.next(value) }
                    if !isRunning { downstream.stop(nil) }
                })
        }
    }
}
