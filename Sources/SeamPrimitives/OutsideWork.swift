import Synchronization

/// Work of other programs that will show on the screen, such as a page of the web that is being loaded: it takes the wall's
/// time, which those who wait until nothing moves have to wait for.
package enum OutsideWork {
    private static let count = Atomic<Int>(0)

    /// Whether any is in progress.
    package static var isInProgress: Bool { count.load(ordering: .relaxed) > 0 }

    /// Notes that some has begun. Each call wants one of ``ended()``.
    package static func began() { count.add(1, ordering: .relaxed) }

    /// Notes that it has ended.
    package static func ended() { count.subtract(1, ordering: .relaxed) }
}
