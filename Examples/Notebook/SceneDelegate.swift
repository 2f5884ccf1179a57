import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let list = NoteListViewModel(store: NoteStore())
        window.rootViewController = UINavigationController(rootViewController: NoteListViewController(viewModel: list))
        window.makeKeyAndVisible()
        self.window = window
    }
}
