import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        registerSettings()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: KeptViewController(Keeper.all))
        window?.makeKeyAndVisible()
        return true
    }

    /// The usual way to have the defaults of a settings bundle before the person has changed them.
    private func registerSettings() {
        guard let bundle = Bundle.main.path(forResource: "Settings", ofType: "bundle"),
            let root = NSDictionary(contentsOfFile: (bundle as NSString).appendingPathComponent("Root.plist")),
            let items = root["PreferenceSpecifiers"] as? [[String: Any]]
        else { return }
        var defaults: [String: Any] = [:]
        for item in items {
            if let key = item["Key"] as? String, let value = item["DefaultValue"] { defaults[key] = value }
        }
        UserDefaults.standard.register(defaults: defaults)
    }
}
