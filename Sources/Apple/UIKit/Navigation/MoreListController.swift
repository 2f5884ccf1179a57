/// The list behind "More".
@MainActor
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    private var rows: [UIViewController] { tabs?.hiddenTabs ?? [] }

    func reload() {
        if isViewLoaded { tableView.reloadData() }
    }

    func updateEditButton() {
        let isEditable = !(tabs?.customizableViewControllers ?? []).isEmpty
        navigationItem.rightBarButtonItem =
            isEditable
            ? UIBarButtonItem(
                systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.tabs?.beginCustomizing() }) : nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateEditButton()
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (navigationController as? MoreNavigationController)?.listDidAppear()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = tabs?.barItem(of: rows[indexPath.row])
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tabs?.choseFromMore(rows[indexPath.row])
    }
}
