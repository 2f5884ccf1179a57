import Combine
import UIKit

final class RemarksViewController: UIViewController {
    private let viewModel = RemarksViewModel()
    private let label = UILabel()
    private let field = UITextField()
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let buttons = [
            ("Ping", #selector(pingTapped)), ("Rename", #selector(renameTapped)), ("Lose", #selector(loseTapped)),
            ("Work", #selector(workTapped)),
        ].map { title, action in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: action, for: .touchUpInside)
            return button
        }
        field.placeholder = "Name"
        field.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
        let stack = UIStackView(arrangedSubviews: [label, field] + buttons)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        viewModel.pings.sink { _ in }.store(in: &cancellables)
        viewModel.$name.dropFirst().sink { [weak self] in self?.field.text = $0 }.store(in: &cancellables)
        viewModel.$greeting.dropFirst().sink { [weak self] in self?.label.text = $0 }.store(in: &cancellables)
    }

    @objc private func pingTapped() { viewModel.ping() }

    @objc private func renameTapped() { viewModel.rename() }

    /// The value goes to the view model and comes back to the field that it is from.
    @objc private func nameChanged() { viewModel.name = field.text ?? "" }

    @objc private func loseTapped() {
        _ = viewModel.$greeting.sink { [weak self] in self?.label.text = $0 }
    }

    @objc private func workTapped() { viewModel.work() }
}
