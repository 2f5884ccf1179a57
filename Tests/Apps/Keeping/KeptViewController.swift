import UIKit

/// A row for each place in which an app keeps something, with what was found there.
final class KeptViewController: UITableViewController {
    private let keepers: [Keeper]
    private var found: [String] = []

    init(_ keepers: [Keeper]) {
        self.keepers = keepers
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kept"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Keep", style: .plain, target: self, action: #selector(keep))
        look()
    }

    @objc private func keep() {
        do {
            for keeper in keepers { try keeper.keep() }
        } catch {
            title = "\(error)"
        }
        look()
    }

    private func look() {
        found = keepers.map { "\($0.name): \($0.found() ?? "nothing")" }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = found[indexPath.row]
        return cell
    }
}
