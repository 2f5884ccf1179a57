public import UIKit
import WebKit

/// A page of the web inside an app, with bars that go back to the app, through the pages, and to the desktop's browser.
///
/// Where the engine of pages is not installed, the page opens in the browser of the desktop as soon as the controller is on
/// screen, and the controller shows its address and a button that opens it again.
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
    /// Whether the page is shown here, and not by the desktop's browser.
    lazy var showsPage = WebEngine.isInstalled
    private lazy var page: PageScreen? = showsPage ? PageScreen(self, url) : nil
    private lazy var note = page == nil ? AddressNote(url) { [weak self] in self?.openOutside() } : nil

    /// Decides about addresses before the page has them. True keeps an address from the page.
    package var _takesAddress: ((URL) -> Bool)?
    /// Called when the person goes back to the app, in place of the delegate.
    package var _wasFinished: (() -> Void)?
    /// Whether what the page leaves is forgotten with it.
    package var _isEphemeral = false
    /// What is asked for with the first request, beside its address.
    package var _headers: [String: String] = [:]

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
        for part in [page?.view, note].compactMap(\.self) {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        note?.back.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        showColors()
        showStyle()
        page?.load(_headers)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard page == nil, !hasOpened else { return }
        hasOpened = true
        UIApplication.shared.open(url, options: [:]) { [weak self] isOpen in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
        }
    }

    private func showColors() {
        let bar = preferredBarTintColor ?? .secondarySystemBackground
        page?.show(bar: bar, controls: preferredControlTintColor)
        note?.bar.backgroundColor = bar
        note?.tintColor = preferredControlTintColor
    }

    private func showStyle() {
        let title =
            switch dismissButtonStyle {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        page?.back.setTitle(title, for: .normal)
        note?.back.setTitle(title, for: .normal)
    }

    // MARK: The bars

    private func openOutside() { UIApplication.shared.open(url, options: [:]) { _ in } }

    /// Gives the page that is shown to the desktop's browser.
    func openInBrowser(_ url: URL) {
        delegate?.safariViewControllerWillOpenInBrowser(self)
        UIApplication.shared.open(url, options: [:]) { _ in }
    }

    /// Offers what can be done with the page that is shown.
    func share(_ url: URL, title: String?, from source: UIView) {
        let activities = delegate?.safariViewController(self, activityItemsFor: url, title: title) ?? []
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
        sheet.popoverPresentationController?.sourceView = source
        present(sheet, animated: true)
    }

    /// Goes back to the app.
    func finish() {
        if let _wasFinished { return _wasFinished() }
        delegate?.safariViewControllerDidFinish(self)
        guard let presenting = presentingViewController else {
            navigationController?.popViewController(animated: true)
            return
        }
        presenting.dismiss(animated: true)
    }
}
