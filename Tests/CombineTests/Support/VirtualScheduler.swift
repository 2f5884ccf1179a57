import Combine
import Dispatch

/// A scheduler whose time the test moves on.
final class VirtualScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var queue: [(time: SchedulerTimeType, order: Int, action: () -> Void)] = []
    private var order = 0
    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    let minimumTolerance = SchedulerTimeType.Stride.nanoseconds(0)

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: 0, options: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        order += 1
        queue.append((date, order, action))
        queue.sort { ($0.time, $0.order) < ($1.time, $1.order) }
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isActive = true
        func fire(at date: SchedulerTimeType) {
            schedule(after: date, tolerance: 0, options: nil) {
                guard isActive else { return }
                action()
                fire(at: date.advanced(by: interval))
            }
        }
        fire(at: date)
        return AnyCancellable { isActive = false }
    }

    /// Lets the actions go that are still to come.
    func removeAll() { queue = [] }

    func advance(by interval: SchedulerTimeType.Stride) {
        let end = now.advanced(by: interval)
        while let next = queue.first, next.time <= end {
            queue.removeFirst()
            now = max(now, next.time)
            next.action()
        }
        now = end
    }
}
