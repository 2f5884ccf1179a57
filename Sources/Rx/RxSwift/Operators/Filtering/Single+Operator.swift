extension ObservableType {
    /// The one value; an error when there are none or more.
    public func single() -> Observable<Element> { single { _ in true } }

    /// The one value for which `predicate` holds; an error when there are none or more.
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

    /// The first value, or nil when there is none.
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

    /// The sequence as one of exactly one value; an error when it has none or more.
    public func asSingle() -> Single<Element> {
        Single(raw: atMostOne(elseError: RxError.noElements))
    }

    /// The sequence as one of at most one value; an error when it has more.
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
    /// The sequence as one without values.
    public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
