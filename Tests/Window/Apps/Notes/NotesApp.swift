import Combine
import UIKit

@main
final class NotesApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = NotesViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class NotesViewModel {
    @Published var text = ""
    var summary: AnyPublisher<String, Never> {
        $text.map { "\($0.count) letters: \($0.replacingOccurrences(of: "\n", with: "/"))" }.eraseToAnyPublisher()
    }
}

/// A text view that is bound both ways, its letters counted above it.
final class NotesViewController: UIViewController, UITextViewDelegate {
    private let viewModel = NotesViewModel()
    private let counter = UILabel()
    private let notes = UITextView()
    private var bindings: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        notes.font = .preferredFont(forTextStyle: .body)
        notes.backgroundColor = .secondarySystemBackground
        notes.delegate = self
        notes.accessibilityIdentifier = "notes"
        let stack = UIStackView(arrangedSubviews: [counter, notes])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            stack.heightAnchor.constraint(equalToConstant: 300),
        ])
        viewModel.summary.sink { [counter] in counter.text = $0 }.store(in: &bindings)
        viewModel.$text.sink { [notes] in if notes.text != $0 { notes.text = $0 } }.store(in: &bindings)
    }

    func textViewDidChange(_ textView: UITextView) { viewModel.text = textView.text }
}
