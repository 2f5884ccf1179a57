import RxCocoa
import RxSwift
import UIKit

final class SignUpViewController: UIViewController {
    let nameField = UITextField()
    let passwordField = UITextField()
    let signUpButton = UIButton(type: .system)

    private let viewModel = SignUpViewModel()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        let output = viewModel.transform(
            .init(
                name: nameField.rx.text.orEmpty.asObservable(),
                password: passwordField.rx.text.orEmpty.asObservable()))
        output.isValid.drive(signUpButton.rx.isEnabled).disposed(by: disposeBag)
    }

    private func setUpViews() {
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        for field in [nameField, passwordField] { field.borderStyle = .roundedRect }
        signUpButton.setTitle("Sign up", for: .normal)
        let stack = UIStackView(arrangedSubviews: [nameField, passwordField, signUpButton])
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
