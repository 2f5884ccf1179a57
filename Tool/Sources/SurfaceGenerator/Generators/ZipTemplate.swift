/// `zip` for one number of sources.
struct ZipTemplate: RowTemplate {
    static let name = "Zip"
    static let method = "zip"
    static let tuples = "tuples of values of the same position"

    let arity: Arity

    var summary: String {
        "pairs the values of \(arity.word) sources by position: the first of each, the second of each"
    }

    static let discussion = """
        The subscriber is handed its subscription when all sources have handed over theirs. A value waits until every other
        source has sent its counterpart. Every request of the subscriber is passed to all sources, but what it asks for as
        it receives a tuple is told to the source alone whose value completed that; with unlimited demand, all values of a
        source that is ahead of the others are kept.

        It finishes when a source has finished and none of its values waits for a counterpart; the other sources are
        cancelled thereupon. It fails as soon as one source fails, and drops the values that wait. Values may arrive from
        several threads; tuples are delivered one at a time.
        """

    func storage(_ index: Int) -> String { "\(arity.names[index]) = Fifo<\(arity.letters[index])>()" }

    func receiveValue(_ index: Int) -> String {
        let others = arity.join(but: index) { "!junction.\(arity.names[$0]).isEmpty" }
        let row = arity.join { "junction.\(arity.names[$0]).popFirst()!" }
        return """
            junction.lock.lock()
            junction.\(arity.names[index]).append(input)
            guard \(others) else {
                junction.lock.unlock()
                return .none
            }
            let row = (\(row))
            let more = junction.emitRowAndUnlock(row, from: \(index))
            junction.checkEnd()
            return more
            """
    }

    static let start = ""

    func isEmpty(_ index: Int) -> String { "junction.\(arity.names[index]).isEmpty" }

    var members: String {
        """
        @inlinable
        override func canMakeRow(_ isFinished: (Int) -> Bool) -> Bool {
            \(arity.join(" && ") { "!(\(arity.names[$0]).isEmpty && isFinished(\($0)))" })
        }
        """
    }
}
