import UIKit
import os.log

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ActionsViewController()
        window.makeKeyAndVisible()
        self.window = window
        checkCasts()
        checkConditions()
        checkProtocols()
        checkObjects()
        checkDesign()
        checkOverrides()
        ScheduleCheck.shared.start { [weak self] in
            (self?.window?.rootViewController as? ActionsViewController)?.check()
            checkNetwork { exit(0) }
        }
        return true
    }

    /// Reached through the responder chain only.
    @objc func nobodyElse(_ sender: UIButton) { print("delegate got", sender.tag) }
}
