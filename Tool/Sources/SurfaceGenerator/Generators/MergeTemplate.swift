/// `merge` for one number of sources.
///
/// The publisher has methods of its own to merge with further sources, so that merging step by step gives one
/// publisher of all of them rather than publishers in publishers.
struct MergeTemplate: CombineOperatorTemplate {
    static let name = "Merge"
    private static let most = 8

    let arity: Arity

    let junction: String? = nil

    var publisher: String {
        let same = (1..<arity.count).map {
            "A.Output == \(arity.letters[$0]).Output, A.Failure == \(arity.letters[$0]).Failure"
        }
        let further = (0..<Self.most - arity.count).map { "\n\n" + merging($0 + 1).indented() }.joined()
        return """
            /// A publisher that sends the values of \(arity.word) sources as they come.
            public struct \(type)<\(arity.join { arity.letters[$0] + ": Publisher" })>: Publisher
            where \(same.joined(separator: ", ")) {
                /// The sources' values.
                public typealias Output = A.Output
                /// The sources' failure.
                public typealias Failure = A.Failure

            \(properties.indented())

            \(initialiser.indented())

                @inlinable
                public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
                    let junction = MergeJunction(subscriber, count: \(arity.count))
                    subscriber.receive(subscription: junction)
            \(arity.join("\n") {
                "        \(arity.names[$0]).subscribe(MergeJunction.Side(junction, \($0)))"
            })
                    junction.subscribed()
                }\(further)
            }
            """
    }

    /// The method that merges with `count` further sources.
    private func merging(_ count: Int) -> String {
        let types = count == 1 ? ["P"] : (0..<count).map { "P\($0)" }
        let names = (0..<count).map { String("zyxwvu".dropFirst($0).prefix(1)) }
        let parameters = "with " + zip(names, types).map { "\($0): \($1)" }.joined(separator: ", _ ")
        let constraints =
            types.map { $0 + ": Publisher" }
            + types.flatMap { ["\($0).Output == A.Output", "\($0).Failure == A.Failure"] }
        let made = Self.type(arity.count + count)
        return """
            /// Merges these sources and \(Arity.words[count]) more\(count == 1 ? "" : ", which are subscribed to after them").
            @inlinable
            public func merge<\(types.joined(separator: ", "))>(\(parameters)) -> Publishers.\(made)<\((arity.letters + types).joined(separator: ", "))>
            where \(constraints.joined(separator: ", ")) {
                \(made)(\((arity.names + names).joined(separator: ", ")))
            }
            """
    }

    var operators: String {
        let types = arity.count == 2 ? ["P"] : Array(arity.letters.dropFirst())
        let names = arity.count == 2 ? ["other"] : Array(arity.names.dropFirst())
        let parameters = "with " + zip(names, types).map { "\($0): \($1)" }.joined(separator: ", _ ")
        let constraints =
            types.map { $0 + ": Publisher" }
            + types.flatMap { ["\($0).Output == Output", "\($0).Failure == Failure"] }
        let others = arity.count == 2 ? "another publisher" : "\(Arity.words[arity.count - 1]) other publishers"
        return """
            /// Publishes the values of this publisher and \(others) as they come.
            ///
            /// With unlimited demand the sources send as they like. Otherwise, and before anything has been requested,
            /// each source is asked for one value at a time, so that at most one value of each waits to be wanted.
            ///
            /// It finishes when all sources have. It fails as soon as one source fails, drops the values that wait and
            /// cancels the others. Values may arrive from several threads; they are delivered one at a time, those of
            /// one source in their order.
            @inlinable
            public func merge<\(types.joined(separator: ", "))>(\(parameters)) -> Publishers.\(type)<Self, \(types.joined(separator: ", "))>
            where \(constraints.joined(separator: ", ")) {
                Publishers.\(type)(self, \(names.joined(separator: ", ")))
            }
            """
    }
}
