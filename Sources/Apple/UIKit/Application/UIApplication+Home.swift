import Foundation

/// What the home button and the app's icon do.
extension UIApplication {
    /// The person has gone to the home screen: the app's scenes become inactive and leave the foreground. Does nothing in the
    /// background.
    package func goToBackground() {
        let shown = connectedScenes.compactMap { $0 as? UIWindowScene }.filter(\.isInForeground)
        guard !shown.isEmpty else { return }
        for scene in shown { scene.leaveForeground() }
        if !usesSceneDelegate { delegate?.applicationDidEnterBackground(self) }
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
    }

    /// The person has opened the app again. Does nothing in the foreground.
    package func comeToForeground() {
        let hidden = connectedScenes.compactMap { $0 as? UIWindowScene }.filter { $0.activationState == .background }
        guard !hidden.isEmpty else { return }
        if !usesSceneDelegate { delegate?.applicationWillEnterForeground(self) }
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
        for scene in hidden {
            scene.enterForeground()
            scene.activate()
        }
    }
}

extension UIWindowScene {
    fileprivate var isInForeground: Bool {
        activationState == .foregroundActive || activationState == .foregroundInactive
    }
}
