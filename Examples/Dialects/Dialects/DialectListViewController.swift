import UIKit

/// The ways to write one screen.
final class DialectListViewController: UITableViewController {
    private let dialects: [(title: String, screen: () -> UIViewController)] = [
        ("Closure box", { ClosureBillViewController() }), ("Combine", { CombineBillViewController() }),
        ("RxSwift", { RxBillViewController() }), ("Input/Output", { InputOutputBillViewController() }),
        ("Observation", { ObservationBillViewController() }), ("Toolkit", { ToolkitBillViewController() }),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Split the bill"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dialect")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dialects.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "dialect", for: indexPath)
        cell.textLabel?.text = dialects[indexPath.row].title
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = dialects[indexPath.row].screen()
        screen.title = dialects[indexPath.row].title
        navigationController?.pushViewController(screen, animated: true)
    }
}
