internal import RuntimeShims
internal import SeamPrimitives

/// What refers to an object without keeping it, as a weak reference does. The object has its anchor, and ends it when it
/// goes.
///
/// Weak references would make every count of the object's references slow. Any thread.
final class Anchor<Object: AnyObject>: @unchecked Sendable {
    private var reference: Unmanaged<Object>?
    private let lock = Lock()

    func join(_ object: Object) { lock.whileLocked { reference = Unmanaged.passUnretained(object) } }

    /// The object is going: its memory is there until this returns.
    func end() { lock.whileLocked { reference = nil } }

    /// The object; nil once its end has begun.
    var object: Object? { lock.whileLocked { reference.flatMap { UnownedRetain.retained($0) } } }
}
