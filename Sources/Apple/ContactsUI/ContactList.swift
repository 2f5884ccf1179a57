import Contacts
import Foundation
import UIKit

/// The names of contacts, of which a person chooses one.
@MainActor
final class ContactList: UITableViewController {
    var isEnabled: (CNContact) -> Bool = { _ in true }
    var finish: (CNContact?) -> Void = { _ in }
    private var contacts: [CNContact] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        contacts = CNContactStore().contactsForPicker()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = contacts[indexPath.row]
        cell.textLabel?.text = CNContactFormatter.string(from: contact, style: .fullName)
        cell.textLabel?.textColor = isEnabled(contact) ? .label : .tertiaryLabel
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        isEnabled(contacts[indexPath.row]) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        finish(contacts[indexPath.row])
    }
}
