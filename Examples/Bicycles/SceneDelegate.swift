import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var server: StationServer?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        do {
            let server = try StationServer(stations: .samples)
            self.server = server
            window.rootViewController = UINavigationController(rootViewController: Self.makeScreen(for: server.url))
        } catch {
            print("The server cannot start: \(error)")
        }
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Puts the layers together, each knowing only the one below it.
    private static func makeScreen(for url: URL) -> UIViewController {
        let repository = RemoteStationRepository(baseURL: url, session: .shared)
        let service = StationService(repository: repository, mapper: StationMapper())
        return StationListViewController(viewModel: StationListViewModel(service: service))
    }
}
