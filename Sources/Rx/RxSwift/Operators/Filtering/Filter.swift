extension ObservableType {
    /// Sends the values for which `predicate` returns true.
    ///
    /// `predicate` runs on the thread that the source sends on. An error that it throws ends the sequence and disposes
    /// of the subscription to the source.
    @inlinable
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        operation { sink, value in
            let sink = unsafeDowncast(sink, to: OperatorSink<Element, Element>.self)
            do { if try predicate(value) { sink.emit(value) } } catch { sink.stop(error) }
        }
    }

    /// Sends no values, only the completion or error of the source.
    public func ignoreElements() -> Observable<Never> {
        let source = asObservable()
        return Producer { source.run(ClosureSink($0) { _, _ in }) }
    }
}
