import Documents
import Foundation
import Stage
import UIKit

/// A finger and a keyboard: sends what they do to the surface as its own events.
@MainActor
final class FlowHand {
    private let screen: FlowScreen
    private let clock: FlowClock

    /// A short tap, and the time between those of a double tap.
    private static let tapDuration = 0.05
    private static let doubleTapInterval = 0.1
    /// Above the half second of UIKit's long presses.
    private static let longPressDuration = 1.0
    private static let frame = 1.0 / 60

    init(screen: FlowScreen, clock: FlowClock) {
        self.screen = screen
        self.clock = clock
    }

    // MARK: Touches

    func tap(_ point: CGPoint) async {
        touch(.began, point)
        await clock.pass(Self.tapDuration)
        touch(.ended, point)
        await clock.drain()
    }

    func doubleTap(_ point: CGPoint) async {
        await tap(point)
        await clock.pass(Self.doubleTapInterval)
        await tap(point)
    }

    func longPress(_ point: CGPoint) async {
        touch(.began, point)
        await clock.pass(Self.longPressDuration)
        touch(.ended, point)
        await clock.drain()
    }

    /// Moves a finger evenly from one place to another.
    func drag(from start: CGPoint, to end: CGPoint, duration: Double) async {
        touch(.began, start)
        let count = max(4, Int((duration / Self.frame).rounded()))
        for index in 1...count {
            await clock.pass(duration / Double(count))
            let share = CGFloat(index) / CGFloat(count)
            touch(.moved, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        touch(.ended, end)
        await clock.drain()
    }

    private func touch(_ phase: PointerEvent.Phase, _ point: CGPoint, _ finger: Int = 1) {
        send(.pointer(PointerEvent(phase: phase, device: .touch, identifier: finger, location: point, time: clock.now)))
    }

    /// Fingers that go along their ways at the same time, evenly, and rest before and after.
    func move(_ paths: [[CGPoint]], rest: Double, duration: Double, lastRest: Double) async {
        for (finger, path) in paths.enumerated() { touch(.began, path[0], finger + 1) }
        await clock.pass(rest)
        let legs = max((paths.map(\.count).max() ?? 1) - 1, 0)
        for leg in 0..<legs {
            let count = max(4, Int((duration / Double(legs) / Self.frame).rounded()))
            for index in 1...count {
                await clock.pass(duration / Double(legs * count))
                let share = CGFloat(index) / CGFloat(count)
                for (finger, path) in paths.enumerated() where leg + 1 < path.count {
                    let (start, end) = (path[leg], path[leg + 1])
                    let point = CGPoint(
                        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
                    touch(.moved, point, finger + 1)
                }
            }
        }
        await clock.pass(legs == 0 ? duration : lastRest)
        for (finger, path) in paths.enumerated() { touch(.ended, path.last ?? path[0], finger + 1) }
        await clock.drain()
    }

    // MARK: Keys

    /// Types into what has the focus; false if nothing takes text.
    func type(_ text: String) async -> Bool {
        for character in text {
            if character.isNewline {
                await press(.enter)
                continue
            }
            // Typing the last character may have moved the focus.
            guard let client = screen.surface?.textInput else { return false }
            client.insertText(String(character))
            await clock.drain()
        }
        return true
    }

    func press(_ key: KeyEvent.Key, text: String? = nil, modifiers: KeyModifiers = []) async {
        send(.key(KeyEvent(phase: .down, key: key, text: text, modifiers: modifiers, time: clock.now)))
        send(.key(KeyEvent(phase: .up, key: key, modifiers: modifiers, time: clock.now)))
        await clock.drain()
    }

    private func send(_ event: StageEvent) {
        guard let surface = screen.surface else { return }
        surface.client?.surface(surface, received: event)
    }
}
