package import Stage

extension UIApplication {
    /// The schemes that the Info.plist says are the app's own.
    private static let ownSchemes: Set<String> = {
        let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }()

    private var surface: Surface? { connectedWindowScenes.lazy.compactMap(\.surface).first }

    /// Whether the app itself, or a program outside it, opens such URLs.
    func canHandle(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        if Self.ownSchemes.contains(scheme) { return true }
        return surface?.canOpen(scheme: scheme) ?? DesktopOpener.canOpen(scheme: scheme)
    }

    func handOver(_ url: URL, _ completion: (@MainActor @Sendable (Bool) -> Void)?) {
        let opened: Bool
        if let scheme = url.scheme?.lowercased(), Self.ownSchemes.contains(scheme) {
            opened = deliver(url)
        } else {
            opened = surface?.open(url) ?? DesktopOpener.open(url)
        }
        guard let completion else { return }
        NextTurn.perform { completion(opened) }
    }

    /// What of an app's views takes URLs. Returns whether one was taken.
    package static var openURLInViews: ((URL) -> Bool)?

    /// Gives the app a URL to open.
    package func deliver(_ url: URL) -> Bool {
        if Self.openURLInViews?(url) == true { return true }
        let scenes = connectedWindowScenes
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        if let sceneDelegate = scene?.delegate, let scene {
            sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
            return true
        }
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            return delegate?.application(self, open: url, options: [:]) ?? false
        }
        // A page whose links the app has come to it as what the user did in a browser.
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        return delegate?.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        } ?? false
    }
}
