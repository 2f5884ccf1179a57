import Foundation

/// The latest value of each of several sources.
final class LatestValues {
    private let lock = NSLock()
    var values: [Any?] = []

    /// All values, if there is one of each.
    func set(_ value: Any, at index: Int) -> [Any]? {
        lock.withLock {
            values[index] = .some(value)
            let known = values.compactMap { $0 }
            return known.count == values.count ? known : nil
        }
    }
}
