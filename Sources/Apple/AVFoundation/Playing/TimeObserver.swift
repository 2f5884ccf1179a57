import CoreMedia
import Foundation

/// What is called as a film goes on: every so often, or when it comes past certain moments.
@MainActor
final class TimeObserver {
    private enum Kind {
        case periodic(Double, (CMTime) -> Void)
        case boundaries([Double], () -> Void)
    }
    private let kind: Kind
    private let queue: DispatchQueue?
    private var last: Double?
    private var timer: Timer?

    init(every seconds: Double, queue: DispatchQueue?, _ call: @escaping (CMTime) -> Void) {
        kind = .periodic(max(seconds, 0.01), call)
        self.queue = queue
    }

    init(at seconds: [Double], queue: DispatchQueue?, _ call: @escaping () -> Void) {
        kind = .boundaries(seconds.sorted(), call)
        self.queue = queue
    }

    /// How often the time is looked at, in seconds.
    var pace: Double {
        switch kind {
        case .periodic(let seconds, _): seconds
        case .boundaries: 0.05
        }
    }

    /// Looks at the time while it goes on.
    func run(_ time: @escaping @MainActor () -> Double?) {
        guard timer == nil else { return }
        let timer = Timer(timeInterval: pace, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { if let now = time() { self?.look(at: now) } }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    /// The player began, stopped, or went elsewhere: those that are called regularly hear of it.
    func jump(to now: Double) {
        last = now
        if case .periodic(_, let call) = kind { tell { call(CMTime(seconds: now, preferredTimescale: 1_000_000_000)) } }
    }

    func look(at now: Double) {
        switch kind {
        case .periodic(_, let call):
            guard now != last else { return }
            tell { call(CMTime(seconds: now, preferredTimescale: 1_000_000_000)) }
        case .boundaries(let moments, let call):
            let before = last ?? -.infinity
            if before < now, moments.contains(where: { $0 > before && $0 <= now }) { tell(call) }
        }
        last = now
    }

    private func tell(_ call: @escaping () -> Void) {
        guard let queue, queue !== DispatchQueue.main else { return call() }
        nonisolated(unsafe) let call = call
        queue.async { call() }
    }
}
