/// The part of a person that a device knows. The numbers are Apple's (LAContext.h).
public enum LABiometryType: Int, Sendable {
    /// No part.
    case none = 0
    /// A finger.
    case touchID = 1
    /// A face.
    case faceID = 2
    /// The eyes.
    case opticID = 4

    /// The older name of ``none``.
    public static var LABiometryNone: LABiometryType { .none }
}
