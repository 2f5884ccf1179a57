/// Tests that failed in the same place.
struct FailureCause {
    var title: String
    var detail: String
    var stack: [String]
    var tests: [TestCaseResult]

    /// The causes by which the tests failed, the one of most tests first.
    static func causes(of results: TestResults) -> [FailureCause] {
        var order: [String] = []
        var causes: [String: FailureCause] = [:]
        for test in results.failed {
            // What comes after the first may follow from it.
            guard let failure = test.mistakes.first else { continue }
            let message = failure.message.split(separator: "\n").first.map(String.init) ?? ""
            let key = failure.file.map { "\($0):\(failure.line ?? 0)" } ?? message
            if causes[key] == nil {
                order.append(key)
                causes[key] = FailureCause(
                    title: message, detail: test.mistakes.map(\.text).joined(separator: "\n"), stack: test.stack,
                    tests: [])
            }
            causes[key]?.tests.append(test)
        }
        let all = order.compactMap { causes[$0] }
        return all.enumerated().sorted { ($1.element.tests.count, $0.offset) < ($0.element.tests.count, $1.offset) }
            .map(\.element)
    }
}
