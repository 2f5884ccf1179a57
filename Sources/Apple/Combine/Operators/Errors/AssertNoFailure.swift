extension Publishers {
    /// The publisher of `assertNoFailure(_:file:line:)`.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that is expected not to fail.
        public let upstream: Upstream

        /// The beginning of the message.
        public let prefix: String

        /// The file that the message names.
        public let file: StaticString

        /// The line that the message names.
        public let line: UInt

        /// Creates the publisher that `assertNoFailure(_:file:line:)` returns.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
            upstream.subscribe(
                AssertNoFailureSubscriber<Upstream.Failure, S>(
                    downstream: subscriber, prefix: prefix, file: file, line: line))
        }
    }
}

/// Stops the program upon a failure. It hands the upstream's subscription to the downstream as it is.
private struct AssertNoFailureSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Failure == Never {
    let downstream: Downstream
    let prefix: String
    let file: StaticString
    let line: UInt
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
        }
    }

    var description: String { "AssertNoFailure" }
    var customMirror: Mirror { Mirror(self, children: ["file": file, "line": line, "prefix": prefix]) }
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Stops the program if the upstream fails.
    ///
    /// It does so in release builds too. Values, demand and cancellation pass unchanged.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the message, before the failure.
    ///   - file: The file that the message names; the caller's by default.
    ///   - line: The line that the message names; the caller's by default.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
