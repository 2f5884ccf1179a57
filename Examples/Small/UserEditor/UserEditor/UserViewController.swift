import Seam
import UIKit

final class UserViewController: UIViewController {
    let nameField = UITextField()
    let ageField = UITextField()
    let greetingLabel = UILabel()

    private let viewModel = UserViewModel(user: User(name: "Alice", age: 30))
    private var bindings: BindingToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        bindings = BindingToken {
            viewModel.$user.name.bindTwoWay(to: nameField)
            viewModel.$user.age.bindTwoWay(to: ageField, .text)
            viewModel.greeting.bind(to: greetingLabel)
        }
    }

    private func setUpViews() {
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        ageField.placeholder = "Age"
        ageField.keyboardType = .numberPad
        for field in [nameField, ageField] { field.borderStyle = .roundedRect }
        greetingLabel.textAlignment = .center
        greetingLabel.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [nameField, ageField, greetingLabel])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }
}
