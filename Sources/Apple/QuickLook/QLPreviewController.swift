public import Foundation
public import UIKit

/// Says which files are shown.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// How many files there are.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// The file at a place.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is told what becomes of a screen of files. The methods are optional.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    /// The screen goes.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// The screen is gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files, one at a time. Alone it has a bar with a button that ends it; in a navigation controller it uses that's bar.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    /// Who says which files are shown; held weakly.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
    /// Who is told; held weakly.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The place of the file that is shown; 0 by default.
    open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { refreshCurrentPreviewItem() } } }

    private let bar = UINavigationBar()
    private let barItem = UINavigationItem()
    private let content = UIView()

    /// The file that is shown; nil if there is none.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource else { return nil }
        let count = dataSource.numberOfPreviewItems(in: self)
        guard (0..<max(0, count)).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Whether a file can be shown: pictures, texts and documents in PDF can.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL else { return false }
        return FilePreview(url).isShown
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let isAlone = navigationController == nil
        for view in [content] + (isAlone ? [bar] : []) {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        if isAlone {
            barItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
            bar.items = [barItem]
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: isAlone ? bar.bottomAnchor : view.safeAreaLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        refreshCurrentPreviewItem()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
    }

    /// Asks the data source anew.
    open func reloadData() { refreshCurrentPreviewItem() }

    /// Shows the file anew.
    open func refreshCurrentPreviewItem() {
        loadViewIfNeeded()
        for view in content.subviews { view.removeFromSuperview() }
        let item = currentPreviewItem
        let name = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
        (title, barItem.title) = (name, name)
        let shown = item?.previewItemURL.map { FilePreview($0).view } ?? UIView()
        shown.frame = content.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(shown)
    }
}
