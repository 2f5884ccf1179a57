/// A finger on the screen, or the pointer with its button down.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch has come.
    public enum Phase: Int, Sendable {
        /// Down, moved, unmoved, lifted, or taken away.
        case began, moved, stationary, ended, cancelled
    }

    /// The device that touches.
    public enum TouchType: Int, Sendable {
        /// A finger, something beside the screen, a pen, or a pointer.
        case direct, indirect, pencil, indirectPointer
        /// The older name of a pen.
        public static let stylus = TouchType.pencil
    }

    /// When the touch last changed, in seconds since the machine started.
    open package(set) var timestamp: TimeInterval = 0
    /// How far the touch has come.
    open package(set) var phase: Phase = .began
    /// The number of taps at this place, one after another.
    open package(set) var tapCount = 1
    /// The device that touches. A mouse's button counts as a finger.
    open package(set) var type: TouchType = .direct
    /// The radius of the finger, in points: always 20, as no device says.
    open package(set) var majorRadius: CGFloat = 20
    /// Always 0: the desktop reports no pressure.
    open package(set) var force: CGFloat = 0
    /// Always 0: the desktop reports no pressure.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The window that the touch began in.
    open package(set) weak var window: UIWindow?
    /// The view in which the touch began.
    open package(set) weak var view: UIView?
    /// The recognisers that may take the touch: those of its view and of the views around it.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?

    package let identifier: Int
    package var buttonMask: Int = 1
    package var locationInWindow = CGPoint.zero
    package var previousLocationInWindow = CGPoint.zero
    /// Where it began, for what must tell a tap from a drag.
    package var startInWindow = CGPoint.zero
    /// Once a recogniser has cancelled the touch, its view hears no more of it.
    package var isCancelledInView = false

    /// Creates a touch that is nowhere: apps make none, their tests hand such to methods that take touches.
    public override init() { identifier = 0 }

    package init(identifier: Int) {
        self.identifier = identifier
        super.init()
    }

    /// Returns where the finger is, in a view's coordinates, in points; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return locationInWindow }
        return view.convert(locationInWindow, from: nil)
    }

    /// Returns where the finger was before its last move, in a view's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint {
        guard let view else { return previousLocationInWindow }
        return view.convert(previousLocationInWindow, from: nil)
    }

    /// The same as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
