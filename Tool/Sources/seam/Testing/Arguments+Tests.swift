import AppBuilder
import Foundation

extension Arguments {
    /// Whether the user names tests.
    var isSelective: Bool {
        value(TestCommand.filter) != nil || !values(TestCommand.onlyTesting).isEmpty
            || !values(TestCommand.skipTesting).isEmpty
    }

    /// The option's value as a number greater than zero.
    func number(_ option: CommandOption) throws(BuildError) -> Double? {
        guard let text = value(option) else { return nil }
        guard let number = Double(text), number > 0, number.isFinite else {
            throw BuildError(.usage, "seam: \(option.name) needs a number greater than 0, not \"\(text)\"")
        }
        return number
    }

    /// Sets which tests of a job run, how often and how long.
    func select(_ job: inout TestJob) throws(BuildError) {
        job.choice.only = values(TestCommand.onlyTesting).map { .init($0, from: "--only-testing") }
        job.choice.skipped = values(TestCommand.skipTesting).map { .init($0, from: "--skip-testing") }
        job.choice.filter = value(TestCommand.filter)
        if let filter = job.choice.filter {
            guard (try? NSRegularExpression(pattern: filter)) != nil, (try? Regex(filter)) != nil else {
                throw BuildError(.usage, "seam: --filter is no regular expression: \"\(filter)\"")
            }
        }
        job.timeout = try number(TestCommand.timeout)
        if let count = try count(TestCommand.count) {
            job.repetition = .init(has(TestCommand.untilFailure) ? .untilFailure : .fixedIterations, count: count)
        }
        if let text = value(TestCommand.shard) {
            guard let shard = TestShard(text) else {
                throw BuildError(.usage, "seam: --shard is \"\(text)\"; it is a part and how many there are: 1/4")
            }
            job.shard = shard
        }
        if let folder = value(TestCommand.times) {
            for test in try TestReports.read(folder).results.cases { job.seconds[test.identifier] = test.seconds }
        }
    }
}
