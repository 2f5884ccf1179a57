import Seam
import UIKit

final class TodoListViewController: UIViewController {
    let titleField = UITextField()
    let addButton = UIButton(type: .system)
    let tableView = UITableView()

    private let viewModel = TodoViewModel()
    private var bindings: BindingToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        bindings = BindingToken {
            viewModel.$title.bindTwoWay(to: titleField)
            addButton.on { [viewModel] in viewModel.add() }
            viewModel.$items.bind(to: tableView) { cell, item in cell.textLabel?.text = item.title }
        }
    }

    private func setUpViews() {
        view.backgroundColor = .systemBackground
        titleField.placeholder = "Todo title"
        titleField.borderStyle = .roundedRect
        addButton.setTitle("Add Todo", for: .normal)
        for view in [titleField, addButton, tableView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            titleField.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            titleField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            titleField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            addButton.topAnchor.constraint(equalTo: titleField.bottomAnchor, constant: 10),
            addButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            tableView.topAnchor.constraint(equalTo: addButton.bottomAnchor, constant: 20),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
