import Combine
import UIKit

final class BadgeViewController: UIViewController {
    let nameField = UITextField()
    let teamField = UITextField()
    let titleLabel = UILabel()

    private let viewModel = BadgeViewModel()
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        for field in [nameField, teamField] {
            field.addTarget(self, action: #selector(edited), for: .editingChanged)
        }
        viewModel.title
            .sink { [weak self] in self?.titleLabel.text = $0 }
            .store(in: &cancellables)
    }

    @objc private func edited() {
        viewModel.update(name: nameField.text ?? "", team: teamField.text ?? "")
    }

    private func setUpViews() {
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        teamField.placeholder = "Team"
        for field in [nameField, teamField] { field.borderStyle = .roundedRect }
        let stack = UIStackView(arrangedSubviews: [nameField, teamField, titleLabel])
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
