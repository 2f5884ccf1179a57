extension ObservableType where Element: Equatable {
    /// Sends the values that differ from the one before.
    @inlinable
    public func distinctUntilChanged() -> Observable<Element> {
        let source = asObservable()
        // Made here, so that one closure serves all subscriptions.
        let receiver: Sink<Element>.Receiver = { sink, value in
            let sink = unsafeDowncast(sink, to: DistinctSink<Element, Element>.self)
            if let last = sink.last, last == value { return }
            sink.last = value
            sink.emit(value)
        }
        return Producer { source.run(DistinctSink<Element, Element>($0, receiver: receiver)) }
    }
}

extension ObservableType {
    /// Sends the values whose key differs from the key of the one before.
    ///
    /// An error that `keySelector` throws ends the sequence.
    @inlinable
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 })
    }

    /// Sends the values that differ, according to `comparer`, from the last one that was sent.
    ///
    /// An error that `comparer` throws ends the sequence.
    ///
    /// - Parameter comparer: Returns whether its arguments, the last value sent and the new one, count as the same.
    @inlinable
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    /// Sends the values whose key differs, according to `comparer`, from the key of the last one that was sent.
    ///
    /// An error that either closure throws ends the sequence.
    ///
    /// - Parameters:
    ///   - keySelector: Returns the key of a value. Called once for each.
    ///   - comparer: Returns whether its arguments, the last key and the new one, count as the same.
    @inlinable
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
    ) -> Observable<Element> {
        let source = asObservable()
        let receiver: Sink<Element>.Receiver = { sink, value in
            let sink = unsafeDowncast(sink, to: DistinctSink<Element, K>.self)
            do {
                let key = try keySelector(value)
                if let last = sink.last, try comparer(last, key) { return }
                sink.last = key
            } catch {
                return sink.stop(error)
            }
            sink.emit(value)
        }
        return Producer { source.run(DistinctSink<Element, K>($0, receiver: receiver)) }
    }

    /// Sends the values whose property at `keyPath` differs from that of the one before.
    @inlinable
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}

/// The sink of `distinctUntilChanged`, with the key of the last value that was sent.
@usableFromInline
final class DistinctSink<Element, Key>: OperatorSink<Element, Element> {
    /// Values come one at a time: nobody else reads or writes it.
    @exclusivity(unchecked) @usableFromInline var last: Key?

    @inlinable
    override init(_ downstream: Sink<Element>, receiver: Receiver?) { super.init(downstream, receiver: receiver) }
}
