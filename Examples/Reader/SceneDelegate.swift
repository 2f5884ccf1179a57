import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let viewModel = ReaderViewModel(book: .sample, bookmarks: BookmarkStore(), defaults: .standard)
        window.rootViewController = UINavigationController(
            rootViewController: ReaderViewController(viewModel: viewModel))
        window.makeKeyAndVisible()
        self.window = window
    }
}
