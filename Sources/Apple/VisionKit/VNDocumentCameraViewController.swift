public import UIKit

/// Takes pictures of pages. There is no camera for it here: it is not supported, as in the Simulator. Where it is shown
/// nevertheless, it can be cancelled.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
    /// False.
    open class var isSupported: Bool { false }

    /// Hears of what the person does.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let item = UINavigationItem()
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.documentCameraViewControllerDidCancel(self)
            })
        let bar = UINavigationBar()
        bar.items = [item]
        bar.overrideUserInterfaceStyle = .dark
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ])
    }
}

/// Hears of pages that are taken pictures of.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    /// The person keeps the pictures.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// The person keeps none.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// It did not work.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    /// Does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    /// Does nothing.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    /// Does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// Pictures of pages. None are made here.
@MainActor @preconcurrency
open class VNDocumentCameraScan: NSObject {
    private let pages: [UIImage]
    /// What the pages are called.
    public let title: String

    init(pages: [UIImage], title: String) {
        self.pages = pages
        self.title = title
    }

    /// How many there are.
    open var pageCount: Int { pages.count }
    /// The picture of a page, from 0.
    open func imageOfPage(at index: Int) -> UIImage { pages[index] }
}
