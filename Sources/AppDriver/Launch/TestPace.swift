import Foundation
import Stage

/// Lets the time of a screen in memory pass as the wall's does, while unit tests run in an app: animations and
/// transitions that a test waits for come to their end.
@MainActor
enum TestPace {
    private static let frame = 1.0 / 60

    static func start(_ surface: Surface) {
        guard let surface = surface as? OffscreenSurface else { return }
        var last = ProcessInfo.processInfo.systemUptime
        let timer = Timer(timeInterval: frame, repeats: true) { _ in
            MainActor.assumeIsolated {
                let now = ProcessInfo.processInfo.systemUptime
                surface.advance(by: min(now - last, 0.1))
                last = now
            }
        }
        RunLoop.main.add(timer, forMode: .common)
    }
}
