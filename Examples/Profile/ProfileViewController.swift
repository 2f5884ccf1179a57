import Combine
import UIKit

final class ProfileViewController: UIViewController {
    private let viewModel: ProfileViewModel
    private var bindings: Set<AnyCancellable> = []

    private let greetingLabel = UILabel()
    private let nameField = UITextField()
    private let emailField = UITextField()
    private let problemLabel = UILabel()
    private let saveButton = UIButton(configuration: .filled())
    private let resetButton = UIButton(type: .system)
    private let savedLabel = UILabel()

    init(viewModel: ProfileViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        setUpViews()
        bind()
    }

    private func setUpViews() {
        greetingLabel.font = .preferredFont(forTextStyle: .title2)
        greetingLabel.textAlignment = .center
        greetingLabel.numberOfLines = 0
        greetingLabel.accessibilityIdentifier = "greeting"

        nameField.borderStyle = .roundedRect
        nameField.placeholder = "Name"
        nameField.clearButtonMode = .whileEditing
        emailField.borderStyle = .roundedRect
        emailField.placeholder = "E-mail"
        emailField.keyboardType = .emailAddress
        emailField.autocapitalizationType = .none

        problemLabel.font = .preferredFont(forTextStyle: .footnote)
        problemLabel.textColor = .systemRed
        problemLabel.numberOfLines = 0

        saveButton.setTitle("Save", for: .normal)
        saveButton.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
        resetButton.setTitle("Reset", for: .normal)
        resetButton.addTarget(self, action: #selector(resetTapped), for: .touchUpInside)

        savedLabel.font = .preferredFont(forTextStyle: .footnote)
        savedLabel.textColor = .secondaryLabel
        savedLabel.textAlignment = .center

        let stack = UIStackView(arrangedSubviews: [
            greetingLabel, nameField, emailField, problemLabel, saveButton, resetButton, savedLabel,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(24, after: greetingLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
        ])
    }

    private func bind() {
        nameField.bind(\.name, of: viewModel, changes: viewModel.$name).store(in: &bindings)
        emailField.bind(\.email, of: viewModel, changes: viewModel.$email).store(in: &bindings)
        viewModel.greeting
            .sink { [weak self] in self?.greetingLabel.text = $0 }
            .store(in: &bindings)
        viewModel.$problem
            .sink { [weak self] problem in
                self?.problemLabel.text = problem
                self?.problemLabel.isHidden = problem == nil
            }
            .store(in: &bindings)
        viewModel.$canSave
            .sink { [weak self] in self?.saveButton.isEnabled = $0 }
            .store(in: &bindings)
        viewModel.savedText
            .sink { [weak self] in self?.savedLabel.text = $0 }
            .store(in: &bindings)
    }

    @objc private func saveTapped() {
        view.endEditing(true)
        viewModel.save()
    }

    @objc private func resetTapped() {
        viewModel.reset()
    }
}
