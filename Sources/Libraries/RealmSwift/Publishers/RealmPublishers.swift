import Combine
import Foundation

/// The publishers of objects and collections.
public enum RealmPublishers {
    /// Publishes what an observer is told of, while somebody asks for it.
    ///
    /// Values that nobody has asked for are not kept: the next one tells what has become of things.
    public struct Observed<Output, Failure: Error>: Publisher {
        let observe: (@escaping (Result<Output, Failure>?) -> Void) -> NotificationToken

        /// Begins to observe.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = ObservedSubscription(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.begin(observe)
        }
    }

    /// Publishes a collection or an object when it has changed, and a collection to begin with.
    public typealias Value<Subscribable> = Observed<Subscribable, any Error>
    /// Publishes the changes of a collection.
    public typealias CollectionChangeset<Collection: RealmCollection> = Observed<
        RealmCollectionChange<Collection>, Never
    >
    /// Publishes the changes of an object.
    public typealias ObjectChangeset<T> = Observed<ObjectChange<T>, Never>
    /// Publishes that there are changes.
    public typealias WillChange<Subscribable> = Observed<Void, Never>
    /// Publishes that a realm has changed.
    public typealias RealmWillChange = Observed<Void, Never>
}

private final class ObservedSubscription<S: Subscriber>: Subscription {
    private var subscriber: S?
    private var token: NotificationToken?
    private var demand = Subscribers.Demand.none

    init(_ subscriber: S) { self.subscriber = subscriber }

    func begin(_ observe: (@escaping (Result<S.Input, S.Failure>?) -> Void) -> NotificationToken) {
        guard subscriber != nil else { return }
        token = observe { [weak self] result in
            guard let self, let subscriber else { return }
            switch result {
            case .success(let value):
                guard demand > .none else { return }
                demand -= 1
                demand += subscriber.receive(value)
            case .failure(let error):
                cancel()
                subscriber.receive(completion: .failure(error))
            case nil:
                cancel()
                subscriber.receive(completion: .finished)
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { self.demand += demand }

    func cancel() {
        token?.invalidate()
        token = nil
        subscriber = nil
    }
}
