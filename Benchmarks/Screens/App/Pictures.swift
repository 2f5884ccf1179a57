import Foundation
import UIKit

/// The milliseconds that work takes.
@MainActor func milliseconds(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}

/// Draws a window as its screen shows it.
@MainActor func draw(_ window: UIWindow?) {
    guard let window else { return }
    withExtendedLifetime(
        UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
    ) {}
}

/// The milliseconds that filling a picture of the screen's size takes.
@MainActor func fillTime() -> Double {
    let bounds = UIScreen.main.bounds
    let times = (0..<21).map { _ in
        milliseconds {
            withExtendedLifetime(
                UIGraphicsImageRenderer(bounds: bounds).image { context in
                    UIColor.white.setFill()
                    context.fill(bounds)
                }
            ) {}
        }
    }
    return times.sorted()[10]
}

/// Prints a row: the median and the worst of its times.
@MainActor func report(_ title: String, _ times: [Double]) {
    guard !times.isEmpty else { return print(title, "was not measured") }
    let sorted = times.sorted()
    let name = title.padding(toLength: 44, withPad: " ", startingAt: 0)
    print(
        name
            + String(
                format: "%8.2f ms  (19 of 20 under %.2f, at most %.2f)", sorted[sorted.count / 2],
                sorted[sorted.count * 19 / 20], sorted[sorted.count - 1]))
}

/// The process's resident memory, in kilobytes.
func residentMemory() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return Int(status.split(separator: " ")[1])! * 4
}
