import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller: UIViewController =
            switch row {
            case .grid: GridController(.flow)
            case .compositional: GridController(.compositional)
            case .animations: AnimationController()
            case .navigation: UINavigationController(rootViewController: VisitedController())
            }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// The flow names it.
    private var row: Row { UserDefaults.standard.string(forKey: "row").flatMap(Row.init) ?? .grid }
}
