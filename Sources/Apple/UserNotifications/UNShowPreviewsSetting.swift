/// When a banner shows its text. The numbers are Apple's.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always.
    case always = 0
    /// While the device is not locked.
    case whenAuthenticated = 1
    /// Never.
    case never = 2
}
