internal import Foundation

/// A reference to an object that may be ending: the object is had, or it is too late.
///
/// A weak reference gives each object a table beside it, which makes every count of its references slow. Where the object
/// itself takes its reference out of a list before it is gone, under the list's lock, the object's memory is there, and its
/// count of references can be asked.
@usableFromInline
package enum UnownedRetain: RuntimeShim {
    @usableFromInline package static let name = "retaining an object unless it is ending"
    @usableFromInline package static let reason =
        "a context looks for its objects without keeping them, and without the cost of weak references"
    @usableFromInline package static let seenWith = "Swift 6.3.1"
    @usableFromInline package static let loss = "Core Data's contexts stop the app"

    @usableFromInline package static func look() -> ShimFinding {
        final class Probe {
            nonisolated(unsafe) static var wasKept: Bool?
            deinit { Self.wasKept = UnownedRetain.retained(Unmanaged.passUnretained(self)) != nil }
        }
        var probe: Probe? = Probe()
        let reference = probe.map(Unmanaged.passUnretained)
        guard let reference, retained(reference) === probe else { return .missing }
        probe = nil
        return Probe.wasKept == false ? .working : .missing
    }

    @usableFromInline
    package typealias Retain = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

    @usableFromInline
    static let tryRetain: Retain = {
        guard let symbol = dlsym(nil, "swift_tryRetain") else { fatalError("The Swift runtime has no swift_tryRetain") }
        return unsafeBitCast(symbol, to: Retain.self)
    }()

    /// The object; nil if its end has begun. Its memory must be there.
    @inlinable @inline(__always)
    package static func retained<Object: AnyObject>(_ reference: Unmanaged<Object>) -> Object? {
        guard let pointer = tryRetain(reference.toOpaque()) else { return nil }
        return Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
    }
}
