/// Whether touches tell how hard they press.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known, missing, or there.
    case unknown, unavailable, available
}
