import Dispatch
import Foundation

/// What a connection tells of the ways that it can go, while it is ready.
final class ConnectionPaths: @unchecked Sendable {
    struct Handlers {
        var path: (@Sendable (NWPath) -> Void)?
        var viability: (@Sendable (Bool) -> Void)?
        var better: (@Sendable (Bool) -> Void)?

        var isEmpty: Bool { path == nil && viability == nil && better == nil }
    }

    private let lock = NSLock()
    // Under the lock
    private var held = Handlers()
    private var queue: DispatchQueue?
    private var watch: RouteWatch?
    /// Whether the other side is on this machine, which needs no network.
    private var isLocal = false
    private var first: NWPath?
    private var last: NWPath?

    var handlers: Handlers { lock.withLock { held } }

    func set(_ change: (inout Handlers) -> Void) {
        lock.withLock { change(&held) }
        watchIfWanted()
    }

    /// The connection is ready.
    func begin(on queue: DispatchQueue, isLocal: Bool, _ path: NWPath) {
        lock.withLock { (self.queue, self.isLocal, first, last) = (queue, isLocal, path, path) }
        watchIfWanted()
        queue.async { [self] in
            let handlers = handlers
            handlers.path?(path)
            handlers.viability?(Self.isViable(path, isLocal))
        }
    }

    private static func isViable(_ path: NWPath, _ isLocal: Bool) -> Bool { isLocal || path.status == .satisfied }

    func stop() {
        let watch = lock.withLock {
            (queue, held) = (nil, Handlers())
            defer { self.watch = nil }
            return self.watch
        }
        watch?.stop()
    }

    deinit { watch?.stop() }

    private func watchIfWanted() {
        lock.withLock {
            guard watch == nil, let queue, !held.isEmpty else { return }
            watch = RouteWatch(on: queue) { [weak self] in self?.look(NWPath(.current)) }
        }
    }

    /// The machine's ways have changed, or may have. Called on the connection's queue.
    func look(_ path: NWPath) {
        let (handlers, before, first, isLocal) = lock.withLock {
            defer { last = path }
            return (held, last, self.first, self.isLocal)
        }
        guard let before, let first, path != before else { return }
        handlers.path?(path)
        let isViable = Self.isViable(path, isLocal)
        if isViable != Self.isViable(before, isLocal) { handlers.viability?(isViable) }
        func isBetter(_ path: NWPath) -> Bool {
            path.availableInterfaces.first != nil && path.availableInterfaces.first != first.availableInterfaces.first
        }
        if !isLocal, isBetter(path) != isBetter(before) { handlers.better?(isBetter(path)) }
    }
}

extension NWConnection {
    /// Called on the connection's queue with the ways that the machine has, once the connection is ready and with each
    /// change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { paths.handlers.path }
        set { paths.set { $0.path = newValue } }
    }

    /// Called on the connection's queue with whether bytes can come and go: once the connection is ready, and when the
    /// network goes or comes back. A connection on this machine needs none.
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { paths.handlers.viability }
        set { paths.set { $0.viability = newValue } }
    }

    /// Called on the connection's queue with true when the machine goes another way than the connection does, so that a
    /// new one may be better, and with false when that is over.
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { paths.handlers.better }
        set { paths.set { $0.better = newValue } }
    }
}
