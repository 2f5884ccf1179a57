import UIKit

final class ReaderViewController: UIViewController {
    private let viewModel: ReaderViewModel
    private var observations: [NSKeyValueObservation] = []
    private var bookmarkContext = 0

    private let textView = UITextView()
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let statusLabel = UILabel()
    private let bookmarkLabel = UILabel()

    init(viewModel: ReaderViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    deinit {
        viewModel.removeObserver(
            self, forKeyPath: #keyPath(ReaderViewModel.bookmarkText), context: &bookmarkContext)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.book.title
        setUpViews()
        bind()
    }

    private func bind() {
        observations = [
            // The view model's properties, by key path
            viewModel.observe(\.fontSize, options: [.initial, .new]) { [weak self] _, change in
                self?.textView.font = .systemFont(ofSize: CGFloat(change.newValue ?? 20))
            },
            viewModel.observe(\.status, options: [.initial]) { [weak self] viewModel, _ in
                self?.statusLabel.text = viewModel.status
            },
            viewModel.observe(\.progress) { [weak self] viewModel, _ in
                self?.progressView.progress = Float(viewModel.progress)
            },
            // A property of UIKit's
            textView.observe(\.contentOffset, options: [.old, .new]) { [weak self] textView, change in
                guard change.oldValue != change.newValue else { return }
                self?.scrolled(textView)
            },
            // A key of the defaults
            viewModel.defaults.observe(\.isNightPage, options: [.initial, .new]) { [weak self] _, change in
                self?.colorPage(isNight: change.newValue ?? false)
            },
        ]
        // The same by name, as it was done before Swift
        viewModel.addObserver(
            self, forKeyPath: #keyPath(ReaderViewModel.bookmarkText), options: [.initial, .new],
            context: &bookmarkContext)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &bookmarkContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        bookmarkLabel.text = change?[.newKey] as? String
    }

    private func scrolled(_ textView: UITextView) {
        let hidden = textView.contentSize.height - textView.bounds.height
        guard hidden > 0 else { return }
        viewModel.progress = Double(min(max(textView.contentOffset.y / hidden, 0), 1))
    }

    private func colorPage(isNight: Bool) {
        navigationController?.overrideUserInterfaceStyle = isNight ? .dark : .light
    }

    @objc private func enlarge() { viewModel.enlarge() }
    @objc private func shrink() { viewModel.shrink() }
    @objc private func bookmark() { viewModel.bookmark() }
    @objc private func turnPageColor() { viewModel.turnPageColor() }

    private func setUpViews() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Night", style: .plain, target: self, action: #selector(turnPageColor))
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "A+", style: .plain, target: self, action: #selector(enlarge)),
            UIBarButtonItem(title: "A-", style: .plain, target: self, action: #selector(shrink)),
            UIBarButtonItem(title: "Mark", style: .plain, target: self, action: #selector(bookmark)),
        ]
        view.backgroundColor = .systemBackground
        textView.text = viewModel.book.paragraphs.joined(separator: "\n\n")
        textView.isEditable = false
        for label in [statusLabel, bookmarkLabel] {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
        }
        let stack = UIStackView(arrangedSubviews: [progressView, statusLabel, bookmarkLabel])
        stack.axis = .vertical
        stack.spacing = 6
        for subview in [textView, stack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: guide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
            textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
        ])
    }
}
