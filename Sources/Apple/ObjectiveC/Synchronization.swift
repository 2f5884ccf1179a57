import Foundation

nonisolated(unsafe) private let syncKey = UnsafeRawPointer(Unmanaged.passRetained(NSObject()).toOpaque())
private let syncLock = NSLock()

private func monitor(of object: Any) -> NSRecursiveLock {
    syncLock.withLock {
        if let lock = objc_getAssociatedObject(object, syncKey) as? NSRecursiveLock { return lock }
        let lock = NSRecursiveLock()
        objc_setAssociatedObject(object, syncKey, lock, .OBJC_ASSOCIATION_RETAIN)
        return lock
    }
}

/// Takes the object's own recursive lock, as `@synchronized` does. Returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    monitor(of: object).lock()
    return 0
}

/// Gives the object's lock back. Returns 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    monitor(of: object).unlock()
    return 0
}
