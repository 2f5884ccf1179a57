/// `combineLatest` for one number of sources.
struct CombineLatestTemplate: RowTemplate {
    static let name = "CombineLatest"
    static let method = "combineLatest"
    static let tuples = "tuples of the latest values"

    let arity: Arity

    var summary: String { "sends a tuple of the latest values of \(arity.word) sources whenever one of them sends" }

    static let discussion = """
        The first tuple comes when every source has sent a value. After that, each value of a source makes a tuple with
        the latest values of the others.

        Every request of the subscriber is passed to all sources. A value that arrives when no tuple is wanted is kept as
        the latest one of its source, and no tuple is made of it.

        It finishes when all sources have, or when one finishes without having sent a value. It fails as soon as one
        source fails, and cancels the others. Values may arrive from several threads; tuples are delivered one at a time.
        """

    func storage(_ index: Int) -> String { "\(arity.names[index]): \(arity.letters[index])?" }

    func receiveValue(_ index: Int) -> String {
        let others = arity.join(but: index) { "let \(arity.names[$0]) = junction.\(arity.names[$0])" }
        let row = arity.join { $0 == index ? "input" : arity.names[$0] }
        return """
            junction.lock.lock()
            // The replaced value is released without the lock.
            let replaced = exchange(&junction.\(arity.names[index]), with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, \(others) else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((\(row)), from: \(index))
            return more.rawValue != 0 ? junction.requestOthers(more, but: \(index)) : .none
            """
    }

    func isEmpty(_ index: Int) -> String { "junction.\(arity.names[index]) == nil" }

    var members: String { "" }

    static let start = "        subscriber.receive(subscription: junction)"
}
