import Documents
import Foundation
import Stage
import UIKit

/// Writes down what a person does with the app as a flow, while they do it.
///
/// It stands between the surface and the app and hands on all it hears. The file is whole after each step, so that the app
/// may be ended at any time.
@MainActor
final class FlowScribe: SurfaceClient {
    /// The one at work, which the surface does not keep alive.
    private static var current: FlowScribe?

    /// A finger that moved less is one that taps, in points.
    private static let slop: CGFloat = 10
    /// As with UIKit's long presses, in seconds.
    private static let longPress = 0.5
    private static let doubleTap = 0.35

    private let inner: any SurfaceClient
    private let screen: FlowScreen
    private let file: URL
    private(set) var tape: FlowTape
    private var written = ""

    private struct Touch {
        var device: PointerEvent.Device
        var identifier: Int
        var start: CGPoint
        var began: Double
        var farthest: CGFloat = 0
        var target: FlowTape.Target
    }
    private var touch: Touch?
    private var lastTap: (target: FlowTape.Target, time: Double)?
    private var wheel: (start: CGPoint, moved: CGVector, began: Double, last: Double)?
    /// What takes text, and the text in it that the flow knows of.
    private var typing: (client: any TextInputClient, known: String)?

    init(_ inner: any SurfaceClient, screen: FlowScreen, app: String, file: URL) {
        (self.inner, self.screen, self.file) = (inner, screen, file)
        tape = FlowTape(app: app)
    }

    /// Writes what happens on a surface to a file.
    static func start(on surface: Surface, file: URL) {
        guard let client = surface.client else { return }
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let scribe = FlowScribe(client, screen: .application, app: app, file: file)
        current = scribe
        surface.client = scribe
        scribe.write()
    }

    // MARK: SurfaceClient

    func surface(_ surface: Surface, received event: StageEvent) {
        switch event {
        case .pointer(let pointer): take(pointer, surface) { inner.surface(surface, received: event) }
        case .scroll(let scroll):
            turn(scroll, surface)
            inner.surface(surface, received: event)
        case .key(let key):
            let pressed = press(key, surface)
            inner.surface(surface, received: event)
            if pressed { lookAnew(surface) }
        case .closeRequested:
            settle(surface)
            inner.surface(surface, received: event)
        default: inner.surface(surface, received: event)
        }
        write()
    }

    func surface(_ surface: Surface, tickAt time: Double) {
        if let wheel, time - wheel.last > 0.4 { endWheel(surface) }
        inner.surface(surface, tickAt: time)
        noteText(surface)
        write()
    }

    func surface(_ surface: Surface, drawOn canvas: Canvas) { inner.surface(surface, drawOn: canvas) }

    func accessibilityElements(of surface: Surface) -> [AccessibilityElement] {
        inner.accessibilityElements(of: surface)
    }

    func surface(_ surface: Surface, perform action: AccessibilityAction, on element: ObjectIdentifier) -> Bool {
        inner.surface(surface, perform: action, on: element)
    }

    // MARK: Fingers

    private func take(_ event: PointerEvent, _ surface: Surface, _ handOn: () -> Void) {
        switch event.phase {
        case .began where event.button == 1 || event.device != .mouse:
            endWheel(surface)
            guard touch == nil else {
                if touch?.identifier != event.identifier { tape.add(.remark("a gesture of several fingers")) }
                touch = nil
                return handOn()
            }
            let target = target(at: event.location, surface)
            handOn()
            // A word that was being composed is finished by the touch.
            noteText(surface)
            touch = Touch(
                device: event.device, identifier: event.identifier, start: event.location, began: event.time,
                target: target)
        case .moved:
            if var moved = touch, moved.identifier == event.identifier {
                moved.farthest = max(moved.farthest, Self.distance(moved.start, event.location))
                touch = moved
            }
            handOn()
        case .ended:
            let ended = touch
            touch = nil
            if let ended { add(ended, event, surface) }
            handOn()
            // What the touch itself did to the text is not typed again.
            lookAnew(surface)
        case .cancelled:
            touch = nil
            handOn()
        default: handOn()
        }
    }

