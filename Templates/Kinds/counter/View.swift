import UIKit

/// What the screen looks like.
final class __Screen__View: UIView {
    // only: code
    let countLabel = UILabel()
    let addButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        countLabel.textAlignment = .center
        addButton.setTitle("Add one", for: .normal)
        let stack = UIStackView(arrangedSubviews: [countLabel, addButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }
    // end
    // only: storyboard
    @IBOutlet var countLabel: UILabel!
    @IBOutlet var addButton: UIButton!
    // end
}
