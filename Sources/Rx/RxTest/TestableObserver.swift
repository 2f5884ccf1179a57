import RxSwift

/// An observer that records the events it receives, and when. A `TestScheduler` makes them.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler

    /// The events so far, with the scheduler's time of each.
    public private(set) var events: [Recorded<Event<Element>>] = []

    init(scheduler: TestScheduler) { self.scheduler = scheduler }

    public func on(_ event: Event<Element>) { events.append(Recorded(time: scheduler.clock, value: event)) }
}
