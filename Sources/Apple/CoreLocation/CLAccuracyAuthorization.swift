/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as is known.
    case fullAccuracy
    /// To some kilometres. The alert here does not offer it.
    case reducedAccuracy
}
