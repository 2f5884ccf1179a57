/// A finger on the screen, or the pointer with its button down.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }

    public package(set) var timestamp: TimeInterval = 0
    public package(set) var phase: Phase = .began
    public package(set) var tapCount = 1
    public package(set) var type: TouchType = .direct
    public package(set) var majorRadius: CGFloat = 20
    public package(set) var force: CGFloat = 0
    public var maximumPossibleForce: CGFloat { 0 }
    public package(set) weak var window: UIWindow?
    /// The view in which the touch began.
    public package(set) weak var view: UIView?
    public package(set) var gestureRecognizers: [UIGestureRecognizer]?

    package let identifier: Int
    package var buttonMask: Int = 1
    package var locationInWindow = CGPoint.zero
    package var previousLocationInWindow = CGPoint.zero
    /// Where it began, for what must tell a tap from a drag.
    package var startInWindow = CGPoint.zero
    /// Once a recogniser has cancelled the touch, its view hears no more of it.
    package var isCancelledInView = false

    package init(identifier: Int) {
        self.identifier = identifier
    }

    public func location(in view: UIView?) -> CGPoint {
        guard let view else { return locationInWindow }
        return view.convert(locationInWindow, from: nil)
    }

    public func previousLocation(in view: UIView?) -> CGPoint {
        guard let view else { return previousLocationInWindow }
        return view.convert(previousLocationInWindow, from: nil)
    }

    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What happened at a moment: the touches and their phases.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
    }

    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
    }

    public package(set) var type: EventType = .touches
    public package(set) var subtype: EventSubtype = .none
    public package(set) var timestamp: TimeInterval = 0
    public package(set) var modifierFlags: UIKeyModifierFlags = []
    public package(set) var buttonMask: ButtonMask = .primary
    package var touches: Set<UITouch> = []

    package override init() {
        super.init()
    }

    public var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    public func touches(for window: UIWindow) -> Set<UITouch>? {
        let found = touches.filter { $0.window === window }
        return found.isEmpty ? nil : found
    }

    public func touches(for view: UIView) -> Set<UITouch>? {
        let found = touches.filter { $0.view === view }
        return found.isEmpty ? nil : found
    }

    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        let found = touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
        return found.isEmpty ? nil : found
    }

    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
