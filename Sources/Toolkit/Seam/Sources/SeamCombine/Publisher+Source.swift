#if canImport(Combine)
    import Combine
    @_exported import Seam

    extension Publisher where Failure == Never {
        /// The values of the publisher as a source that can be bound. Nothing is asked of the publisher until then.
        public var source: Source<Output> {
            Source { send in
                let subscription = sink { send($0) }
                return BindingToken.onEnd { subscription.cancel() }
            }
        }
    }

    // A protocol cannot conform to another: these are the publishers that view models show. Others have `source`.

    extension Published.Publisher: BindingSource {
        public func observe(_ body: @escaping (Value) -> Void) -> BindingToken { source.observe(body) }
    }

    extension AnyPublisher: BindingSource where Failure == Never {
        public func observe(_ body: @escaping (Output) -> Void) -> BindingToken { source.observe(body) }
    }

    extension PassthroughSubject: BindingSource, TwoWaySource where Failure == Never {
        public func observe(_ body: @escaping (Output) -> Void) -> BindingToken { source.observe(body) }
        public func write(_ value: Output) { send(value) }
    }

    extension CurrentValueSubject: BindingSource, TwoWaySource where Failure == Never {
        public func observe(_ body: @escaping (Output) -> Void) -> BindingToken { source.observe(body) }
        public func write(_ value: Output) { send(value) }
    }
#endif
