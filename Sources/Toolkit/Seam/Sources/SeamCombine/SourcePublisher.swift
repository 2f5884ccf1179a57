#if canImport(Combine)
    import Combine
    import Foundation
    import Seam

    extension BindingSource {
        /// The values of the source as a publisher. Of those that come while none is asked for, the latest is kept.
        public var publisher: AnyPublisher<Value, Never> {
            SourcePublisher(source: self).eraseToAnyPublisher()
        }
    }

    private struct SourcePublisher<Source: BindingSource>: Publisher {
        typealias Output = Source.Value
        typealias Failure = Never

        let source: Source

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let subscription = SourceSubscription<Output>(
                observe: { source.observe($0) }, send: { subscriber.receive($0) })
            subscriber.receive(subscription: subscription)
        }
    }

    /// Observes from the first demand on.
    private final class SourceSubscription<Value>: Subscription {
        private let lock = NSLock()
        private var observe: ((@escaping (Value) -> Void) -> BindingToken)?
        private var send: ((Value) -> Subscribers.Demand)?
        private var token: BindingToken?
        private var demand = Subscribers.Demand.none
        private var waiting: Value?

        init(
            observe: @escaping (@escaping (Value) -> Void) -> BindingToken,
            send: @escaping (Value) -> Subscribers.Demand
        ) {
            self.observe = observe
            self.send = send
        }

        func request(_ more: Subscribers.Demand) {
            lock.lock()
            demand += more
            let begin = observe
            observe = nil
            let late = demand > .none ? waiting : nil
            if late != nil { waiting = nil }
            lock.unlock()
            if let late { receive(late) }
            guard let token = begin?({ [weak self] in self?.receive($0) }) else { return }
            lock.lock()
            // Cancelled meanwhile, in answer to the first value.
            let isOver = send == nil
            if !isOver { self.token = token }
            lock.unlock()
            if isOver { token.end() }
        }

        func cancel() {
            lock.lock()
            let last = (token, send, observe, waiting)
            (token, send, observe, waiting) = (nil, nil, nil, nil)
            lock.unlock()
            last.0?.end()
        }

        private func receive(_ value: Value) {
            lock.lock()
            guard let send, demand > .none else {
                waiting = value
                lock.unlock()
                return
            }
            demand -= 1
            lock.unlock()
            let more = send(value)
            guard more > .none else { return }
            request(more)
        }
    }
#endif
