import Foundation

/// Whether the value that ends a sequence belongs to it.
public enum TakeBehavior {
    /// It does.
    case inclusive
    /// It does not.
    case exclusive
}

extension ObservableType {
    /// Sends the source's values until `other` sends one, then completes.
    ///
    /// That `other` completes changes nothing; its error ends the sequence.
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Producer { sink in
            let hub = TakeUntilHub(sink)
            hub.start(source, other)
            return hub
        }
    }

    /// Sends values until `predicate` returns true for one, then completes.
    ///
    /// An error that `predicate` throws ends the sequence.
    /// That last value is sent too if `behavior` is `.inclusive`; by default it is not.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(while: { try !predicate($0) }, behavior: behavior)
    }

    /// Sends values as long as `predicate` returns true for them, then completes.
    ///
    /// An error that `predicate` throws ends the sequence.
    /// The value that it was false for is sent too if `behavior` is `.inclusive`; by default it is not.
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
