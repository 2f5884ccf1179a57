internal import CoreGraphics
internal import Foundation
internal import Stage

extension WebSurface {
    /// Takes a message of a page. What cannot be read is ignored.
    func received(_ text: String, from viewer: Viewer) {
        guard !isClosed, let message = PageMessage.read(text) else { return }
        switch message.type {
        case "shown": return shown(by: viewer)
        case "view":
            guard let view = message.view else { return }
            viewer.view = view
            welcome(viewer)
            return viewNeedsAdopting(viewer)
        case "take": return hold(viewer)
        default: break
        }
        guard viewer === holder else { return }
        switch message.type {
        case "pointer": pointer(message)
        case "scroll": scroll(message)
        case "key": key(message)
        case "text": edit(message, from: viewer)
        case "access": elements.perform(message)
        case "paste": paste(message)
        case "clipboard": pageClipboard.answered(message.text, serial: message.serial)
        case "files": takeFiles(message)
        case "drag": drag(message)
        case "focus":
            if let isOn = message.isOn { client?.surface(self, received: .focusChanged(isOn)) }
        default: break
        }
    }

    func time(_ message: PageMessage) -> Double {
        guard let time = message.time, time.isFinite, time > 0 else { return now }
        return eventClock.time(of: UInt32(truncatingIfNeeded: Int(min(time, 1e15))), now: now)
    }

    private func location(_ message: PageMessage) -> CGPoint? {
        guard let x = message.x, let y = message.y, abs(x) < 1e5, abs(y) < 1e5 else { return nil }
        return CGPoint(x: x, y: y)
    }

    private func pointer(_ message: PageMessage) {
        guard let location = location(message), let phase = message.phase.flatMap(PointerEvent.Phase.init(page:)) else {
            return
        }
        let device: PointerEvent.Device =
            switch message.device {
            case "touch": .touch
            case "pen": .pen
            default: .mouse
            }
        let identifier = device == .touch ? min(max(message.id ?? 1, 1), 1_000) : 0
        switch phase {
        case .began:
            guard fingers.insert(identifier).inserted else { return }
        case .moved:
            guard fingers.contains(identifier) else { return }
        case .ended, .cancelled:
            guard fingers.remove(identifier) != nil else { return }
        case .hovered, .exited:
            guard !fingers.contains(identifier) else { return }
        }
        client?.surface(
            self,
            received: .pointer(
                PointerEvent(
                    phase: phase, device: device, identifier: identifier, location: location,
                    button: min(max(message.button ?? 1, 1), 3), modifiers: KeyModifiers(page: message.modifiers),
                    time: time(message))))
    }

    /// Cancels the touches of a page that went away or lost its hold, and lets go of its keys.
    func releaseEverything() {
        releaseKeys()
        endDrag()
        for identifier in fingers.sorted() {
            client?.surface(
                self,
                received: .pointer(
                    PointerEvent(
                        phase: .cancelled, device: identifier == 0 ? .mouse : .touch, identifier: identifier,
                        location: .zero, time: now)))
        }
        fingers = []
    }

    private func scroll(_ message: PageMessage) {
        guard let location = location(message), let dx = message.dx, let dy = message.dy, abs(dx) < 1e5, abs(dy) < 1e5
        else { return }
        let phase: ScrollEvent.Phase =
            switch message.phase {
            case "began": .began
            case "changed": .changed
            case "ended": .ended
            default: .discrete
            }
        var delta = CGVector(dx: dx, dy: dy)
        if phase == .discrete {
            // A notch, which pages count as 1, moves as far as in a window.
            let notch = pow(size.height, 2 / 3)
            delta = CGVector(dx: dx * notch, dy: dy * notch)
        }
        client?.surface(
            self,
            received: .scroll(
                ScrollEvent(
                    phase: phase, location: location, delta: delta, modifiers: KeyModifiers(page: message.modifiers),
                    time: time(message))))
    }
}

extension PointerEvent.Phase {
    fileprivate init?(page name: String) {
        switch name {
        case "began": self = .began
        case "moved": self = .moved
        case "ended": self = .ended
        case "cancelled": self = .cancelled
        case "hovered": self = .hovered
        case "exited": self = .exited
        default: return nil
        }
    }
}

extension KeyModifiers {
    /// The bits are those of ``KeyModifiers`` itself.
    init(page bits: Int?) { self.init(rawValue: (bits ?? 0) & 31) }
}
