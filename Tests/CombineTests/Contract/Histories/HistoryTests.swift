import Combine
import Foundation
import Testing

/// Random histories of every operator. `COMBINE_HISTORIES` says how many steps in all; ten million is a long run.
@Suite struct HistoryTests {
    private static let steps =
        ProcessInfo.processInfo.environment["COMBINE_HISTORIES"].flatMap { Int($0) } ?? 120_000

    private static let stepsOfOne = 40
    private static let stepsOfThreads = 400

    @Test(arguments: HistoryOperator<VirtualScheduler>.all.indices)
    func theProtocolIsKept(index: Int) {
        let operators = HistoryOperator<VirtualScheduler>.all
        let histories = max(Self.steps / Self.stepsOfOne / operators.count, 1)
        var complaints: [String] = []
        for number in 0..<histories where complaints.count < 5 {
            let seed = UInt64(index) << 32 | UInt64(number)
            complaints += ChainHistory.play(seed: seed, operators[index], steps: Self.stepsOfOne)
        }
        #expect(complaints.isEmpty)
    }

    @Test(arguments: HistoryOperator<DispatchQueue>.all.indices)
    func theProtocolIsKeptByThreads(index: Int) {
        let operators = HistoryOperator<DispatchQueue>.all
        let histories = max(Self.steps / Self.stepsOfThreads / operators.count, 1)
        var complaints: [String] = []
        for number in 0..<histories where complaints.count < 5 {
            let seed = UInt64(index) << 32 | UInt64(number)
            complaints += ThreadedHistory.play(seed: seed, operators[index], steps: Self.stepsOfThreads)
        }
        #expect(complaints.isEmpty)
    }
}
