import UIKit

/// The screen's views, which every dialect binds in its own way.
final class BillView: UIView {
    let totalField = UITextField()
    let peopleControl = UISegmentedControl(items: ["2", "3", "4"])
    let shareLabel = UILabel()

    /// How many people are chosen.
    var people: Int { peopleControl.selectedSegmentIndex + 2 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        totalField.placeholder = "Total"
        totalField.borderStyle = .roundedRect
        totalField.keyboardType = .numberPad
        peopleControl.selectedSegmentIndex = 0
        shareLabel.font = .preferredFont(forTextStyle: .title2)
        shareLabel.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [totalField, peopleControl, shareLabel])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("not in a storyboard")
    }
}
