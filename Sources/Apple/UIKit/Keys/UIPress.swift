/// A key that is held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    open package(set) var timestamp: TimeInterval = 0
    open package(set) var phase: Phase = .began
    open package(set) var key: UIKey?
    open package(set) weak var window: UIWindow?
    open package(set) weak var responder: UIResponder?
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    package override init() { super.init() }
}
