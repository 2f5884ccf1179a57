import UIKit

/// What the screen looks like.
final class __Screen__View: UIView {
    // only: code
    let nameField = UITextField()
    let ageField = UITextField()
    let messageLabel = UILabel()
    let saveButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        nameField.borderStyle = .roundedRect
        nameField.placeholder = "Name"
        ageField.borderStyle = .roundedRect
        ageField.placeholder = "Age"
        ageField.keyboardType = .numberPad
        messageLabel.numberOfLines = 0
        saveButton.setTitle("Save", for: .normal)
        let stack = UIStackView(arrangedSubviews: [nameField, ageField, messageLabel, saveButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }
    // end
    // only: storyboard
    @IBOutlet var nameField: UITextField!
    @IBOutlet var ageField: UITextField!
    @IBOutlet var messageLabel: UILabel!
    @IBOutlet var saveButton: UIButton!
    // end
}
