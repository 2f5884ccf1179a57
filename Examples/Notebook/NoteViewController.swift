import UIKit

/// One note, which is kept when the screen is left.
final class NoteViewController: UIViewController {
    private let textView = UITextView()
    private let onLeave: (String) -> Void

    init(text: String, onLeave: @escaping (String) -> Void) {
        self.onLeave = onLeave
        super.init(nibName: nil, bundle: nil)
        textView.text = text
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        textView.font = .preferredFont(forTextStyle: .body)
        textView.accessibilityLabel = "Text"
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: guide.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
            textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { onLeave(textView.text) }
    }
}
