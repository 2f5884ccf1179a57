internal import CGTK
import Foundation
import Glibc
import Synchronization

/// A thread that polls file descriptors, up to a deadline, and calls `wake` once when one is ready.
final class GLibWatcher: Sendable {
    private struct Request {
        var descriptors: [pollfd]
        var deadline: ContinuousClock.Instant?
    }

    /// The descriptors and the deadline to wait for; nil once `wake` was called, until the next ``watch(_:timeout:)``.
    private let request = Mutex<Request?>(nil)
    /// Readable when the request changed.
    private let changed: Int32
    private let wake: @Sendable () -> Void

    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
        changed = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        precondition(changed >= 0, "No file descriptor is left for the main loop")
        let thread = Thread { self.run() }
        thread.name = "GLib watcher"
        thread.stackSize = 256 << 10
        thread.start()
    }

    /// Waits for this from now on. The thread is disturbed only if it would otherwise miss something: a deadline that
    /// moved later costs one needless wake-up at most.
    func watch(_ descriptors: [pollfd], timeout: Duration?) {
        let deadline = timeout.map { ContinuousClock.now.advanced(by: $0) }
        let isCovered = request.withLock { current in
            if let current,
                current.descriptors.elementsEqual(descriptors, by: { $0.fd == $1.fd && $0.events == $1.events }),
                (current.deadline ?? .distant) <= (deadline ?? .distant)
            {
                return true
            }
            current = Request(descriptors: descriptors, deadline: deadline)
            return false
        }
        if !isCovered { _ = eventfd_write(changed, 1) }
    }

    private func run() {
        while true {
            let current = request.withLock { $0 }
            var polled = [pollfd(fd: changed, events: Int16(POLLIN), revents: 0)] + (current?.descriptors ?? [])
            let ready = poll(&polled, nfds_t(polled.count), Self.milliseconds(until: current?.deadline))
            if ready < 0 { continue }  // EINTR
            if polled[0].revents != 0 {
                var count: eventfd_t = 0
                _ = eventfd_read(changed, &count)
                continue
            }
            if current == nil { continue }
            // A request that came in since stays: its own readiness is seen by the next poll.
            let isDone = request.withLock { latest in
                if let latest, latest.deadline != current?.deadline { return false }
                latest = nil
                return true
            }
            if isDone { wake() }
        }
    }

    /// Rounded up: waking early would only poll again.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let (seconds, attoseconds) = (deadline - .now).components
        if seconds < 0 || attoseconds < 0 { return 0 }
        let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: milliseconds)
    }
}

extension ContinuousClock.Instant {
    fileprivate static let distant = ContinuousClock.now.advanced(by: .seconds(100 * 365 * 86400))
}
