import Foundation

extension Timer {
    /// Creates a timer that sends `selector` to `target`, with itself as the argument. It keeps the target alive until
    /// it is invalidated.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let receiver = target as AnyObject
        self.init(_timeInterval: interval, repeats: repeats) { timer in
            SelectorTable.send(selector, to: receiver, timer)
        }
        keep(userInfo)
    }

    /// Creates a timer that first fires at `date`.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let receiver = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            SelectorTable.send(selector, to: receiver, timer)
        }
        keep(userInfo)
    }

    /// Creates a timer and adds it to the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// The object that the timer was created with.
    ///
    /// An object, so that the compiler prefers it to Foundation's property of type `Any?`, which is always nil.
    public var userInfo: AnyObject? { objc_getAssociatedObject(self, Timer.userInfoKey).map { $0 as AnyObject } }

    nonisolated(unsafe) private static let userInfoKey = UnsafeRawPointer(Unmanaged.passRetained(NSObject()).toOpaque())

    private func keep(_ userInfo: Any?) {
        if let userInfo { objc_setAssociatedObject(self, Timer.userInfoKey, userInfo, .OBJC_ASSOCIATION_RETAIN) }
    }
}
