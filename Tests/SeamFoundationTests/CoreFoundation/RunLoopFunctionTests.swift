import Foundation
import SeamFoundation
import Testing

/// The loop of a thread by Core Foundation's functions. Each test has a thread, and so a loop, of its own.
@Suite struct RunLoopFunctionTests {
    private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: work()) }.start()
        }
    }

    /// A loop without anything to wait for does not run.
    private static func waitForSomething() {
        RunLoop.current.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    }

    @Test func hasNothingToWaitFor() async {
        let result = await onThread { CFRunLoopRunInMode(.defaultMode, 60, false) }
        #expect(result == .finished)
    }

    @Test func stopsFromAnotherThread() async {
        let result = await onThread {
            Self.waitForSomething()
            nonisolated(unsafe) let loop = CFRunLoopGetCurrent()
            Thread {
                // Not before it runs.
                while !CFRunLoopIsWaiting(loop) { Thread.sleep(forTimeInterval: 0.001) }
                CFRunLoopStop(loop)
            }.start()
            return CFRunLoopRunInMode(.defaultMode, 60, false)
        }
        #expect(result == .stopped)
    }

    @Test func aBlockStopsTheLoopThatRunsIt() async {
        let mode = await onThread {
            Self.waitForSomething()
            nonisolated(unsafe) var mode: CFRunLoopMode?
            #expect(CFRunLoopCopyCurrentMode(CFRunLoopGetCurrent()) == nil)
            CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.commonModes.rawValue) {
                mode = CFRunLoopCopyCurrentMode(CFRunLoopGetCurrent())
                CFRunLoopStop(CFRunLoopGetCurrent())
            }
            CFRunLoopRun()
            return mode
        }
        #expect(mode == .defaultMode)
    }

    @Test func aLoopIsAThreads() async {
        #expect(CFRunLoopGetMain() == RunLoop.main.getCFRunLoop())
        let isTheSame = await onThread { CFRunLoopGetCurrent() == RunLoop.current.getCFRunLoop() }
        let isTheMain = await onThread { CFRunLoopGetCurrent() == CFRunLoopGetMain() }
        #expect(isTheSame && !isTheMain)
    }
}
