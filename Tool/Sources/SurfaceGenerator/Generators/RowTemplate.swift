/// The common part of `combineLatest` and `zip`: a tuple of one value from each source.
protocol RowTemplate: CombineOperatorTemplate {
    /// The name of the method.
    static var method: String { get }
    /// How the method's values are called in comments.
    static var tuples: String { get }
    /// The behaviour of the publisher, after "A publisher that".
    var summary: String { get }
    /// The discussion of the method, beyond its summary; lines of a doc comment.
    static var discussion: String { get }
    /// The properties of the junction that hold the values of the sources.
    func storage(_ index: Int) -> String
    /// The method of a junction's side that receives a value.
    func receiveValue(_ index: Int) -> String
    /// Whether a source has left nothing.
    func isEmpty(_ index: Int) -> String
    /// Further members of the junction.
    var members: String { get }
    /// Hands the subscriber its subscription, before the sources are subscribed to; empty if it waits for theirs.
    static var start: String { get }
}

extension RowTemplate {
    private var junctionName: String { Self.name + "Junction\(arity.count)" }

    private var sameFailure: String {
        (1..<arity.count).map { "\(arity.letters[$0 - 1]).Failure == \(arity.letters[$0]).Failure" }
            .joined(separator: ", ")
    }

    var publisher: String {
        """
        /// A publisher that \(summary).
        public struct \(type)<\(arity.join { arity.letters[$0] + ": Publisher" })>: Publisher
        where \(sameFailure) {
            /// A value of each source.
            public typealias Output = (\(arity.join { arity.letters[$0] + ".Output" }))
            /// The sources' failure.
            public typealias Failure = A.Failure

        \(properties.indented())

        \(initialiser.indented())

            @inlinable
            public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
                let junction = \(junctionName)<\(arity.join { arity.letters[$0] + ".Output" }), S>(subscriber)
        \(Self.start.isEmpty ? "" : Self.start + "\n")\(arity.join("\n") {
            "        \(arity.names[$0]).subscribe(\(junctionName).Side\(arity.letters[$0])(junction))"
        })\(Self.start.isEmpty ? "" : "\n        junction.subscribed()")
            }
        }
        """
    }

    var operators: String {
        let types = ["P", "Q", "R", "S", "T", "U", "V"].prefix(arity.count - 1)
        let result = "T"
        let names = arity.count == 2 ? ["other"] : (1..<arity.count).map { "publisher\($0)" }
        let generics = types.joined(separator: ", ")
        let parameters = zip(names, types).map { "_ \($0): \($1)" }.joined(separator: ", ")
        let failures = (["Self"] + types).map { $0 == "Self" ? "Failure" : $0 + ".Failure" }
        let constraints =
            types.map { $0 + ": Publisher" }
            + zip(failures, failures.dropFirst()).map { "\($0) == \($1)" }
        let requirements = constraints.joined(separator: ", ")
        let made = "Publishers.\(type)<Self, \(generics)>"
        let inputs = (["Output"] + types.map { $0 + ".Output" }).joined(separator: ", ")
        let others = arity.count == 2 ? "another publisher" : "\(Arity.words[arity.count - 1]) other publishers"
        return """
            /// Publishes \(Self.tuples) of this publisher and \(others).
            ///
            \(Self.discussion.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "///" : "/// " + $0 }.joined(separator: "\n"))
            @inlinable
            public func \(Self.method)<\(generics)>(\(parameters)) -> \(made)
            where \(requirements) {
                Publishers.\(type)(self, \(names.joined(separator: ", ")))
            }

            /// Publishes what a closure makes of \(Self.tuples) of this publisher and \(others).
            ///
            /// It behaves as the method without a closure does. The closure runs where the value that completes a
            /// tuple arrived.
            @inlinable
            public func \(Self.method)<\(generics), \(result)>(
                \(parameters), _ transform: @escaping (\(inputs)) -> \(result)
            ) -> Publishers.Map<\(made), \(result)>
            where \(requirements) {
                \(Self.method)(\(names.joined(separator: ", "))).map { transform(\(arity.join { "$0.\($0)" })) }
            }
            """
    }

    var junction: String? {
        """
        @usableFromInline
        final class \(junctionName)<\(arity.letters.joined(separator: ", ")), Downstream: Subscriber>: \(Self.name)Junction<Downstream>
        where Downstream.Input == (\(arity.letters.joined(separator: ", "))) {
        \(arity.join("\n\n") { "@usableFromInline @exclusivity(unchecked)\nfinal var " + storage($0) }.indented())

            @usableFromInline
            init(_ downstream: Downstream) { super.init(downstream, count: \(arity.count)) }
        \(members.isEmpty ? "" : "\n" + members.indented() + "\n")
        \(arity.join("\n\n") { side($0) }.indented())
        }
        """
    }

    private func side(_ index: Int) -> String {
        """
        @usableFromInline
        struct Side\(arity.letters[index]): Subscriber, JunctionSide {
            @usableFromInline
            typealias Failure = Downstream.Failure

            @usableFromInline
            let junction: \(junctionName)

            @usableFromInline
            let combineIdentifier = CombineIdentifier()

            @inlinable
            init(_ junction: \(junctionName)) { self.junction = junction }

            @inlinable
            func receive(subscription: any Subscription) { junction.attach(subscription, at: \(index)) }

            @inlinable
            func receive(_ input: \(arity.letters[index])) -> Subscribers.Demand {
        \(receiveValue(index).indented(by: 2))
            }

            @inlinable
            func receive(completion: Subscribers.Completion<Failure>) {
                guard case .finished = completion else { return junction.failed(\(index), completion) }
                junction.lock.lock()
                junction.finished(\(index), isEmpty: \(isEmpty(index)))
            }

            @usableFromInline
            var description: String { "\(Self.name)" }
        }
        """
    }
}
