import UIKit

/// The app that the measurements of browsers touch: ten thousand rows that are as high as their texts, and a text field above them.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = RowsViewController(style: .plain)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
