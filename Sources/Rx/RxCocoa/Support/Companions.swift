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

/// Objects that belong to others and live as long as they do.
enum Companions {
    /// The companion of a kind, made when there is none. A responder has its companions itself, so that they end with
    /// it; other objects' are kept in the table of associated objects.
    static func of<Companion: AnyObject>(_ owner: AnyObject, _ key: ObjectIdentifier, _ make: () -> Companion)
        -> Companion
    {
        if let responder = owner as? UIResponder {
            let responder = Crossing(responder)
            let found = MainActor.assumeIsolated { Crossing(responder.value.companions[key]) }.value
            if let found { return found as! Companion }
            let made = Crossing(make())
            MainActor.assumeIsolated { responder.value.companions[key] = made.value }
            return made.value
        }
        let pointer = UnsafeRawPointer(bitPattern: UInt(bitPattern: key))!
        if let found = objc_getAssociatedObject(owner, pointer) { return found as! Companion }
        let made = make()
        objc_setAssociatedObject(owner, pointer, made, .OBJC_ASSOCIATION_RETAIN)
        return made
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
