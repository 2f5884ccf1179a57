import Foundation

/// A scheduler whose clock moves only when it is told to, from one piece of work to the next.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    /// A moment of the clock.
    public typealias VirtualTime = Converter.VirtualTimeUnit
    /// A span of the clock.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private var agenda: VirtualAgenda<VirtualTime>
    private var isRunning = false
    private let converter: Converter
    private let thread = currentThread()

    /// The clock.
    public private(set) var clock: VirtualTime

    /// The clock as a moment.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// Makes a clock. It belongs to the calling thread: use from another is reported on the standard output.
    public init(initialClock: VirtualTime, converter: Converter) {
        clock = initialClock
        self.converter = converter
        agenda = VirtualAgenda { converter.compareVirtualTime($0, $1) }
        traceInit()
    }

    deinit { traceDeinit() }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .microseconds(0), action: action)
    }

    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.convertToVirtualTime(now.adding(dueTime))
        return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    }

    /// Does work after a virtual span.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    }

    /// Does work at a virtual moment. Work of one moment is done in the order in which it was scheduled.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        checkThread()
        let item = VirtualItem { action(state) }
        agenda.insert(item, at: time)
        return item
    }

    /// Returns the moment for work that was scheduled for `time`; by default that moment. Subclasses move it.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Does all work, in order of time, until there is none or `stop()` is called.
    public func start() {
        guard !isRunning else { return }
        checkThread()
        isRunning = true
        while isRunning, let (time, item) = agenda.popFirst() {
            if converter.compareVirtualTime(time, clock) == .greaterThan { clock = time }
            item.invoke()
        }
        isRunning = false
    }

    /// Does the work up to a moment, that moment's included, and sets the clock to it. It stops the program when called
    /// by such work.
    public func advanceTo(_ virtualTime: VirtualTime) {
        if isRunning { fatalError("Scheduler is already running") }
        isRunning = true
        while isRunning, let (time, item) = agenda.popFirst(notAfter: virtualTime) {
            if converter.compareVirtualTime(time, clock) == .greaterThan { clock = time }
            item.invoke()
        }
        clock = virtualTime
        isRunning = false
    }

    /// Moves the clock by a span, without doing any work. A negative span stops the program.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        checkThread()
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        if converter.compareVirtualTime(clock, time) == .greaterThan { fatalError("Can't sleep to past.") }
        clock = time
    }

    /// Ends `start()` after the work in progress.
    public func stop() {
        checkThread()
        isRunning = false
    }

    private func checkThread() {
        if thread != currentThread() {
            print("Virtual schedulers are not thread safe: this one was made on another thread.")
        }
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    public var debugDescription: String { agenda.debugDescription }
}

/// Work at a virtual moment.
final class VirtualItem: DisposeBase {
    private let action: () -> any Disposable
    private let begun = SingleAssignmentDisposable()

    init(_ action: @escaping () -> any Disposable) { self.action = action }

    var isCancelled: Bool { begun.isDisposed }

    func invoke() { begun.setDisposable(action()) }

    override func dispose() { begun.dispose() }
}

/// The work of a virtual clock: a heap by time, then by order of insertion.
struct VirtualAgenda<Time> {
    private struct Entry {
        let time: Time
        let order: Int
        let item: VirtualItem
    }

    private let compare: (Time, Time) -> VirtualTimeComparison
    private var heap: [Entry] = []
    private var lastOrder = 0

    init(_ compare: @escaping (Time, Time) -> VirtualTimeComparison) { self.compare = compare }

    mutating func insert(_ item: VirtualItem, at time: Time) {
        lastOrder += 1
        heap.append(Entry(time: time, order: lastOrder, item: item))
        var index = heap.count - 1
        while index > 0, isBefore(heap[index], heap[(index - 1) / 2]) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Removes and returns the first work that was not cancelled.
    mutating func popFirst() -> (Time, VirtualItem)? {
        dropCancelled()
        return heap.isEmpty ? nil : removeFirst()
    }

    /// The same, if it is due by then.
    mutating func popFirst(notAfter time: Time) -> (Time, VirtualItem)? {
        dropCancelled()
        guard let first = heap.first, compare(first.time, time) != .greaterThan else { return nil }
        return removeFirst()
    }

    var debugDescription: String {
        "[" + heap.sorted(by: isBefore).map { "\($0.time)" }.joined(separator: ", ") + "]"
    }

    private mutating func dropCancelled() {
        while let first = heap.first, first.item.isCancelled { _ = removeFirst() }
    }

    private mutating func removeFirst() -> (Time, VirtualItem) {
        heap.swapAt(0, heap.count - 1)
        let first = heap.removeLast()
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count && isBefore(heap[child], heap[least]) {
                least = child
            }
            if least == index { break }
            heap.swapAt(index, least)
            index = least
        }
        return (first.time, first.item)
    }

    private func isBefore(_ a: Entry, _ b: Entry) -> Bool {
        switch compare(a.time, b.time) {
        case .lessThan: true
        case .greaterThan: false
        case .equal: a.order < b.order
        }
    }
}
