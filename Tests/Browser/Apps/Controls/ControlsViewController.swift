import UIKit

final class ControlsViewController: UIViewController {
    private let log = UILabel()
    private let name = UITextField()
    private let secret = UITextField()
    private let notes = UITextView()
    private let wifi = UISwitch()
    private let volume = UISlider()
    private let guests = UIStepper()
    private let size = UISegmentedControl(items: ["Small", "Large"])
    private let progress = UIProgressView(progressViewStyle: .default)
    private let card = Card()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        view.backgroundColor = .systemBackground
        log.text = "Nothing yet"
        log.accessibilityIdentifier = "log"
        name.placeholder = "Name"
        secret.placeholder = "Password"
        secret.isSecureTextEntry = true
        for field in [name, secret] { field.borderStyle = .roundedRect }
        notes.accessibilityLabel = "Notes"
        notes.font = .systemFont(ofSize: 17)
        notes.backgroundColor = .secondarySystemBackground
        wifi.accessibilityLabel = "Wi-Fi"
        volume.accessibilityLabel = "Volume"
        volume.maximumValue = 50
        guests.accessibilityLabel = "Guests"
        progress.accessibilityLabel = "Upload"
        progress.progress = 0.25
        size.selectedSegmentIndex = 0
        card.accessibilityLabel = "Card"
        card.accessibilityHint = "Opens the card"
        let delete = UIButton(type: .system)
        delete.setTitle("Delete", for: .normal)
        delete.accessibilityIdentifier = "delete"
        let disabled = UIButton(type: .system)
        disabled.setTitle("Never", for: .normal)
        disabled.isEnabled = false

        name.addAction(UIAction { [weak self] _ in self?.tell("name \(self?.name.text ?? "")") }, for: .editingChanged)
        secret.addAction(
            UIAction { [weak self] _ in self?.tell("secret \(self?.secret.text?.count ?? 0)") }, for: .editingChanged)
        wifi.addAction(
            UIAction { [weak self] _ in self?.tell(self?.wifi.isOn == true ? "on" : "off") }, for: .valueChanged)
        volume.addAction(
            UIAction { [weak self] _ in self?.tell("volume \(Int(self?.volume.value.rounded() ?? 0))") },
            for: .valueChanged)
        guests.addAction(
            UIAction { [weak self] _ in self?.tell("guests \(Int(self?.guests.value ?? 0))") }, for: .valueChanged)
        size.addAction(
            UIAction { [weak self] _ in self?.tell("size \(self?.size.selectedSegmentIndex ?? -1)") },
            for: .valueChanged)
        delete.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        let count = UIButton(type: .system)
        count.setTitle("Touched 0", for: .normal)
        count.accessibilityIdentifier = "count"
        var touches = 0
        count.addAction(
            UIAction { [weak count] _ in
                touches += 1
                count?.setTitle("Touched \(touches)", for: .normal)
            }, for: .touchUpInside)
        card.tell = { [weak self] in self?.tell($0) }

        let stack = UIStackView(arrangedSubviews: [
            log, name, secret, notes, wifi, volume, guests, size, progress, card, count, delete, disabled,
        ])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            notes.heightAnchor.constraint(equalToConstant: 60),
            card.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    private func tell(_ text: String) { log.text = text }

    private func ask() {
        let alert = UIAlertController(title: "Delete all?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { [weak self] _ in self?.tell("kept") })
        alert.addAction(
            UIAlertAction(title: "Erase", style: .destructive) { [weak self] _ in
                self?.tell("erased")
                UIAccessibility.post(notification: .announcement, argument: "All is gone")
            })
        present(alert, animated: true)
    }
}

/// A view of the app's own that a person can use.
final class Card: UIView {
    var tell: (String) -> Void = { _ in }
    private var activations = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { [weak self] _ in
                self?.tell("archived")
                return true
            }
        ]
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool {
        activations += 1
        tell("card \(activations)")
        return true
    }
}
