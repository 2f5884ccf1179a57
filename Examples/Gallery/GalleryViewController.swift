import UIKit

/// The list of examples; a tap opens one.
final class GalleryViewController: UITableViewController {
    private let examples: [Example]
    private let launcher = ExampleLauncher()

    init(examples: [Example]) {
        self.examples = examples
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Examples"
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        examples.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Example")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Example")
        let example = examples[indexPath.row]
        cell.textLabel?.text = example.name
        cell.detailTextLabel?.text = example.summary
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.detailTextLabel?.numberOfLines = 0
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        do {
            try launcher.open(examples[indexPath.row])
        } catch {
            print("The example cannot be opened: \(error)")
        }
    }
}
