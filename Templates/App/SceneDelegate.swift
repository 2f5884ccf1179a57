import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let screens = Screens.all
        let tabs = UITabBarController()
        if screens.count > 1 { tabs.viewControllers = screens }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = screens.count == 1 ? screens[0] : tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
