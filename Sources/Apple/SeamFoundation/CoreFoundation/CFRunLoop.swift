public import Foundation
import RuntimeShims

/// The loop of a thread, as Core Foundation names it. Two are equal if they are the same thread's.
public final class CFRunLoop: Hashable {
    let loop: RunLoop

    init(_ loop: RunLoop) { self.loop = loop }

    public static func == (left: CFRunLoop, right: CFRunLoop) -> Bool { left.loop === right.loop }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(loop)) }
}

extension RunLoop {
    /// The same loop, as Core Foundation names it.
    public func getCFRunLoop() -> CFRunLoop { CFRunLoop(self) }
}

/// The loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(.current) }

/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(.main) }

/// Runs the loop of this thread in its default mode until it is stopped, or there is nothing that it waits for.
public func CFRunLoopRun() { RunLoopSources.run() }

/// Runs the loop of this thread for a time, or until it is stopped; at once what is due if the time is 0.
///
/// - Parameter returnAfterSourceHandled: Whether one source that was served is enough.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let result = RunLoopSources.run(
        RunLoop.Mode(mode.rawValue as String), seconds: seconds, endsAfterSource: returnAfterSourceHandled)
    return CFRunLoopRunResult(rawValue: result) ?? .finished
}

/// Ends the innermost run of a loop. Any thread may.
public func CFRunLoopStop(_ rl: CFRunLoop!) { RunLoopSources.stop(rl.loop) }

/// Makes a loop that sleeps look at what there is to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { RunLoopSources.wake(rl.loop) }

/// Whether a loop sleeps.
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { RunLoopSources.isWaiting(rl.loop) }

/// The mode that a loop runs in; nil while it does not run.
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode! {
    rl.loop.currentMode.map { CFRunLoopMode($0.rawValue as CFString) }
}

/// Has a loop call a block when it next runs in a mode. A loop that sleeps sleeps on: see ``CFRunLoopWakeUp(_:)``.
///
/// - Parameter mode: A mode's name, or an array of them.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (@Sendable () -> Void)!) {
    let names: [String] =
        switch mode {
        case let name as NSString: [name as String]
        case let names as NSArray: names.compactMap { $0 as? String }
        case let mode as CFRunLoopMode: [mode.rawValue as String]
        default: []
        }
    rl.loop.perform(inModes: names.map { RunLoop.Mode($0) }, block: block)
}
