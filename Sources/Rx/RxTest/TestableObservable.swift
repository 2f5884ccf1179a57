import RxSwift

/// A sequence of given events that records its subscriptions. A `TestScheduler` makes them.
public class TestableObservable<Element>: ObservableType {
    /// The subscriptions so far.
    public internal(set) var subscriptions: [Subscription] = []

    /// The events as given.
    public internal(set) var recordedEvents: [Recorded<Event<Element>>]

    let testScheduler: TestScheduler

    init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        self.testScheduler = testScheduler
        self.recordedEvents = recordedEvents
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        fatalError("Abstract method")
    }

    /// Notes a subscription; what is returned notes its end.
    func noteSubscription() -> () -> Void {
        subscriptions.append(Subscription(testScheduler.clock))
        let index = subscriptions.count - 1
        return { [self] in
            subscriptions[index] = Subscription(subscriptions[index].subscribe, testScheduler.clock)
        }
    }
}

/// Sends at absolute times, whoever is subscribed then.
final class HotObservable<Element>: TestableObservable<Element> {
    private var observers: [(key: Int, observer: AnyObserver<Element>)] = []
    private var lastKey = 0

    override init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        super.init(testScheduler: testScheduler, recordedEvents: recordedEvents)
        for recorded in recordedEvents {
            testScheduler.scheduleAt(recorded.time) { [self] in
                for (_, observer) in observers { observer.on(recorded.value) }
            }
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        lastKey += 1
        let key = lastKey
        observers.append((key, AnyObserver(observer)))
        let noteEnd = noteSubscription()
        return Disposables.create { [self] in
            observers.removeAll { $0.key == key }
            noteEnd()
        }
    }
}

/// Sends at times counted from each subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let noteEnd = noteSubscription()
        for recorded in recordedEvents {
            _ = testScheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
                observer.on(recorded.value)
                return Disposables.create()
            }
        }
        return Disposables.create { noteEnd() }
    }
}
