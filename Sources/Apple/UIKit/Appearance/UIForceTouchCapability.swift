/// Whether touches tell how hard they press.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}
