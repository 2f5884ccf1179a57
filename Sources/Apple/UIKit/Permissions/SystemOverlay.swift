/// What the system shows over the app, in a window of its own.
@MainActor
package final class SystemOverlay {
    private var window: UIWindow?

    package init() {}

    /// Shows a controller, as the app would present it, over the scene that the person uses.
    package func show(_ controller: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowScene = UIApplication.shared.sceneInFront
        window.windowLevel = .alert
        window.rootViewController = UIViewController()
        window.backgroundColor = .clear
        // The system's own colour, whatever the app's is.
        window.tintColor = .systemBlue
        window.isHidden = false
        self.window = window
        window.rootViewController?.present(controller, animated: true)
    }

    /// Takes it away.
    package func hide() {
        window?.isHidden = true
        window = nil
    }

    /// Shows an alert until the person chooses one of its buttons, and returns the place of that among `buttons`.
    ///
    /// - Parameter preferred: The place of the button that the Return key takes; nil for none.
    package static func ask(
        title: String?, message: String?, buttons: [(title: String, style: UIAlertAction.Style)],
        preferred: Int? = nil
    ) async -> Int {
        let overlay = SystemOverlay()
        let chosen = await withCheckedContinuation { continuation in
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            for (index, button) in buttons.enumerated() {
                let action = UIAlertAction(title: button.title, style: button.style) { _ in
                    continuation.resume(returning: index)
                }
                alert.addAction(action)
                if index == preferred { alert.preferredAction = action }
            }
            overlay.show(alert)
        }
        overlay.hide()
        return chosen
    }
}
