/// Whether an app may use the person's photos.
public enum PHAuthorizationStatus: Int, Sendable {
    /// They were not asked yet.
    case notDetermined = 0
    /// They may not decide.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may.
    case authorized = 3
    /// It may use some.
    case limited = 4
}

/// What an app wants to do with photos.
public enum PHAccessLevel: Int, Sendable {
    /// Add some.
    case addOnly = 1
    /// See and change them.
    case readWrite = 2
}
