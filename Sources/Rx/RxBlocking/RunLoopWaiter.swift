import CoreFoundation
import Foundation
import RxSwift
import Synchronization

/// Runs the calling thread's run loop until it is told to stop or a time is over.
final class RunLoopWaiter: @unchecked Sendable {
    private let loop = CFRunLoopGetCurrent()
    private let timeout: TimeInterval?
    private let isStopped = Atomic<Bool>(false)

    init(_ timeout: TimeInterval?) { self.timeout = timeout }

    /// Does work once the loop runs.
    func perform(_ work: @escaping () -> Void) {
        let work = Crossing(work)
        CFRunLoopPerformBlock(loop, kCFRunLoopDefaultMode) {
            if CurrentThreadScheduler.isScheduleRequired {
                _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                    work.value()
                    return Disposables.create()
                }
            } else {
                work.value()
            }
        }
        CFRunLoopWakeUp(loop)
    }

    /// From any thread.
    func stop() {
        guard !isStopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
        CFRunLoopPerformBlock(loop, kCFRunLoopDefaultMode) { [self] in CFRunLoopStop(loop) }
        CFRunLoopWakeUp(loop)
    }

    /// Says whether it was stopped before the time was over.
    func wait() -> Bool {
        let deadline = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
        while !isStopped.load(ordering: .acquiring) {
            let remaining = deadline.timeIntervalSinceNow
            if remaining <= 0 { return false }
            // A source keeps an otherwise empty loop from returning at once.
            let keepAlive = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
            RunLoop.current.add(keepAlive, forMode: .default)
            CFRunLoopRunInMode(kCFRunLoopDefaultMode, min(remaining, 3_600), false)
            keepAlive.invalidate()
        }
        return true
    }
}
