/// One of several parts of the tests, for one of several machines.
public struct TestShard: Hashable, Sendable {
    /// From 1.
    public var index: Int
    public var count: Int

    /// `2/5`
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
            return nil
        }
        self.index = index
        self.count = count
    }

    /// The tests of each part. All machines come to the same if they are given the same times.
    ///
    /// - Parameters:
    ///   - tests: Names of tests.
    ///   - seconds: How long they took. One that is not known is taken to be as long as the others are on average.
    public static func parts(of tests: [String], count: Int, seconds: [String: Double]) -> [[String]] {
        let known = tests.compactMap { seconds[$0] }
        let average = known.isEmpty ? 1 : max(known.reduce(0, +) / Double(known.count), 0.001)
        var parts = [[String]](repeating: [], count: count)
        var loads = [Double](repeating: 0, count: count)
        // The longest first, each to the part that has least.
        let weighed = Set(tests).map { ($0, seconds[$0] ?? average) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        for (test, weight) in weighed {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            parts[least].append(test)
            loads[least] += max(weight, 0.001)
        }
        return parts
    }
}
