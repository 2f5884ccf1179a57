import Foundation

/// Numbers of checkouts that workers take one after the other.
final class Worklist: @unchecked Sendable {
    private let lock = NSLock()
    private var items: ArraySlice<Int>

    init(_ items: [Int]) {
        self.items = items[...]
    }

    func next() -> Int? {
        lock.withLock { items.popFirst() }
    }
}
