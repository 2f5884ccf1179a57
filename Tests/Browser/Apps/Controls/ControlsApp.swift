import UIKit

/// One of each control, a table that is longer than the screen, and alerts: what assistive technology meets in apps.
@main
final class ControlsApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        let controls = UINavigationController(rootViewController: ControlsViewController())
        controls.tabBarItem = UITabBarItem(title: "Controls", image: nil, tag: 0)
        let rows = UINavigationController(rootViewController: RowsViewController(style: .plain))
        rows.tabBarItem = UITabBarItem(title: "Rows", image: nil, tag: 1)
        tabs.viewControllers = [controls, rows]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
