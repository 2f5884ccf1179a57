import CoreGraphics
import Foundation
import Stage

/// Checks what the main loop serves while a window is open. Prints one line a check; the status is the number that
/// failed.
@MainActor
enum LoopProbe {
    private static var failures: Int32 = 0

    static func run() -> Int32 {
        let client = Client()
        let surface = WindowSurface(size: CGSize(width: 200, height: 200))
        surface.client = client
        surface.present()

        var timer = false, performed = false, queue = false, task = false, operation = false
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
            MainActor.assumeIsolated { timer = true }
        }
        RunLoop.main.perform { MainActor.assumeIsolated { performed = true } }
        DispatchQueue.main.async { queue = true }
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(5))
            task = true
        }
        OperationQueue.main.addOperation { MainActor.assumeIsolated { operation = true } }
        var nested = false, nestedQueue = false, nestedTimer = false
        client.onFirstTick = {
            // Inside a callback of GTK's: everything goes on in a nested run loop, the window's frames too.
            DispatchQueue.main.async { nestedQueue = true }
            _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
                MainActor.assumeIsolated { nestedTimer = true }
            }
            spin(2) { nestedQueue && nestedTimer }
            nested = nestedQueue && nestedTimer
        }
        surface.requestTick()
        spin(5) { timer && performed && queue && task && operation && nested && client.frames > 0 }
        check("timer", timer)
        check("perform", performed)
        check("dispatch", queue)
        check("task", task)
        check("operations", operation)
        check("nested in a frame", nested)
        check("frame", client.frames > 0)

        // Frames while the loop runs as a test's wait runs it.
        let before = client.ticks
        client.wantsMore = true
        surface.requestTick()
        spin(3) { client.ticks >= before + 5 }
        check("ticks go on", client.ticks >= before + 5)
        client.wantsMore = false

        // A nested loop inside a block of the main queue still serves GTK.
        var fromQueue = false
        DispatchQueue.main.async {
            let before = client.ticks
            surface.requestTick()
            spin(2) { client.ticks > before }
            fromQueue = client.ticks > before
        }
        spin(4) { fromQueue }
        check("frames inside the main queue", fromQueue)

        // The tracking mode holds the default mode's timers back, and serves common ones.
        var ordinary = 0, common = 0
        let one = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
            MainActor.assumeIsolated { ordinary += 1 }
        }
        let other = Timer(timeInterval: 0.01, repeats: true) { _ in MainActor.assumeIsolated { common += 1 } }
        RunLoop.main.add(other, forMode: .common)
        var trackingOrdinary = -1, trackingCommon = 0
        var mode: RunLoop.Mode?
        DispatchQueue.main.async {
            MainLoop.pushTrackingMode()
            Task { @MainActor in
                try? await Task.sleep(for: .milliseconds(50))
                (ordinary, common) = (0, 0)
                mode = runningMode()
                try? await Task.sleep(for: .milliseconds(200))
                (trackingOrdinary, trackingCommon) = (ordinary, common)
                MainLoop.popTrackingMode()
                (ordinary, common) = (0, 0)
                try? await Task.sleep(for: .milliseconds(200))
                MainLoop.stop(status: 5)
            }
        }
        check("stop", MainLoop.run() == 5)
        check("tracking mode", mode?.rawValue == "UITrackingRunLoopMode")
        check("tracking holds timers back", trackingOrdinary == 0)
        check("tracking serves common timers", trackingCommon > 0)
        check("timers after tracking", ordinary > 0)
        one.invalidate()
        other.invalidate()

        // Idle: no time of the processor's.
        spin(0.5) { false }
        let start = processorTime()
        spin(3) { false }
        let spent = processorTime() - start
        print("idle ticks in 3 s:", spent)
        check("idle", spent <= 1)
        return failures
    }

    private static func runningMode() -> RunLoop.Mode? { RunLoop.main.currentMode }

    private static func check(_ name: String, _ isRight: Bool) {
        print(isRight ? "ok" : "FAILED", name)
        if !isRight { failures += 1 }
    }

    private static func spin(_ seconds: Double, until isDone: () -> Bool) {
        let end = Date(timeIntervalSinceNow: seconds)
        while !isDone(), Date() < end {
            _ = RunLoop.current.run(mode: .default, before: end)
        }
    }

    /// In the kernel's ticks of a hundredth of a second, all threads'.
    private static func processorTime() -> Int {
        let stat = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)) ?? ""
        let fields = stat[stat.index(after: stat.lastIndex(of: ")")!)...].split(separator: " ")
        return Int(fields[11])! + Int(fields[12])!
    }

    private final class Client: SurfaceClient {
        var frames = 0, ticks = 0
        var wantsMore = false
        var onFirstTick: (() -> Void)?

        func surface(_ surface: Surface, received event: StageEvent) {}
        func surface(_ surface: Surface, tickAt time: Double) {
            ticks += 1
            if let action = onFirstTick {
                onFirstTick = nil
                action()
            }
            if wantsMore { surface.requestTick() }
        }
        func surface(_ surface: Surface, drawOn canvas: Canvas) { frames += 1 }
        func accessibilityElements(of surface: Surface) -> [AccessibilityElement] { [] }
    }
}
