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
            let (prefix, file, line) = (self.prefix, self.file, self.line)
            upstream.receive(
                subscriber: MapErrorSubscriber<Upstream.Failure, S>(downstream: subscriber, name: "AssertNoFailure") {
                    error in
                    fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
                })
        }
    }
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
