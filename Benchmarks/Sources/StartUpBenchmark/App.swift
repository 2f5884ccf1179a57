import UIKit

/// Launches the app. `whenShown` is called when its first screen has appeared.
@MainActor func launch(_ whenShown: @escaping @MainActor () -> Void) {
    AppDelegate.whenShown = whenShown
    AppDelegate.main()
}

/// An app of a usual shape: tabs, of which the first is a table in a navigation controller.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var whenShown: @MainActor () -> Void = {}

    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: ListController()),
            UINavigationController(rootViewController: FormController()),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // After the frame in progress.
        DispatchQueue.main.async { AppDelegate.whenShown() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

final class FormController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        let stack = UIStackView(arrangedSubviews: (0..<8).map { _ in UITextField() })
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
