/// Why a scene was not opened.
public struct UISceneError: Error, Sendable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    public static let errorDomain = "UISceneErrorDomain"
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
