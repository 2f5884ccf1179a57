import Foundation
import QuartzCore
import SeamPrimitives
import Stage
import UIKit

/// Lets the app's time pass between the steps of a flow.
///
/// An offscreen surface's time is virtual: animations run as fast as they can be computed. A window's is the wall's.
/// Work in the background takes wall time on both.
@MainActor
final class FlowClock {
    /// After this long without rest the app is taken as one that always moves.
    static let settleLimit = 5.0
    private static let frame = 1.0 / 60
    /// So long other programs may take for what they will show, in seconds of the wall's time.
    private static let outsideLimit = 15.0

    private let screen: FlowScreen
    /// Hears that time has passed on a surface: on one in memory at each frame, on a window from time to time.
    var onPass: ((Surface) -> Void)?

    init(screen: FlowScreen) {
        self.screen = screen
    }

    var now: Double { screen.surface?.now ?? CACurrentMediaTime() }

    /// Lets what the app has started come to rest: the main queue, the run loop, layout, animations that end.
    ///
    /// - Parameter limit: After this long, in seconds, it is left as it is.
    func settle(limit: Double = settleLimit) async {
        let end = now + limit
        // Layout and drawing happen in a frame, also when nothing moves.
        await pass(Self.frame)
        while isMoving, now < end { await pass(Self.frame) }
        guard OutsideWork.isInProgress else { return }
        let patience = Date(timeIntervalSinceNow: Self.outsideLimit)
        while OutsideWork.isInProgress, Date() < patience { await wait(Self.frame) }
        await pass(Self.frame)
    }

    /// Whether something on the screen moves that will come to rest by itself.
    var isMoving: Bool {
        screen.windows.contains { $0.layer.host?.animator.hasFiniteAnimations ?? false }
    }

    /// Lets `duration` seconds of the surface's time pass, frame by frame.
    func pass(_ duration: Double) async {
        await drain()
        if let surface = screen.surface as? OffscreenSurface {
            var left = duration
            while left > 0.0005 {
                surface.advance(by: min(left, Self.frame))
                onPass?(surface)
                left -= Self.frame
                await drain()
            }
        } else if let onPass, let surface = screen.surface {
            let end = surface.now + duration
            while surface.now < end {
                try? await Task.sleep(nanoseconds: UInt64(min(Self.frame, end - surface.now) * 1_000_000_000))
                onPass(surface)
            }
        } else {
            try? await Task.sleep(nanoseconds: UInt64(duration * 1_000_000_000))
        }
    }

    /// Lets `duration` seconds of wall time pass, and as much of the surface's.
    func wait(_ duration: Double) async {
        try? await Task.sleep(nanoseconds: UInt64(duration * 1_000_000_000))
        if screen.surface is OffscreenSurface { await pass(duration) } else { await drain() }
    }

    /// Runs what is waiting on the main queue and the main run loop, and what that sets going in turn.
    func drain() async {
        for _ in 0..<3 {
            if RunLoop.main.currentMode == nil {
                // Nobody runs the loop: in a test whose main thread is dispatch's.
                Self.runLoopOnce()
            } else {
                await withCheckedContinuation { continuation in
                    RunLoop.main.perform(inModes: [.common]) { continuation.resume() }
                }
            }
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    private static func runLoopOnce() {
        _ = RunLoop.main.run(mode: .default, before: Date())
    }
}
