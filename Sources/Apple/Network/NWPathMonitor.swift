public import Dispatch
import Foundation

/// Tells what the machine is connected by, and when that changes.
///
/// The kernel tells of changes; an app whose box has no network sees none. Any thread.
public final class NWPathMonitor: @unchecked Sendable {
    private let isAllowed: @Sendable (NWInterface) -> Bool
    private let lock = NSLock()
    // Under the lock
    private var handler: (@Sendable (NWPath) -> Void)?
    private var path: NWPath
    private var ownQueue: DispatchQueue?
    private var watch: RouteWatch?
    private var isCancelled = false

    private init(where isAllowed: @escaping @Sendable (NWInterface) -> Bool) {
        self.isAllowed = isAllowed
        path = NWPath(.current, where: isAllowed)
    }

    /// Monitors all interfaces.
    public convenience init() { self.init { _ in true } }

    /// Monitors the interfaces of a type.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init { $0.type == requiredInterfaceType }
    }

    /// Monitors all interfaces but those of some types.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init { !prohibitedInterfaceTypes.contains($0.type) }
    }

    deinit { watch?.stop() }

    /// Called on the monitor's queue with the path when monitoring starts, and after each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// What was seen last; what there was when the monitor was made, before it was started.
    public var currentPath: NWPath { lock.withLock { path } }

    /// Where the handler is called; nil before monitoring starts.
    public var queue: DispatchQueue? { lock.withLock { ownQueue } }

    /// Begins to monitor. A monitor is started once; one that was cancelled stays so.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard ownQueue == nil, !isCancelled else { return false }
            ownQueue = queue
            return true
        }
        guard isFirst else { return }
        // Watched before it is looked at: no change is missed.
        let watch = RouteWatch(on: queue) { [weak self] in self?.look(isFirst: false) }
        let isWatched = lock.withLock {
            guard !isCancelled else { return false }
            self.watch = watch
            return true
        }
        guard isWatched else {
            watch?.stop()
            return
        }
        queue.async { self.look(isFirst: true) }
    }

    /// Ends monitoring for good. The handler may still run if it was about to on another thread.
    public func cancel() {
        let watch = lock.withLock {
            isCancelled = true
            handler = nil
            defer { self.watch = nil }
            return self.watch
        }
        watch?.stop()
    }

    /// Looks at the networks, and tells of them. On the queue.
    private func look(isFirst: Bool) {
        let path = NWPath(.current, where: isAllowed)
        let handler = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
            guard !isCancelled, isFirst || path != self.path else { return nil }
            self.path = path
            return self.handler
        }
        handler?(path)
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath
    public typealias Failure = Never
    public typealias AsyncIterator = AsyncStream<NWPath>.Iterator

    /// The paths from now on, the first at once. Monitoring starts with the first iterator, and ends with it.
    public func makeAsyncIterator() -> AsyncIterator {
        let (stream, continuation) = AsyncStream<NWPath>.makeStream(bufferingPolicy: .bufferingNewest(1))
        pathUpdateHandler = { continuation.yield($0) }
        continuation.onTermination = { _ in self.cancel() }
        start(queue: DispatchQueue(label: "NWPathMonitor"))
        return stream.makeAsyncIterator()
    }
}
