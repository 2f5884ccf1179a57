import Foundation

/// The results that workers have found, in the order of the checkouts.
final class ResultTable: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [SurveyResult?]

    init(count: Int) {
        results = Array(repeating: nil, count: count)
    }

    func set(_ result: SurveyResult?, at index: Int) {
        lock.withLock { results[index] = result }
    }

    var known: [SurveyResult] {
        lock.withLock { results.compactMap { $0 } }
    }
}
