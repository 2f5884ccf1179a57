import UIKit

class ListViewController: UITableViewController {
    let names = ["a", "b"]
    override func viewDidLoad() { super.viewDidLoad() }
}

// What Objective-C's dispatch allows: members overridden in an extension.
extension ListViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("appears", animated, #function)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    open override var title: String? {
        get { "<" + (super.title ?? "") + ">" }
        set { super.title = newValue }
    }
}

class Base: NSObject {
    func plain() -> String { "base" }
}
class Derived: Base {}

func checkOverrides() {
    let list = ListViewController(style: .plain)
    list.loadViewIfNeeded()
    print(list.tableView.numberOfRows(inSection: 0))
    print(list.tableView(list.tableView, cellForRowAt: IndexPath(row: 1, section: 0)).textLabel?.text ?? "-")
    list.beginAppearanceTransition(true, animated: false)
    list.endAppearanceTransition()
    list.title = "t"
    print(list.title ?? "-", list.preferredStatusBarStyle == .lightContent, Derived().plain())
}
