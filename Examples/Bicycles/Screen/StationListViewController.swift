import UIKit

final class StationListViewController: UIViewController {
    private let viewModel: StationListViewModel
    private var rows: [StationListViewModel.Row] = []

    private let tableView = UITableView()
    private let messageLabel = UILabel()

    init(viewModel: StationListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bicycles"
        view.backgroundColor = .systemBackground
        setUpViews()
        viewModel.onRows = { [weak self] rows in
            self?.rows = rows
            self?.tableView.reloadData()
        }
        viewModel.onMessage = { [weak self] in self?.messageLabel.text = $0 }
        reload()
    }

    @objc private func reload() {
        Task { await viewModel.load() }
    }

    private func setUpViews() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reload", style: .plain, target: self, action: #selector(reload))
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        tableView.dataSource = self
        tableView.delegate = self
        for subview in [tableView, messageLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messageLabel.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 8),
            messageLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            messageLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            messageLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
        ])
    }
}

extension StationListViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Station")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Station")
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.textLabel?.textColor = row.isEnabled ? .label : .secondaryLabel
        cell.detailTextLabel?.text = row.detail
        cell.detailTextLabel?.textColor = .secondaryLabel
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        Task { await viewModel.select(at: indexPath.row) }
    }
}
