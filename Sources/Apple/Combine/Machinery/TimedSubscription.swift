/// The subscription of the operators that hold values back for a time: `debounce`, `throttle`, `collect` by time.
///
/// It takes all values the upstream has, and delivers from the scheduler as many as were requested.
class TimedSubscription<Input, Downstream: Subscriber, Context: Scheduler>: OperatorSubscription<
    Input, Downstream.Failure, Downstream
>
{
    final let scheduler: Context
    final let options: Context.SchedulerOptions?

    /// Guarded by `lock`.
    final var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream)
    }

    override func start() {
        downstream.receive(subscription: self)
        requestUpstream(.unlimited)
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.whileLocked { self.demand += demand }
    }

    /// Delivers a value if one is wanted.
    final func deliver(_ value: Downstream.Input) {
        let isWanted = lock.whileLocked { () -> Bool in
            guard demand > 0 else { return false }
            demand -= 1
            return true
        }
        guard isWanted else { return }
        let more = downstream.receive(value)
        if more > 0 { lock.whileLocked { demand += more } }
    }
}
