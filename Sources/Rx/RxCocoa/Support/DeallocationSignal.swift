import Foundation

/// Ends with the object that it belongs to.
final class DeallocationSignal {
    let subject = ReplaySubject<Void>.create(bufferSize: 1)

    deinit {
        subject.onNext(())
        subject.onCompleted()
    }
}

extension Reactive where Base: AnyObject {
    /// Sends once when the object is gone.
    ///
    /// Exactly then for a responder, that is views, view controllers and the application; some time later for others,
    /// because Linux has no hook for the end of an object's life.
    public var deallocated: Observable<Void> {
        Companions.of(base, ObjectIdentifier(DeallocationSignal.self)) { DeallocationSignal() }.subject
    }
}
