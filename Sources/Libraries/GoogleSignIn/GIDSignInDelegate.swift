/// Hears whether somebody has signed in, as before version 6.
@preconcurrency @MainActor
public protocol GIDSignInDelegate: AnyObject {
    /// Somebody has signed in, or could not.
    func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!)
    /// Somebody has taken back what the app may do.
    func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!)
}

extension GIDSignInDelegate {
    public func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!) {}
}
