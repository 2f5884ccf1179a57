import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let coordinator = AppCoordinator()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = coordinator.start()
        window?.makeKeyAndVisible()
        return true
    }
}

/// Shows the list of screens, and keeps one of them on purpose.
final class AppCoordinator {
    private(set) var cachedScreen: UIViewController?
    private let navigation = UINavigationController()

    func start() -> UIViewController {
        let list = ScreenListViewController()
        list.onChoose = { [weak self] name in self?.show(name) }
        navigation.viewControllers = [list]
        return navigation
    }

    private func show(_ name: String) {
        if name == "Cached" {
            let screen = cachedScreen ?? CachedViewController()
            cachedScreen = screen
            navigation.pushViewController(screen, animated: false)
            return
        }
        guard let make = screens.first(where: { $0.0 == name })?.1 else { return }
        let screen = make()
        if name.hasSuffix("Sheet") {
            navigation.present(screen, animated: false)
        } else {
            navigation.pushViewController(screen, animated: false)
        }
    }
}

@MainActor let screens: [(String, () -> UIViewController)] = [
    ("Closure", { ClosureViewController() }),
    ("Weak Closure", { WeakClosureViewController() }),
    ("Unowned Closure", { UnownedClosureViewController() }),
    ("Assign", { AssignViewController() }),
    ("Sink", { SinkViewController() }),
    ("Weak Sink", { WeakSinkViewController() }),
    ("Global Sink", { GlobalSinkViewController() }),
    ("Timer", { TimerViewController() }),
    ("Invalidated Timer", { InvalidatedTimerViewController() }),
    ("Notification", { NotificationViewController() }),
    ("Removed Notification", { RemovedNotificationViewController() }),
    ("Delegate", { DelegateViewController() }),
    ("Weak Delegate", { WeakDelegateViewController() }),
    ("Shared Delegate", { SharedDelegateViewController() }),
    ("Observation", { ObservationViewController() }),
    ("Task", { TaskViewController() }),
    ("Cancelled Task", { CancelledTaskViewController() }),
    ("View Model", { ViewModelViewController() }),
    ("Shared Service", { SharedServiceViewController() }),
    ("Cached", { CachedViewController() }),
    ("Leaking Sheet", { LeakingSheetViewController() }),
    ("Clean Sheet", { CleanSheetViewController() }),
]

final class ScreenListViewController: UITableViewController {
    var onChoose: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Screens"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = screens[indexPath.row].0
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoose?(screens[indexPath.row].0)
    }
}
