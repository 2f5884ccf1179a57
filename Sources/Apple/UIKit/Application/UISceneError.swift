/// Why a scene was not opened.
public struct UISceneError: Error, Sendable {
    /// Why a request of a scene was refused.
    public enum Code: Int, Sendable {
        /// The reason `multipleScenesNotSupported`.
        case multipleScenesNotSupported = 0
        /// The reason `requestDenied`.
        case requestDenied = 1
        /// The reason `geometryRequestUnsupported`.
        case geometryRequestUnsupported = 100
        /// The reason `geometryRequestDenied`.
        case geometryRequestDenied = 101
    }

    /// The domain of the errors.
    public static let errorDomain = "UISceneErrorDomain"
    /// Why the request was refused.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