    private func add(_ touch: Touch, _ event: PointerEvent, _ surface: Surface) {
        let seconds = max(0, event.time - touch.began)
        guard max(touch.farthest, Self.distance(touch.start, event.location)) < Self.slop else {
            lastTap = nil
            return tape.add(
                .swipe(
                    from: share(touch.start, surface), to: share(event.location, surface), seconds: max(0.1, seconds)))
        }
        guard seconds < Self.longPress else {
            lastTap = nil
            return tape.add(.longPress(touch.target))
        }
        if let lastTap, lastTap.target == touch.target, touch.began - lastTap.time < Self.doubleTap {
            self.lastTap = nil
            return tape.doubleLast()
        }
        tape.add(.tap(touch.target))
        lastTap = (touch.target, event.time)
    }

    private func target(at point: CGPoint, _ surface: Surface) -> FlowTape.Target {
        if let selector = TouchedElement(screen: screen).selector(at: point) { return .element(selector) }
        return .point(share(point, surface))
    }

    /// A place in hundredths of the surface.
    private func share(_ point: CGPoint, _ surface: Surface) -> CGPoint {
        let size = surface.size
        guard size.width > 0, size.height > 0 else { return .zero }
        return CGPoint(
            x: min(max(point.x / size.width * 100, 0), 100), y: min(max(point.y / size.height * 100, 0), 100))
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    // MARK: The wheel

    /// Turns of the wheel that follow one another are a finger's way, against them.
    private func turn(_ event: ScrollEvent, _ surface: Surface) {
        noteText(surface)
        var turned = wheel ?? (event.location, .zero, event.time, event.time)
        turned.moved = CGVector(dx: turned.moved.dx + event.delta.dx, dy: turned.moved.dy + event.delta.dy)
        turned.last = event.time
        wheel = turned
    }

    private func endWheel(_ surface: Surface) {
        guard let turned = wheel else { return }
        wheel = nil
        let size = surface.size
        var (x, y) = (turned.moved.dx, turned.moved.dy)
        // A finger's way is no longer than most of the screen, and begins where it has room.
        while abs(x) >= 1 || abs(y) >= 1 {
            let (dx, dy) = (
                min(max(x, -size.width * 0.7), size.width * 0.7), min(max(y, -size.height * 0.6), size.height * 0.6)
            )
            let start = CGPoint(
                x: dx == 0 ? turned.start.x : size.width * (dx > 0 ? 0.85 : 0.15),
                y: dy == 0 ? turned.start.y : size.height * (dy > 0 ? 0.8 : 0.2))
            let end = CGPoint(x: start.x - dx, y: start.y - dy)
            // So slowly that the content stays where the finger leaves it.
            tape.add(.swipe(from: share(start, surface), to: share(end, surface), seconds: 1))
            (x, y) = (x - dx, y - dy)
        }
    }

    // MARK: Text

    /// Adds a key that does something else than write. Returns whether it did.
    private func press(_ event: KeyEvent, _ surface: Surface) -> Bool {
        guard event.phase != .up else { return false }
        let key: FlowKey
        switch event.key {
        case .tab: key = .tab
        case .escape: key = .escape
        // In a text of several lines it writes.
        case .enter where surface.textInput?.hints.hasLines != true: key = .enter
        default: return false
        }
        endWheel(surface)
        noteText(surface)
        tape.add(.press(key))
        return true
    }

    /// Adds what has become of the text since it was last looked at.
    private func noteText(_ surface: Surface) {
        guard let client = surface.textInput else { return typing = nil }
        let text = client.surroundingText.text
        guard let typing, typing.client === client else { return self.typing = (client, text) }
        guard text != typing.known else { return }
        let same = zip(text, typing.known).prefix { $0 == $1 }.count
        let gone = typing.known.count - same
        if gone > 0 { tape.add(.erase(gone)) }
        if same < text.count { tape.add(.type(String(text.dropFirst(same)))) }
        self.typing = (client, text)
        lastTap = nil
    }

    /// Takes the text as it is for what is known.
    private func lookAnew(_ surface: Surface) {
        typing = surface.textInput.map { ($0, $0.surroundingText.text) }
    }

    private func settle(_ surface: Surface) {
        endWheel(surface)
        noteText(surface)
    }

    // MARK: The file

    private func write() {
        let text = tape.text
        guard text != written else { return }
        written = text
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            FileHandle.standardError.write(
                Data("seam: \(file.lastPathComponent): \(error.localizedDescription)\n".utf8))
        }
    }
}
