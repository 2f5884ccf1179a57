extension ObservableType {
    /// Sends what `transform` returns for each value.
    ///
    /// `transform` runs on the thread that the source sends on. An error that it throws ends the sequence and disposes
    /// of the subscription to the source.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        operation { sink, value in
            let sink = unsafeDowncast(sink, to: OperatorSink<Element, Result>.self)
            do { sink.emit(try transform(value)) } catch { sink.stop(error) }
        }
    }
}
