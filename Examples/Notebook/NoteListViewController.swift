import UIKit

final class NoteListViewController: UITableViewController, UISearchResultsUpdating {
    private let viewModel: NoteListViewModel
    private let empty = UILabel()

    init(viewModel: NoteListViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notebook"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: self, action: #selector(compose))
        navigationItem.rightBarButtonItem?.accessibilityLabel = "New note"
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        empty.text = "No notes"
        empty.textColor = .secondaryLabel
        empty.textAlignment = .center
        viewModel.onChange = { [weak self] in self?.show($0) }
        viewModel.onError = { [weak self] in self?.show(error: $0) }
        show(nil)
    }

    private func show(_ changes: [NoteResults.Change]?) {
        tableView.backgroundView = viewModel.isEmpty ? empty : nil
        guard let changes, view.window != nil else { return tableView.reloadData() }
        tableView.performBatchUpdates { [tableView = tableView!] in
            for change in changes {
                switch change {
                case .insert(let place): tableView.insertRows(at: [place], with: .automatic)
                case .delete(let place): tableView.deleteRows(at: [place], with: .automatic)
                case .update(let place): tableView.reloadRows(at: [place], with: .automatic)
                case .move(let from, let to):
                    tableView.deleteRows(at: [from], with: .automatic)
                    tableView.insertRows(at: [to], with: .automatic)
                case .insertSection(let section): tableView.insertSections([section], with: .automatic)
                case .deleteSection(let section): tableView.deleteSections([section], with: .automatic)
                }
            }
        }
    }

    private func show(error: String) {
        let alert = UIAlertController(title: "Not saved", message: error, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    @objc private func compose() {
        let note = NoteViewController(text: "") { [viewModel] in viewModel.write($0, at: nil) }
        navigationController?.pushViewController(note, animated: true)
    }

    func updateSearchResults(for searchController: UISearchController) {
        viewModel.search(searchController.searchBar.text ?? "")
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { viewModel.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        viewModel.sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "note")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "note")
        let row = viewModel.row(at: indexPath)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.imageView?.image = row.isPinned ? UIImage(systemName: "pin.fill") : nil
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let note = NoteViewController(text: viewModel.row(at: indexPath).text) { [viewModel] in
            viewModel.write($0, at: indexPath)
        }
        navigationController?.pushViewController(note, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let isPinned = viewModel.row(at: indexPath).isPinned
        let pin = UIContextualAction(style: .normal, title: isPinned ? "Unpin" : "Pin") { [viewModel] _, _, done in
            viewModel.togglePin(at: indexPath)
            done(true)
        }
        pin.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [pin])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [viewModel] _, _, done in
            viewModel.delete(at: indexPath)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
