public import UIKit

/// A page of the web inside an app.
///
/// There is no browser inside of apps here: the page opens in the browser of the desktop as soon as the controller is on
/// screen, and the controller shows its address, a button that opens it again, and one that goes back to the app.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How a page is shown.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Whether a page comes in the form for reading. Kept.
        open var entersReaderIfAvailable = false
        /// Whether the bar goes while the page is scrolled. Kept.
        open var barCollapsingEnabled = true
        /// The button beside the address. Kept: it belongs to an extension of Safari's.
        open var activityButton: AnyObject?

        public override init() { super.init() }

        nonisolated public func copy(with zone: NSZone? = nil) -> Any {
            let copy = MainActor.assumeIsolated {
                let copy = Configuration()
                copy.entersReaderIfAvailable = entersReaderIfAvailable
                copy.barCollapsingEnabled = barCollapsingEnabled
                copy.activityButton = activityButton
                return copy
            }
            return copy
        }
    }

    /// What the button that goes back says. The numbers are Apple's (SFSafariViewController.h).
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done = 0
        /// Close.
        case close = 1
        /// Cancel.
        case cancel = 2
    }

    /// Who is told. It is not kept.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The configuration that the controller was made with.
    public let configuration: Configuration
    /// The colour of the bar; nil takes the system's.
    open var preferredBarTintColor: UIColor? { didSet { showColors() } }
    /// The colour of the buttons; nil takes the system's.
    open var preferredControlTintColor: UIColor? { didSet { showColors() } }
    /// What the button that goes back says. `.done` by default.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { showStyle() } }

    private let url: URL
    private var hasOpened = false
    private let bar = UIView(), line = UIView()
    private let back = UIButton(type: .system), again = UIButton(type: .system)
    private let host = UILabel(), address = UILabel()

    /// Creates a controller for a page. As on iOS it ends the app for an address that is not of `http` or `https`.
    public init(url URL: URL, configuration: Configuration) {
        precondition(
            ["http", "https"].contains(URL.scheme?.lowercased()),
            "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Creates a controller for a page.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a controller for a page that comes in the form for reading, where there is one.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: The screen

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        host.text = url.host
        host.font = .systemFont(ofSize: 15)
        host.textAlignment = .center
        host.lineBreakMode = .byTruncatingMiddle
        address.text = url.absoluteString
        address.font = .preferredFont(forTextStyle: .footnote)
        address.textColor = .secondaryLabel
        address.textAlignment = .center
        address.numberOfLines = 4
        back.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        back.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        again.setTitle("Open in Browser", for: .normal)
        again.titleLabel?.font = .systemFont(ofSize: 17)
        again.addAction(UIAction { [weak self] _ in self?.openPage() }, for: .touchUpInside)
        for part in [bar, line, back, host, address, again] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: safe.topAnchor, constant: 44),
            line.topAnchor.constraint(equalTo: bar.bottomAnchor),
            line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            back.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            back.centerYAnchor.constraint(equalTo: safe.topAnchor, constant: 22),
            host.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            host.centerYAnchor.constraint(equalTo: back.centerYAnchor),
            host.leadingAnchor.constraint(greaterThanOrEqualTo: back.trailingAnchor, constant: 8),
            again.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            again.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            address.bottomAnchor.constraint(equalTo: again.topAnchor, constant: -12),
            address.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 32),
            address.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -32),
        ])
        showColors()
        showStyle()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpened else { return }
        hasOpened = true
        UIApplication.shared.open(url, options: [:]) { [weak self] isOpen in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
        }
    }

    private func showColors() {
        bar.backgroundColor = preferredBarTintColor ?? .secondarySystemBackground
        back.tintColor = preferredControlTintColor
        again.tintColor = preferredControlTintColor
    }

    private func showStyle() {
        let title =
            switch dismissButtonStyle {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        back.setTitle(title, for: .normal)
    }

    private func openPage() { UIApplication.shared.open(url, options: [:]) { _ in } }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        guard let presenting = presentingViewController else {
            navigationController?.popViewController(animated: true)
            return
        }
        presenting.dismiss(animated: true)
    }
}
