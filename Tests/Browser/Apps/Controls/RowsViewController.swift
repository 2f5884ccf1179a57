import UIKit

/// A thousand rows.
final class RowsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = "Chose \(indexPath.row + 1)"
        tableView.deselectRow(at: indexPath, animated: false)
    }
}
