/// A key that is held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where a press is between down and up.
    public enum Phase: Int, Sendable {
        /// Down, changed, unchanged, up, or taken away by the system.
        case began, changed, stationary, ended, cancelled
    }

    /// When the key last changed, in seconds since the machine started.
    open package(set) var timestamp: TimeInterval = 0
    /// Whether the key has just gone down, is held, or was let go.
    open package(set) var phase: Phase = .began
    /// The key, with its characters and modifiers.
    open package(set) var key: UIKey?
    /// The window in which the press began.
    open package(set) weak var window: UIWindow?
    /// The responder that the press is sent to.
    open package(set) weak var responder: UIResponder?
    /// 1 while the key is down, else 0: keys do not tell how hard they are pressed.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// Whether the press went up the whole chain of responders, and nobody used it.
    package var isUnused = false

    package override init() { super.init() }
}
