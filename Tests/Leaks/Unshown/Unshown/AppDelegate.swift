import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        // The second tab is never looked at.
        tabs.viewControllers = [
            UINavigationController(rootViewController: HomeViewController()), SettingsViewController(),
        ]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class HomeViewController: UIViewController {}

final class SettingsViewController: UIViewController {
    private let viewModel = ListViewModel()

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        viewModel.onChange = { self.title = $0 }
    }

    required init?(coder: NSCoder) { nil }
}
