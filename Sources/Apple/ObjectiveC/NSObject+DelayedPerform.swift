import Foundation

/// A call that waits for its time, and what is needed to find it again to cancel it.
private struct DelayedPerform {
    var target: NSObject
    /// Nil in a cancellation stands for every selector.
    var selector: Selector
    var argument: Any?
    var timer: Timer
}

private let delayedLock = NSLock()
nonisolated(unsafe) private var delayedPerforms: [DelayedPerform] = []

extension NSObject {
    /// Calls the method after `delay` seconds, on the run loop of the calling thread. The receiver and the argument
    /// are kept until then.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        perform(selector, with: argument, afterDelay: delay, inModes: [.default])
    }

    /// Calls the method after `delay` seconds, on the run loop of the calling thread while it runs in one of `modes`. The
    /// receiver and the argument are kept until then.
    public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let target = self
        nonisolated(unsafe) let argument = argument
        // The initialiser with an interval alone makes a timer that fires at once.
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) { timer in
            delayedLock.withLock { delayedPerforms.removeAll { $0.timer === timer } }
            target.perform(selector, with: argument)
        }
        delayedLock.withLock {
            delayedPerforms.append(
                DelayedPerform(target: self, selector: selector, argument: argument, timer: timer))
        }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Cancels what ``perform(_:with:afterDelay:)`` was to call on `target`.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        cancel { $0.target === target as AnyObject }
    }

    /// Cancels the calls of one method with an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {
        cancel { request in
            guard request.target === target as AnyObject, request.selector == selector else { return false }
            switch (request.argument, argument) {
            case (nil, nil): return true
            case (let left?, let right?):
                if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
                return left as AnyObject === right as AnyObject
            default: return false
            }
        }
    }

    private class func cancel(_ isMeant: (DelayedPerform) -> Bool) {
        let cancelled = delayedLock.withLock {
            let cancelled = delayedPerforms.filter(isMeant)
            delayedPerforms.removeAll { request in cancelled.contains { $0.timer === request.timer } }
            return cancelled
        }
        for request in cancelled { request.timer.invalidate() }
    }
}
