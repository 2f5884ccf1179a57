import Foundation
import RuntimeShims

/// The events of a stream, on their way to its delegate in the run loops that the stream is scheduled in, or on its queue.
final class StreamEvents: @unchecked Sendable {
    private let lock = NSLock()
    private weak var stream: Stream?
    private weak var delegate: (any StreamDelegate)?
    private var schedules: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    private var ownQueue: DispatchQueue?
    private var waiting: [Stream.Event] = []
    private var hasStopped = false
    private lazy var source = RunLoopSources.LoopSource { [weak self] in self?.deliver() }

    func belong(to stream: Stream) { lock.withLock { self.stream = stream } }

    var receiver: (any StreamDelegate)? {
        get { lock.withLock { delegate } }
        set { lock.withLock { delegate = newValue } }
    }

    /// Where the delegate hears of events, in the place of run loops; nil for these alone.
    var queue: DispatchQueue? {
        get { lock.withLock { ownQueue } }
        set {
            lock.withLock {
                ownQueue = newValue
                signal()
            }
        }
    }

    func schedule(in loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.withLock {
            schedules.append((loop, mode))
            source.add(to: loop, mode: mode)
            signal()
        }
    }

    func remove(from loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.withLock {
            schedules.removeAll { $0.loop === loop && $0.mode == mode }
            source.remove(from: loop, mode: mode)
        }
    }

    /// A stream that is closed has nothing more to say.
    func stop() {
        lock.withLock {
            hasStopped = true
            waiting = []
            for (loop, mode) in schedules { source.remove(from: loop, mode: mode) }
            schedules = []
            ownQueue = nil
        }
    }

    func tell(_ event: Stream.Event) {
        lock.withLock {
            // One is enough of what the delegate has not heard yet.
            guard !hasStopped, !waiting.contains(event) else { return }
            waiting.append(event)
            signal()
        }
    }

    private func signal() {
        guard !waiting.isEmpty else { return }
        if let ownQueue {
            ownQueue.async { [weak self] in self?.deliver() }
        } else if !schedules.isEmpty {
            source.signal(schedules.map(\.loop))
        }
    }

    private func deliver() {
        while true {
            let next = lock.withLock { () -> (Stream, (any StreamDelegate)?, Stream.Event)? in
                guard let stream, !waiting.isEmpty else { return nil }
                return (stream, delegate, waiting.removeFirst())
            }
            guard let (stream, delegate, event) = next else { return }
            delegate?.stream(stream, handle: event)
        }
    }
}
