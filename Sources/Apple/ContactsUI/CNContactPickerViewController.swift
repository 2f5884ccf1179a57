public import Contacts
public import Foundation
public import UIKit

/// Lets the person choose a contact. The app needs no permission for that.
///
/// One contact is chosen, also by a delegate that takes several.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// Who is told of what was chosen.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// What of a contact is shown. Without effect: its name is.
    open var displayedPropertyKeys: [String]?
    /// Which contacts can be chosen; all by default.
    open var predicateForEnablingContact: NSPredicate?
    /// Which contacts are given as a whole; all by default.
    open var predicateForSelectionOfContact: NSPredicate?
    private let list = ContactList()

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.isEnabled = { [weak self] in self?.predicateForEnablingContact?.evaluate(with: $0) ?? true }
        list.finish = { [weak self] chosen in self?.finish(chosen) }
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func finish(_ chosen: CNContact?) {
        dismiss(animated: true)
        if let chosen {
            delegate?.contactPicker(self, didSelect: chosen)
        } else {
            delegate?.contactPickerDidCancel(self)
        }
    }
}

/// Is told what contacts a person has chosen.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Nothing was chosen.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// A contact was chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Several contacts were chosen; here it is one. Called for a delegate that does not take one contact by itself.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        contactPicker(picker, didSelect: [contact])
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
