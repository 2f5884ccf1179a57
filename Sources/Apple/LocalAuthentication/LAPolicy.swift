/// How a person is asked. The numbers are Apple's (LAContext.h).
public enum LAPolicy: Int, Sendable {
    /// By a finger or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By a finger, a face, a watch or the passcode.
    case deviceOwnerAuthentication = 2
}
