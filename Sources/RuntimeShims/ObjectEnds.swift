import CCoreFoundation
import Synchronization

/// The function in a class's metadata that ends its objects.
package enum ObjectEnds: RuntimeShim {
    package static let name = "the function in a class's metadata that ends an object"
    package static let reason = "nothing tells that an object is gone when it goes"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "associated objects, and who waits for an object's end, are released some time later"

    package static func look() -> ShimFinding { result }

    /// Who is told of ends, on the thread that ends the object.
    package struct Handlers {
        /// The object is about to end: it is there, but must not be kept.
        package var willEnd: @convention(c) (UnsafeMutableRawPointer?) -> Void
        /// The object has ended: its memory may be another's.
        package var hasEnded: @convention(c) (UnsafeMutableRawPointer?) -> Void

        package init(
            willEnd: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void,
            hasEnded: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
        ) {
            self.willEnd = willEnd
            self.hasEnded = hasEnded
        }
    }

    /// Sets who is told. To be called once, before anything is watched.
    @inline(never)
    package static func setHandlers(_ handlers: Handlers) {
        // The look sets its own while it lasts.
        _ = result
        seam_set_lifetime_handlers(handlers.willEnd, handlers.hasEnded)
    }

    /// Has the end of an object told. False if that cannot be.
    ///
    /// To be followed by one ``forget(_:)``, when it has ended or earlier. Handlers may be called with objects that
    /// nobody watches.
    @inline(never)
    package static func watch(_ object: AnyObject) -> Bool {
        guard result == .working else { return false }
        return watchUnasked(object)
    }

    /// Undoes a ``watch(_:)`` that returned true.
    @inline(never)
    package static func forget(_ object: UnsafeMutableRawPointer) { seam_count_watched(object, -1) }

    private static func watchUnasked(_ object: AnyObject) -> Bool {
        let pointer = Unmanaged.passUnretained(object).toOpaque()
        // By its memory: what `type(of:)` says may be another class's.
        guard let type = pointer.load(as: UnsafeMutableRawPointer?.self), seam_watch_class(type) != 0 else {
            return false
        }
        seam_count_watched(pointer, 1)
        return true
    }

    // MARK: Look

    private static let result: ShimFinding = {
        seam_set_lifetime_handlers(
            { object in trial.withLock { $0.began = object } },
            { object in trial.withLock { $0.ended = object } })
        var object: Plain? = Plain()
        let pointer = Unmanaged.passUnretained(object!).toOpaque()
        guard watchUnasked(object!) else { return .missing }
        object = nil
        forget(pointer)
        let seen = trial.withLock { $0 }
        return seen.began == pointer && seen.ended == pointer && seen.deinits == 1 ? .working : .missing
    }()

    private struct Trial: @unchecked Sendable {
        var began: UnsafeMutableRawPointer?
        var ended: UnsafeMutableRawPointer?
        var deinits = 0
    }

    private static let trial = Mutex(Trial())

    private final class Plain {
        // Swift is not to conclude from the initialiser that it may live on the stack.
        @inline(never) init() {}

        deinit { ObjectEnds.trial.withLock { $0.deinits += 1 } }
    }
}
