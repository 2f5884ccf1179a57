/// Where a person puts the tabs into another order: those at the top have a place in the bar.
@MainActor
final class TabOrderController: UITableViewController {
    private weak var tabs: UITabBarController?
    private let movable: [UIViewController]
    private var order: [UIViewController]

    init(tabs: UITabBarController, _ movable: [UIViewController]) {
        self.tabs = tabs
        self.movable = movable
        order = tabs.viewControllers ?? []
        super.init(style: .insetGrouped)
        title = "Configure"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.tabs?.endCustomizing(order)
            })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        setEditing(true, animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item: UITabBarItem = order[indexPath.row].tabBarItem
        cell.textLabel?.text = item.title
        cell.imageView?.image = item.image
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        false
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        movable.contains { $0 === order[indexPath.row] }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
