/// The base of the operators that deliver on a scheduler: `receive(on:)`, `delay`, `timeout`, `debounce`.
///
/// Events keep their order and are delivered one at a time, also by a scheduler that performs several actions at once:
/// an action delivers the oldest event, or leaves that to the thread that is delivering.
@usableFromInline
class ScheduledSubscription<Downstream: Subscriber, Context: Scheduler>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>
{
    enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    final let scheduler: Context
    final let options: Context.SchedulerOptions?

    // Guarded by `lock`.
    private final var events = Fifo<Event>()
    private final var due = 0
    private final var owner: UInt = 0

    @usableFromInline
    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream)
    }

    // MARK: For subclasses to override

    /// Delivers an event, or drops it.
    func deliver(_ event: Event) {}

    // MARK: For subclasses to call

    /// Takes an event, for which `deliverNext()` is to be called.
    final func enqueue(_ event: Event) { lock.whileLocked { events.append(event) } }

    /// Delivers the oldest event, now or when the delivery that is under way has ended.
    final func deliverNext() {
        lock.lock()
        due += 1
        let thread = currentThread()
        let isNested = owner == thread
        guard owner == 0 || isNested else { return lock.unlock() }
        owner = thread
        while due > 0 {
            due -= 1
            guard let event = events.popFirst() else { continue }
            lock.unlock()
            deliver(event)
            lock.lock()
        }
        if !isNested { owner = 0 }
        lock.unlock()
    }

    /// Releases the values that are on their way.
    final func dropEvents() {
        let dropped = lock.whileLocked { exchange(&events, with: Fifo()) }
        withExtendedLifetime(dropped) {}
    }
}
