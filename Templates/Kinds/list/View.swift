import UIKit

/// What the screen looks like.
final class __Screen__View: UIView {
    // only: code
    let titleField = UITextField()
    let addButton = UIButton(type: .system)
    let tableView = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        titleField.borderStyle = .roundedRect
        titleField.placeholder = "Title"
        addButton.setTitle("Add", for: .normal)
        addButton.setContentHuggingPriority(.required, for: .horizontal)
        let entry = UIStackView(arrangedSubviews: [titleField, addButton])
        entry.spacing = 12
        entry.isLayoutMarginsRelativeArrangement = true
        entry.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        let stack = UIStackView(arrangedSubviews: [entry, tableView])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }
    // end
    // only: storyboard
    @IBOutlet var titleField: UITextField!
    @IBOutlet var addButton: UIButton!
    @IBOutlet var tableView: UITableView!
    // end
}
