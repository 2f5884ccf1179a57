public import Foundation

/// The key of a product's number in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The store's page of a product, which cannot be loaded.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    /// The object that hears that the person is done; held weakly.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Loads the page of a product: fails with `SKError.storeProductNotAvailable`.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        Store.notice("no page of a product is loaded")
        DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Cannot connect to the App Store"
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        let done = UIButton(type: .system)
        done.setTitle("Done", for: .normal)
        done.translatesAutoresizingMaskIntoConstraints = false
        done.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(done)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            done.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            done.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
        ])
    }

    private func finish() {
        if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: true) }
    }
}

/// Hears that the person is done with a page of the store; the app dismisses it.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
    /// The person is done.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
