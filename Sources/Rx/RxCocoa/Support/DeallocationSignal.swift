import Foundation
import ObjectiveC

/// Ends with the object that it belongs to.
final class DeallocationSignal {
    let subject = ReplaySubject<Void>.create(bufferSize: 1)

    deinit {
        subject.onNext(())
        subject.onCompleted()
    }
}

/// Is told when the object that it belongs to begins to end.
private final class DeallocatingSignal: EndObserver {
    nonisolated(unsafe) static let key = UnsafeRawPointer(
        bitPattern: UInt(bitPattern: ObjectIdentifier(DeallocatingSignal.self)))!

    let subject = ReplaySubject<Void>.create(bufferSize: 1)

    func ownerWillEnd() { subject.onNext(()) }

    deinit { subject.onCompleted() }
}

extension Reactive where Base: AnyObject {
    /// Sends once and completes when the object is gone, on the thread that has released it.
    public var deallocated: Observable<Void> {
        Companions.of(base, ObjectIdentifier(DeallocationSignal.self)) { DeallocationSignal() }.subject
    }

    /// Sends once before the object's deinit, on the thread that has released it, and completes when it is gone.
    public var deallocating: Observable<Void> {
        if let signal = objc_getAssociatedObject(base, DeallocatingSignal.key) as? DeallocatingSignal {
            return signal.subject
        }
        let signal = DeallocatingSignal()
        objc_setAssociatedObject(base, DeallocatingSignal.key, signal, .OBJC_ASSOCIATION_RETAIN)
        return signal.subject
    }
}
