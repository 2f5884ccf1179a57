import Dispatch
import Foundation

/// The queue of handlers that name none. It is set when the app begins, if at all.
private final class HandlerQueue: @unchecked Sendable {
    static let shared = HandlerQueue()
    private let lock = NSLock()
    private var stored = DispatchQueue.main

    var queue: DispatchQueue {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}

func __PMKDefaultDispatchQueue() -> DispatchQueue { HandlerQueue.shared.queue }
func __PMKSetDefaultDispatchQueue(_ queue: DispatchQueue) { HandlerQueue.shared.queue = queue }
