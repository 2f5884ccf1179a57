extension ObservableType {
    /// Sends the source's only value.
    ///
    /// It fails with `RxError.noElements` if the source completes without one, and with `RxError.moreThanOneElement` at
    /// the second. The first value is sent when it arrives, before that is known.
    public func single() -> Observable<Element> { single { _ in true } }

    /// Sends the only value for which `predicate` returns true.
    ///
    /// It fails with `RxError.noElements` if there is none, and with `RxError.moreThanOneElement` at the second. The
    /// first is sent when it arrives, before that is known. An error that `predicate` throws ends the sequence.
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var isFound = false
            return source.run(
                ClosureSink(
                    sink,
                    onNext: { downstream, value in
                        guard try predicate(value) else { return }
                        if isFound { return downstream.stop(RxError.moreThanOneElement) }
                        isFound = true
                        downstream.next(value)
                    },
                    onEnd: { downstream, error in downstream.stop(error ?? (isFound ? nil : RxError.noElements)) }))
        }
    }

    /// Succeeds with the first value, or with nil if the source completes without any.
    public func first() -> Single<Element?> {
        let source = asObservable()
        return Single(
            raw: Producer { sink in
                source.run(
                    ClosureSink<Element, Element?>(
                        sink,
                        onNext: { downstream, value in
                            downstream.next(value)
                            downstream.stop(nil)
                        },
                        onEnd: { downstream, error in
                            if error == nil { downstream.next(nil) }
                            downstream.stop(error)
                        }))
            })
    }

    /// Succeeds with the source's only value, when it completes.
    ///
    /// It fails with `RxError.noElements` if there is none, and with `RxError.moreThanOneElement` at the second.
    public func asSingle() -> Single<Element> {
        Single(raw: atMostOne(elseError: RxError.noElements))
    }

    /// Succeeds with the source's only value, or completes without one, when the source completes.
    ///
    /// It fails with `RxError.moreThanOneElement` at the second value.
    public func asMaybe() -> Maybe<Element> { Maybe(raw: atMostOne(elseError: nil)) }

    private func atMostOne(elseError: RxError?) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var only: Element?
            return source.run(
                ClosureSink(
                    sink,
                    onNext: { downstream, value in
                        if only != nil { return downstream.stop(RxError.moreThanOneElement) }
                        only = value
                    },
                    onEnd: { downstream, error in
                        if let error { return downstream.stop(error) }
                        if let only { downstream.next(only) }
                        downstream.stop(only == nil ? elseError : nil)
                    }))
        }
    }
}

extension ObservableType where Element == Never {
    /// Completes or fails as the source does.
    public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
