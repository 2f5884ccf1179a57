import UIKit

class ActionsViewController: UIViewController, UITextFieldDelegate {
    private let button = UIButton(type: .system)
    private lazy var item = UIBarButtonItem(
        title: "Item", style: .plain, target: self, action: #selector(itemTapped))
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.tag = 5
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(tapped(_:event:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(ActionsViewController.privately), for: .touchUpInside)
        button.addTarget(nil, action: #selector(AppDelegate.nobodyElse(_:)), for: .touchUpInside)
        button.addTarget(self, action: Selector(("byName:")), for: .touchUpInside)
        button.addAction(
            UIAction { action in print("closure", (action.sender as? UIButton)?.tag ?? 0) }, for: .touchUpInside)
        field.delegate = self
        field.addTarget(self, action: #selector(typed), for: .editingChanged)
        view.addSubview(button)
        view.addSubview(field)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(viewTapped(_:))))
        navigationItem.rightBarButtonItem = item
        NotificationCenter.default.addObserver(
            self, selector: #selector(noted), name: Notification.Name("Note"), object: nil)
    }

    @objc func tapped() { print("tapped") }
    @IBAction func tapped(_ sender: UIButton) { print("tapped", sender.tag) }
    @IBAction @objc func tapped(_ sender: Any?, event: UIEvent?) { print("tapped with event") }
    @objc private func privately() { print("privately") }
    @objc fileprivate func byName(_ sender: UIControl) { print("by name", sender.tag) }
    @objc func itemTapped(_ sender: UIBarButtonItem) { print("item", sender.title ?? "-") }
    @objc func viewTapped(_ recognizer: UITapGestureRecognizer) { print("view tapped") }
    @objc func typed(_ field: UITextField) { print("typed", field.text ?? "") }
    @objc func noted(_ notification: Notification) { print("noted", notification.userInfo?["k"] ?? "-") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        print("return")
        return true
    }

    func check() {
        button.sendActions(for: .touchUpInside)
        field.text = "t"
        field.sendActions(for: .editingChanged)
        print(button.actions(forTarget: self, forControlEvent: .touchUpInside)?.joined(separator: " ") ?? "none")
        button.removeTarget(self, action: #selector(tapped(_:event:)), for: .allEvents)
        button.removeTarget(self, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        _ = (item.target as? NSObject)?.perform(item.action!, with: item)
        UIApplication.shared.sendAction(#selector(itemTapped(_:)), to: self, from: item, for: nil)
        print(UIApplication.shared.sendAction(Selector(("nowhere:")), to: nil, from: self, for: nil))
        NotificationCenter.default.post(name: Notification.Name("Note"), object: nil, userInfo: ["k": "v"])
        print(field.delegate?.responds(to: #selector(UITextFieldDelegate.textFieldShouldReturn(_:))) ?? false)
        print(field.delegate?.textFieldShouldReturn?(field) ?? false)
        print(
            canPerformAction(#selector(privately), withSender: nil),
            canPerformAction(#selector(copy(_:)), withSender: nil))
    }
}
