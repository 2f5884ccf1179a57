package import Stage

extension UIApplication {
    /// The schemes that the Info.plist says are the app's own.
    private static let ownSchemes: Set<String> = {
        let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }()

    /// Whether the app itself or a program of the desktop opens such URLs.
    func canHandle(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return Self.ownSchemes.contains(scheme) || DesktopOpener.canOpen(scheme: scheme)
    }

    func handOver(_ url: URL, _ completion: (@MainActor @Sendable (Bool) -> Void)?) {
        let opened: Bool
        if let scheme = url.scheme?.lowercased(), Self.ownSchemes.contains(scheme) {
            opened = deliver(url)
        } else {
            opened = DesktopOpener.open(url)
        }
        guard let completion else { return }
        NextTurn.perform { completion(opened) }
    }

    /// Gives the app a URL to open.
    package func deliver(_ url: URL) -> Bool {
        let scenes = connectedWindowScenes
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        if let sceneDelegate = scene?.delegate, let scene {
            sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
            return true
        }
        return delegate?.application(self, open: url, options: [:]) ?? false
    }
}
