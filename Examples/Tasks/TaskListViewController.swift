import Combine
import UIKit

final class TaskListViewController: UIViewController {
    private let viewModel: TaskListViewModel
    private var bindings: Set<AnyCancellable> = []

    private let titleField = UITextField()
    private let addButton = UIButton(type: .system)
    private let summaryLabel = UILabel()
    private let tableView = UITableView()

    init(viewModel: TaskListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tasks"
        view.backgroundColor = .systemBackground
        setUpViews()
        bind()
    }

    private func setUpViews() {
        titleField.borderStyle = .roundedRect
        titleField.placeholder = "What is to be done?"
        titleField.returnKeyType = .done
        titleField.delegate = self
        addButton.setTitle("Add", for: .normal)
        addButton.addTarget(self, action: #selector(addTapped), for: .touchUpInside)
        addButton.setContentHuggingPriority(.required, for: .horizontal)
        summaryLabel.font = .preferredFont(forTextStyle: .footnote)
        summaryLabel.textColor = .secondaryLabel

        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
        tableView.dataSource = self
        tableView.delegate = self

        let entry = UIStackView(arrangedSubviews: [titleField, addButton])
        entry.spacing = 12
        for view in [entry, summaryLabel, tableView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            entry.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            entry.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            entry.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            summaryLabel.topAnchor.constraint(equalTo: entry.bottomAnchor, constant: 8),
            summaryLabel.leadingAnchor.constraint(equalTo: entry.leadingAnchor),
            tableView.topAnchor.constraint(equalTo: summaryLabel.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func bind() {
        viewModel.$tasks
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in self?.tableView.reloadData() }
            .store(in: &bindings)
        viewModel.summary
            .sink { [weak self] in self?.summaryLabel.text = $0 }
            .store(in: &bindings)
    }

    @objc private func addTapped() {
        viewModel.add(titleField.text ?? "")
        titleField.text = ""
    }
}

extension TaskListViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        addTapped()
        return false
    }
}

extension TaskListViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.tasks.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
        let task = viewModel.tasks[indexPath.row]
        cell.textLabel?.text = task.title
        cell.textLabel?.textColor = task.isDone ? .secondaryLabel : .label
        cell.accessoryType = task.isDone ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        viewModel.toggle(at: indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        viewModel.delete(at: indexPath.row)
    }
}
